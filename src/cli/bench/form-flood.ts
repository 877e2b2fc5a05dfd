import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, startBuiltSite } from '../built-site.ts';
import { contactPath, postContactForm, readContactForm } from '../contact-form.ts';
import { floodRequests } from './form-flood/flood-requests.ts';
import { measurePages, type PageTimes } from './form-flood/page-times.ts';
import { grownTables, tableSizes } from './form-flood/table-sizes.ts';
import { type LoadResult, loadProcess, startLoadClient } from './load/load-client.ts';
import { median } from './median.ts';
import { readOptions, startReport } from './report/report.ts';

/**
 * `npm run bench -- forms [--posts 100000] [--connections 200]`: how long the site's pages take while 100,000 contact forms without a
 * solution of the bot challenge are posted from 100 addresses, compared with before and after, in one run. Forms of
 * another visitor must go through meanwhile. A page may take at most 1.3 times as long, and no more
 * may be stored than the accepted forms, their mails and the counters.
 */
const { posts, connections } = readOptions({ posts: 100_000, connections: 200 });
const addresses = 100;
const formLimit = 60;
const limitWindow = 600;
const rounds = 5;
const mostRatio = 1.3;
/** Turns over all pages while nothing is posted. */
const quietTurns = 40;
const paths = ['/', '/hotels/ulysses', '/dining/karls'];
/** Between two forms of the visitor who is no part of the flood, in ms. */
const visitorPause = 2_000;

const report = startReport('forms');
const { print } = report;
const folder = mkdtempSync(join(tmpdir(), 'ash-bench-'));
const database = join(folder, 'ash.db');
const flood = startLoadClient();
await measureClient();

const site = await startBuiltSite(await freePort(), {
  DATABASE_URL: `file:${database}`,
  FORM_LIMIT: String(formLimit),
  TRUST_PROXY: '1',
  CONTENT_RATE_LIMIT: '0',
});
const fields = await readContactForm(site.address);
// Compiles what is to be measured, and lets the form grow old enough: one within two seconds is taken for a program's.
await measurePages(site.address, paths, (turns) => turns === quietTurns);
const before = tableSizes(database);

const quiet: PageTimes[] = [];
const busy: PageTimes[] = [];
const results: LoadResult[] = [];
const visits: number[] = [];
const started = performance.now();
for (let round = 0; round < rounds; round += 1) {
  quiet.push(await measurePages(site.address, paths, (turns) => turns === quietTurns));
  let isOver = false;
  const requests = floodRequests(addresses, fields, `Round ${round}`);
  const order = { url: site.address + contactPath, amount: posts / rounds, connections, requests };
  const sending = loadProcess(flood, site.pid, order).finally(() => {
    isOver = true;
  });
  const visitor = sendAsVisitor(round, () => isOver);
  busy.push(await measurePages(site.address, paths, () => isOver));
  const result = await sending;
  results.push(result);
  visits.push(...(await visitor));
  const { seconds, cpuShare, cut, latency, processorMs } = result;
  print(
    `round ${round + 1}: ${posts / rounds} posts in ${seconds.toFixed(1)} s (${(posts / rounds / seconds).toFixed(0)}/s), ` +
      `${JSON.stringify(result.statuses)}, ${cut} cut; answered after ${latency.median} ms, at most ${latency.longest}; ` +
      `the client took ${(cpuShare * 100).toFixed(0)} % of a processor, the site ${processorMs.toFixed(2)} ms of one for each post`,
  );
}
quiet.push(await measurePages(site.address, paths, (turns) => turns === quietTurns));
const seconds = (performance.now() - started) / 1000;
flood.close();
await site.stop();

for (const path of paths) reportPage(path);
report.add({ of: "another visitor's form meanwhile", what: 'median', unit: 'ms', value: median(visits) });
report.add({ of: "another visitor's form meanwhile", what: 'longest', unit: 'ms', value: Math.max(...visits) });
reportGrowth();
rmSync(folder, { recursive: true });
report.finish();

/** What the client can send: the measure is worth nothing where the client is what is slow. */
async function measureClient(): Promise<void> {
  const bare = fork(join(import.meta.dirname, 'load/bare-server.ts'), ['429', 'no']);
  const [port] = (await once(bare, 'message')) as [number];
  const requests = floodRequests(addresses, {}, 'Bare');
  const order = { url: `http://127.0.0.1:${port}/`, amount: 40_000, connections, requests };
  await flood.run(order);
  const { seconds, cpuShare } = await flood.run(order);
  print(
    `the client alone, against a bare Node server: ${(40_000 / seconds).toFixed(0)} posts/s with ${connections} ` +
      `connections, ${(cpuShare * 100).toFixed(0)} % of a processor`,
  );
  bare.kill();
}

/** Sends a form now and then from addresses of its own. Answers how long each took, in ms; each must be thanked for. */
async function sendAsVisitor(round: number, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const sent = performance.now();
    const letter = { ...fields, message: `Visitor ${round}-${times.length}` };
    const headers = { 'X-Forwarded-For': `10.30.${round}.${times.length % 250}` };
    const { status, reference } = await postContactForm(site.address, letter, headers);
    if (status !== 303 || reference === null) {
      print(`a visitor's form was answered with ${status}`);
      process.exitCode = 1;
    }
    times.push(performance.now() - sent);
    await delay(visitorPause);
  }
  return times;
}

function reportPage(path: string): void {
  const ratios = busy.map((times, round) => {
    const around = [quiet[round], quiet[round + 1]].flatMap((beside) => beside?.get(path) ?? []);
    return median(times.get(path) ?? []) / median(around);
  });
  const all = (rounds: PageTimes[]) => rounds.flatMap((times) => times.get(path) ?? []);
  const ratio = median(ratios);
  report.add({ of: path, what: 'undisturbed', unit: 'ms', value: median(all(quiet)) });
  report.add({ of: path, what: 'meanwhile', unit: 'ms', value: median(all(busy)) });
  report.add({ of: path, what: 'ratio', unit: '', value: ratio, atMost: mostRatio });
}

function reportGrowth(): void {
  const after = tableSizes(database);
  const grown = grownTables(before, after);
  const { inbox_submission: stored = 0, outbox_mail: mails = 0, rate_limit: counters = 0, ...others } = grown;
  const accepted = results.reduce((sum, { statuses }) => sum + (statuses[303] ?? 0), 0) + visits.length;
  const windows = Math.floor(seconds / limitWindow) + 1;
  const most = addresses * formLimit * windows + visits.length;
  print(
    `stored: ${stored} forms (${accepted} were thanked for, at most ${most} in ${windows} × ten minutes), ${mails} mails, ` +
      `${counters} counters; others: ${JSON.stringify(others)}; the database grew by ${((after.bytes - before.bytes) / 1e6).toFixed(1)} MB`,
  );
  const of = 'the database';
  report.add({ of, what: 'forms stored', unit: '', value: stored, atLeast: accepted, atMost: most });
  report.add({ of, what: 'counters', unit: '', value: counters, atMost: addresses + visits.length });
  report.add({ of, what: 'mails', unit: '', value: mails, atLeast: 2 * stored, atMost: 2 * stored });
  report.add({ of, what: 'other tables that grew', unit: '', value: Object.keys(others).length, atMost: 0 });
}
