import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type StartedProcess = { origin: string; process: ChildProcess };

/** Starts a script of this folder, and waits until it has printed the port that it listens on. */
export async function start(script: string, ...parameters: string[]): Promise<StartedProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) return { origin: `http://127.0.0.1:${line}`, process: child };
  throw new Error('The process ended before it listened.');
}

/** Ends a process with SIGKILL, and waits until it has ended. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
