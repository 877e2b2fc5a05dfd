import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { chromium } from '@playwright/test';
import { Hono } from 'hono';
import { build, type Plugin } from 'vite';
import { createChallengeService, defaultDifficulty, defaultHardness } from '#embedded/challenge/challenge-service.ts';
import { securityHeaders } from '#server/security-headers.ts';
import { staticFiles } from '#server/static-files.ts';
import type { HttpService } from '#services/http-service.ts';
import { findChromium } from '../find-chromium.ts';
import { median } from './median.ts';
import { startReport } from './report/report.ts';

/**
 * `npm run bench -- challenge`: how long a visitor waits for the bot challenge, asked and solved 50 times in Chromium by the
 * code of the forms, each in a new worker; and the longest task of the main thread meanwhile. The median
 * must be between 0.3 and 1.5 s, no task over 50 ms, no worker missing and no solution wrong.
 */
const rounds = 50;
const leastMs = 300;
const mostMs = 1_500;
const longestTaskMs = 50;

/** The page's script. Tasks of 50 ms and less are not reported by the browser. */
const pageScript = `
  import { obtainSolution } from '/src/blocks/forms/challenge/obtain-solution.ts';
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask', buffered: true });
  window.longTasks = () => tasks;
  window.solveOnce = async () => {
    const started = performance.now();
    const solution = await obtainSolution('pk_bench', new AbortController().signal);
    return { ms: performance.now() - started, solution };
  };
`;
const pagePolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'";

const report = startReport('challenge');
const folder = mkdtempSync(join(tmpdir(), 'ash-bench-'));
await buildPage(join(folder, 'page'));
const service = await createChallengeService({
  database: join(folder, 'site.db'),
  signingKey: 'a key of the benchmark',
  publicKey: 'pk_bench',
  secretKey: 'sk_bench',
  hostnames: ['localhost'],
});
const site = await serveSite(join(folder, 'page'), service);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

const times: number[] = [];
let workers = 0;
let accepted = 0;
const page = await browser.newPage();
page.on('worker', () => {
  workers += 1;
});
page.on('pageerror', (error) => process.stderr.write(`${error}\n`));
await page.goto(site.address);
for (let round = 0; round < rounds; round += 1) {
  const { ms, solution } = await page.evaluate<{ ms: number; solution: string }>('solveOnce()');
  times.push(ms);
  if (await isAccepted(solution)) accepted += 1;
}
const longTasks = await page.evaluate<number[]>('longTasks()');
await browser.close();
await site.close();
await service.close();
rmSync(folder, { recursive: true });

report.note(
  `Difficulty ${defaultDifficulty}, hardness ${defaultHardness}, ${rounds} challenges, Chromium ${browser.version()}. The browser names no task of 50 ms or less.`,
);
const add = (what: string, unit: string, value: number, goal: { atLeast?: number; atMost?: number }) =>
  report.add({ of: 'a challenge', what, unit, value, ...goal });
add('median', 'ms', median(times), { atLeast: leastMs, atMost: mostMs });
add('longest', 'ms', Math.max(...times), {});
add('longest task of the main thread', 'ms', Math.max(0, ...longTasks), { atMost: longestTaskMs });
add('workers', '', workers, { atLeast: rounds, atMost: rounds });
add('accepted solutions', '', accepted, { atLeast: rounds });
report.finish();

async function buildPage(outDir: string): Promise<void> {
  const script: Plugin = {
    name: 'bench-script',
    resolveId: (id) => (id === 'bench' ? '\0bench' : null),
    load: (id) => (id === '\0bench' ? pageScript : null),
  };
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../../..'),
    publicDir: false,
    logLevel: 'warn',
    plugins: [script],
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: { input: 'bench', output: { entryFileNames: 'assets/bench.js' } },
    },
  });
}

/** Serves the page with the headers of the site, which hold for its worker as well. */
async function serveSite(root: string, challenges: HttpService) {
  const app = new Hono();
  app.use(securityHeaders('http://localhost'));
  app.get('/', (context) =>
    context.html('<!doctype html><title>Challenge</title><script type="module" src="/assets/bench.js"></script>', 200, {
      'Content-Security-Policy': pagePolicy,
    }),
  );
  app.post('/api/challenge', (context) => challenges.fetch(new Request('http://service/challenge', context.req.raw)));
  app.get('*', staticFiles(root));
  return new Promise<{ address: string; close: () => Promise<unknown> }>((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({
        address: `http://localhost:${port}/`,
        close: () => new Promise((closed) => server.close(closed)),
      }),
    );
  });
}

async function isAccepted(solution: string): Promise<boolean> {
  const body = JSON.stringify({ secretKey: 'sk_bench', solution });
  const response = await service.fetch(new Request('http://service/verify', { method: 'POST', body }));
  return response.ok && ((await response.json()) as { ok: boolean }).ok;
}
