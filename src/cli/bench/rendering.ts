import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodeSettings from '../../server/node-settings.json' with { type: 'json' };
import { freePort } from '../built-site.ts';
import { median } from './median.ts';
import type { RenderCosts } from './rendering/measured-site.ts';
import { readOptions, startReport } from './report/report.ts';

/**
 * `npm run bench -- rendering`: what a page that is not stored costs, the whole request as Node receives it, against
 * React's own `renderToPipeableStream` of the same element tree with its data at hand; both in one process, in turns.
 */
const paths = ['/', '/hotels/ulysses', '/souvenirs/product/karls-mug', '/collections/table-and-bar'];
const mostRatio = 2.5;

const { runs, only } = readOptions({ runs: 31, only: '' });
const report = startReport('rendering');
const folder = mkdtempSync(join(tmpdir(), 'ash-bench-'));
const child = fork(
  join(import.meta.dirname, 'rendering/measured-site.ts'),
  [String(runs), ...(only ? only.split(',') : paths)],
  {
    // The site logs each request that it renders.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...process.execArgv, ...nodeSettings.flags],
    env: {
      ...nodeSettings.environment,
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: `file:${join(folder, 'ash.db')}`,
      PORT: String(await freePort()),
      // No page of a rehearsal is stored.
      SITE_ENVIRONMENT: 'rehearsal',
      WARM_PICTURES: '0',
    },
  },
);
process.once('exit', () => child.kill());
report.note(`Processor time of one page, compressed with Brotli; median of ${runs} runs in turns. No page is stored.`);
child.on('message', ({ path, site, react }: RenderCosts) => {
  const [siteMs, reactMs] = [median(site), median(react)];
  report.add({ of: path, what: 'the site', unit: 'ms', value: siteMs });
  report.add({ of: path, what: 'React alone', unit: 'ms', value: reactMs });
  report.add({ of: path, what: "times React's", unit: '', value: siteMs / reactMs, atMost: mostRatio });
});
const [code] = await once(child, 'exit');
rmSync(folder, { recursive: true });
if (code !== 0) throw new Error(`The site ended with ${code}.`);
report.finish();
