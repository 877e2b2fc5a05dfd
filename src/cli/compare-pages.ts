import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareCopy } from './compare-pages/compare-copy.ts';
import { compareSnapshots } from './compare-pages/compare-snapshots.ts';
import { takeSnapshot } from './compare-pages/take-snapshot.ts';

/**
 * `npm run compare:pages`: whether a change of the code changed a page.
 *
 * `snapshot <folder> [--root <checkout>] [--only <expression>]` stores text, accessible tree and pictures of every page of
 * a built checkout, or of the addresses that match a regular expression (`scenarios` are the pages of carts, checkout,
 * account and operator);
 * `compare <before> <after>` prints what differs between two snapshots and exits with 1 when anything does;
 * `copy` has the vendor's CLI carry the content of one installation into an empty one, and prints what differs between
 * their pages.
 */
const usage = `npm run compare:pages -- snapshot <folder> [--root <checkout>] [--only <expression>]
npm run compare:pages -- compare <before> <after>
npm run compare:pages -- copy
`;
const checkout = resolve(import.meta.dirname, '../..');
/** Pages between two lines of progress. */
const progressStep = 20;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: checkout }, only: { type: 'string', default: '' } },
});
const [command, first, second] = positionals;

if (command === 'snapshot' && first) await snapshot(resolve(first), resolve(values.root));
else if (command === 'compare' && first && second) await compare(resolve(first), resolve(second));
else if (command === 'copy')
  process.exitCode = (await compareCopy((words) => process.stdout.write(`${words}\n`))) ? 0 : 1;
else {
  process.stderr.write(usage);
  process.exitCode = 2;
}

async function snapshot(folder: string, root: string): Promise<void> {
  const started = performance.now();
  const count = await takeSnapshot({
    folder,
    root,
    only: new RegExp(values.only),
    onPage: (done, all) => {
      if (done % progressStep === 0) process.stdout.write(`${done} of ${all} pages\n`);
    },
  });
  process.stdout.write(`${count} pages stored in ${Math.round((performance.now() - started) / 1000)} s\n`);
}

async function compare(before: string, after: string): Promise<void> {
  const { addresses, differences } = await compareSnapshots(before, after);
  for (const { address, message } of differences) process.stdout.write(`${address} ${message}\n`);
  const changed = new Set(differences.map(({ address }) => address)).size;
  process.stdout.write(`${addresses} pages compared, ${changed} differ\n`);
  process.exitCode = changed > 0 ? 1 : 0;
}
