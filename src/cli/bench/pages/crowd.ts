import type { BuiltSite } from '../../built-site.ts';
import type { LoadClient } from '../load/load-client.ts';
import { median } from '../median.ts';
import { startBareNode } from './peers.ts';
import { recordPage } from './recorded-page.ts';

const requests = 1_000;
/** Pages that are asked for by the crowd, and as many that one visitor asks for: rooms, which are alike. */
const tries = 4;

export type Crowd = { requests: number; oneMs: number; crowdMs: number; bareMs: number; renderings: number };

/**
 * Sends a thousand requests at once for rooms that nobody has asked for since the start; medians in ms. A rendering has an
 * ETag of its own: how many there were is how many ETags came.
 */
export async function crowd(site: BuiltSite, client: LoadClient, file: string): Promise<Crowd> {
  const rooms = await roomsOf(site.address);
  if (rooms.length < 2 * tries + 1) throw new Error(`${rooms.length} rooms are too few`);
  const [first = '', ...others] = rooms;
  // Compiles what is measured.
  await timed(site.address + first);
  const one: number[] = [];
  const all: number[] = [];
  const renderings: number[] = [];
  for (let round = 0; round < tries; round += 1) {
    one.push(await timed(site.address + (others[2 * round] ?? '')));
    const result = await sendAll(client, site.address + (others[2 * round + 1] ?? ''));
    all.push(result.latency.p99);
    renderings.push(result.tags);
  }
  const { answer } = await recordPage(site.address + first);
  const bare = await startBareNode(answer, first, file);
  const alone: number[] = [];
  for (let round = 0; round < tries; round += 1) alone.push((await sendAll(client, bare.url)).latency.p99);
  bare.stop();
  return {
    requests,
    oneMs: median(one),
    crowdMs: median(all),
    bareMs: median(alone),
    renderings: Math.max(...renderings),
  };
}

async function roomsOf(address: string): Promise<string[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`, { signal: AbortSignal.timeout(30_000) })).text();
  return [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/<]+(\/hotels\/[^/<]+\/rooms\/[^/<]+)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
}

async function timed(url: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br' }, signal: AbortSignal.timeout(30_000) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - started;
}

async function sendAll(client: LoadClient, url: string) {
  const order = [[{ method: 'GET' as const, headers: { 'Accept-Encoding': 'br' } }]];
  const result = await client.run({ url, amount: requests, connections: requests, requests: order, countTags: true });
  if (result.statuses[200] !== requests) throw new Error(`${url} answered ${JSON.stringify(result.statuses)}`);
  return result;
}
