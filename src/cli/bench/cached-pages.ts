import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import pidusage from 'pidusage';
import { freePort, startBuiltSite } from '../built-site.ts';
import type { RecordedAnswer } from './load/bare-page-server.ts';
import { type LoadResult, loadProcess, startLoadClient } from './load/load-client.ts';
import { median } from './median.ts';

/**
 * `npm run bench:pages`: requests a second of stored pages, compressed with Brotli, of the built site with its headers
 * and its logging, against a bare Node server that sends the same headers and bytes; each in a process of its own, in
 * turns, in one run. The load comes from a process of its own (autocannon). Exits with 1 when the home page does less
 * than 0.85 of what the bare server does.
 */
const runs = 5;
const amount = 15_000;
const leastRatio = 0.85;
const loads = [16, 256];
/** How often, and in which pauses, it is asked whether a page is compressed better now. */
const [mostTries, pauseMs] = [100, 50];
const pages = ['/', '/hotels/ulysses', '/souvenirs', '/souvenirs/product/karls-mug'];

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
const print = (line: string) => process.stdout.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'ash-bench-'));
const site = await startBuiltSite(await freePort(), { DATABASE_URL: `file:${join(folder, 'ash.db')}` });
const client = startLoadClient();
print(`machine: ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`);
print(`${amount} requests in each run, median of ${runs} runs in turns`);

const ratios: number[] = [];
for (const [index, path] of pages.entries()) {
  const recorded = await record(site.address + path, join(folder, `${index}.json`));
  const bare = fork(join(import.meta.dirname, 'load/bare-page-server.ts'), [recorded.file]);
  const orphan = () => bare.kill();
  process.once('exit', orphan);
  const [port] = (await once(bare, 'message')) as [number];
  for (const connections of loads) {
    const sides = {
      site: { url: site.address + path, pid: site.pid },
      bare: { url: `http://localhost:${port}${path}`, pid: bare.pid ?? 0 },
    };
    const results: Record<keyof typeof sides, (LoadResult & { processorMs: number })[]> = { site: [], bare: [] };
    for (const side of Object.values(sides)) await load(side, connections);
    for (let run = 0; run < runs; run += 1) {
      for (const name of ['bare', 'site'] as const) results[name].push(await load(sides[name], connections));
    }
    const rate = (name: keyof typeof sides) => median(results[name].map(({ seconds }) => amount / seconds));
    const cost = (name: keyof typeof sides) => median(results[name].map(({ processorMs }) => processorMs * 1_000));
    const ratio = rate('site') / rate('bare');
    ratios.push(ratio);
    print(
      `${path}, ${(recorded.bytes / 1_000).toFixed(1)} kB, ${connections} connections: ${rate('site').toFixed(0)} requests/s, ` +
        `${ratio.toFixed(2)} of the bare server; ${cost('site').toFixed(0)} µs of a processor for each, ${(cost('bare') / cost('site')).toFixed(2)} of it by the bare server`,
    );
  }
  bare.kill();
  process.off('exit', orphan);
}
const { memory } = await pidusage(site.pid);
print(`the site's process holds ${(memory / 1e6).toFixed(0)} MB after that`);
client.close();
await site.stop();
rmSync(folder, { recursive: true });
process.exitCode = (ratios[0] ?? 0) >= leastRatio ? 0 : 1;

/** Asks for a page until it is compressed as well as can be, and writes down what comes. */
async function record(url: string, file: string): Promise<{ file: string; bytes: number }> {
  const first = await ask(url);
  let last = first;
  for (let tries = 0; tries < mostTries && last.bytes === first.bytes; tries += 1) {
    await delay(pauseMs);
    last = await ask(url);
  }
  writeFileSync(file, JSON.stringify(last.answer));
  return { file, bytes: last.bytes };
}

async function ask(url: string): Promise<{ answer: RecordedAnswer; bytes: number }> {
  const sent = request(url, { headers: { 'Accept-Encoding': 'br' } }).end();
  const [response] = await once(sent, 'response');
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  const raw: string[] = response.rawHeaders;
  const ofConnection = ['date', 'connection', 'keep-alive'];
  const headers = raw.filter((_, index) => !ofConnection.includes((raw[index - (index % 2)] ?? '').toLowerCase()));
  return { answer: { headers, body: body.toString('base64') }, bytes: body.length };
}

/** One run. Throws when a request was not answered with 200. */
async function load({ url, pid }: { url: string; pid: number }, connections: number) {
  const requests = [[{ method: 'GET' as const, headers: { 'Accept-Encoding': 'br' } }]];
  const result = await loadProcess(client, pid, { url, amount, connections, requests });
  if (result.statuses[200] !== amount) throw new Error(`${url} answered ${JSON.stringify(result.statuses)}`);
  return result;
}
