import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Compiled code is cached from one start to the next: half of the time of a start. */
export const compileCache = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node');

export type RunningSite = {
  address: string;
  process: ChildProcess;
  /** As DATABASE_URL says it. */
  database: string;
  /** Ends it with SIGTERM, removes its database, and answers with its exit code. */
  stop: () => Promise<number | null>;
};

/**
 * Starts the production build on a free port, with a fresh database and `variables` on top. `onLog` gets its log, as text
 * that may end anywhere.
 */
export async function startSite(
  variables: Record<string, string> = {},
  onLog?: (text: string) => void,
): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'ash-e2e-'));
  // The sites of one run share finished pictures: making them takes longer than anything else.
  if (process.env.SHARED_PICTURES) symlinkSync(process.env.SHARED_PICTURES, join(folder, 'pictures'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const database = `file:${join(folder, 'ash.db')}`;
  const server = spawn(join(root, 'node_modules/.bin/node'), ['src/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', onLog ? 'pipe' : 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCache,
      PORT: String(port),
      DATABASE_URL: database,
      // Pictures that nobody asks for would take the processor from the tests.
      WARM_PICTURES: '0',
      // The suite asks for more pages a second than a guest would.
      CONTENT_RATE_LIMIT: '0',
      ...variables,
    },
  });
  if (onLog) server.stdout?.setEncoding('utf8').on('data', onLog);
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  await untilAlive(address, server);
  return {
    address,
    process: server,
    database,
    async stop() {
      server.kill('SIGTERM');
      const code = await ended;
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function untilAlive(address: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the site ended with ${server.exitCode} before it was ready`);
    const alive = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (alive?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the site was not ready within 60 s');
}
