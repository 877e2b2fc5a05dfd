import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** A visitor's pause between two pages, in ms. */
const pause = 25;
const answerLimit = 60_000;
const agent = new Agent({ keepAlive: true });

/** Times in ms by path. */
export type PageTimes = Map<string, number[]>;

/** Asks for the pages in turns, one after the other, until `isDone` after a whole turn. */
export async function measurePages(
  address: string,
  paths: readonly string[],
  isDone: (turns: number) => boolean,
): Promise<PageTimes> {
  const times: PageTimes = new Map(paths.map((path) => [path, []]));
  for (let turns = 1; ; turns += 1) {
    for (const path of paths) {
      times.get(path)?.push(await readPage(address + path));
      await delay(pause);
    }
    if (isDone(turns)) return times;
  }
}

/** How long a page takes from the request to its last byte, in ms, as a browser would ask for it. */
function readPage(url: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br' };
    const request = get(url, { agent, headers, timeout: answerLimit }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    request.on('timeout', () => request.destroy(new Error(`${url} took more than ${answerLimit / 1000} s`)));
    request.on('error', reject);
  });
}
