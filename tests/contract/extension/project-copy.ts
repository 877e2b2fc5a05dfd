import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const copied = [
  ...['src', 'content', 'public', 'package.json', 'vite.config.ts', 'react-router.config.ts'],
  ...['tsconfig.base.json', 'tsconfig.node.json', 'tsconfig.web.json'],
];
const started = 60_000;

/** A copy of the project in a temporary folder, to be changed and served there. */
export type ProjectCopy = {
  read: (path: string) => string;
  /** Writes a file, and the folders above it. */
  write: (path: string, text: string) => void;
  /** Deletes a file, or a folder with all that it holds. */
  delete: (path: string) => void;
  /** Runs a command of `src/cli` to its end; throws when it fails. */
  run: (script: string) => void;
  /** Serves the copy from its sources, as `npm run dev` does, over a fresh database; answers with its address. */
  serve: () => Promise<string>;
  remove: () => Promise<void>;
};

/** Packages are linked one by one, so that what Vite caches beside them stays in the copy. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'ash-copy-'));
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!name.startsWith('.') || name === '.bin')
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  let server: ChildProcess | undefined;
  return {
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    write: (path, text) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    delete: (path) => rmSync(join(folder, path), { recursive: true }),
    run: (script) => {
      execFileSync(process.execPath, [script], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    },
    serve: async () => {
      const port = await freePort();
      server = spawn(process.execPath, ['--conditions=development', 'src/server/main.ts', '--dev'], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'development',
          NODE_NO_WARNINGS: '1',
          PORT: String(port),
          DATABASE_URL: `file:${join(folder, 'ash.db')}`,
          CONTENT_RATE_LIMIT: '0',
        },
      });
      const address = `http://localhost:${port}`;
      await untilReady(address, server);
      return address;
    },
    remove: async () => {
      if (server && server.exitCode === null) {
        const ended = new Promise((resolve) => server?.once('exit', resolve));
        server.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const bound = probe.address();
      if (bound === null || typeof bound === 'string') reject(new Error('no port was bound'));
      else probe.close(() => resolve(bound.port));
    });
  });
}

async function untilReady(address: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + started;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the copy ended with ${server.exitCode} before it was ready`);
    const alive = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (alive?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the copy was not ready within ${started} ms`);
}
