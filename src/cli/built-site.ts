import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import nodeSettings from '../server/node-settings.json' with { type: 'json' };

const ownRoot = join(import.meta.dirname, '../..');
/** Longest that a start may take, with seeding an empty database, in ms. */
const startLimit = 120_000;
const pollEvery = 20;

export type BuiltSite = {
  address: string;
  pid: number;
  /** Ends the process at once, as a power cut would (SIGKILL). */
  kill: () => Promise<void>;
  /** Lets it end what it does (SIGTERM). */
  stop: () => Promise<void>;
};

/**
 * Starts the production build as a process of its own and answers once it serves. `variables` are added to the
 * environment: DATABASE_URL must be among them. `root` is the checkout whose build is served. Throws when the site ends
 * or is silent for two minutes.
 */
export async function startBuiltSite(
  port: number,
  variables: Record<string, string>,
  root = ownRoot,
): Promise<BuiltSite> {
  const child = spawn(process.execPath, [...process.execArgv, ...nodeSettings.flags, 'src/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...nodeSettings.environment,
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      // What is measured has the processor to itself.
      WARM_PICTURES: '0',
      PORT: String(port),
      ...variables,
    },
  });
  // It must not outlive the process that started it.
  const orphan = () => child.kill('SIGKILL');
  process.once('exit', orphan);
  const ended = once(child, 'exit').finally(() => process.off('exit', orphan));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  const address = `http://localhost:${port}`;
  const deadline = Date.now() + startLimit;
  while (!(await isAlive(address))) {
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode} before it served.`);
    if (Date.now() > deadline) {
      await end('SIGKILL');
      throw new Error(`The site did not serve within ${startLimit / 1000} s.`);
    }
    await delay(pollEvery);
  }
  return { address, pid: child.pid ?? 0, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

async function isAlive(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

/** A port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
