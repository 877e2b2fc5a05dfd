import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../built-site.ts';
import { median } from './median.ts';
import { startReport } from './report/report.ts';

/**
 * `npm run bench -- start`: time from starting the built server, on a database that is already seeded, to its first
 * answer 200 for the home page. Median of seven runs, in milliseconds.
 */
const root = join(import.meta.dirname, '../../..');
const runs = 7;
const report = startReport('start');
report.note(`From the start of the process to the first answer 200 of the home page; median of ${runs} starts.`);
const port = await freePort();
const folder = mkdtempSync(join(tmpdir(), 'ash-bench-'));

const seeding = await startOnce();
const times: number[] = [];
for (let run = 0; run < runs; run += 1) times.push(await startOnce());
rmSync(folder, { recursive: true });
report.add({ of: 'with data', what: 'time', unit: 'ms', value: median(times) });
report.add({ of: 'the first, which seeds the database', what: 'time', unit: 'ms', value: seeding });
report.finish();

async function startOnce(): Promise<number> {
  const started = performance.now();
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATABASE_URL: `file:${join(folder, 'ash.db')}` },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    while (performance.now() - started < 60_000) {
      const response = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(10_000) }).catch(
        () => null,
      );
      if (response?.ok) return performance.now() - started;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error('the server gave no 200 within 60 s');
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}
