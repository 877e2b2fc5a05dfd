import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { RecordedAnswer } from '../load/bare-page-server.ts';

/** How often, and in which pauses, it is asked whether a page is compressed better now. */
const [mostTries, pauseMs] = [100, 50];

/** Asks for a page until it is compressed as well as can be. */
export async function recordPage(url: string): Promise<{ answer: RecordedAnswer; bytes: number }> {
  const first = await ask(url);
  let last = first;
  for (let tries = 0; tries < mostTries && last.bytes === first.bytes; tries += 1) {
    await delay(pauseMs);
    last = await ask(url);
  }
  return last;
}

async function ask(url: string): Promise<{ answer: RecordedAnswer; bytes: number }> {
  const sent = request(url, { headers: { 'Accept-Encoding': 'br' }, timeout: 30_000 }).end();
  const [response] = await once(sent, 'response');
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  const raw: string[] = response.rawHeaders;
  const ofConnection = ['date', 'connection', 'keep-alive'];
  const headers = raw.filter((_, index) => !ofConnection.includes((raw[index - (index % 2)] ?? '').toLowerCase()));
  return { answer: { headers, body: body.toString('base64') }, bytes: body.length };
}
