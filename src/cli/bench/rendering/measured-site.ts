import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { startLoadClient } from '../load/load-client.ts';

/**
 * The process of `bench -- rendering`: the built site, which sends its parent a message with the processor time of each
 * page, by the site and by React alone. Its parameters are the number of runs and the paths; its port is `PORT`.
 */
export type RenderCosts = { path: string; site: number[]; react: number[] };

/** Pages of a run, and before the first one. Runs are short, so that a machine's slow seconds fall on both sides. */
const [amount, warmUp] = [10, 150];
const connections = 4;
/** What the one before has begun (timers, collection of garbage) ends in this time, in ms. */
const pauseMs = 50;

type Render = typeof import('react-dom/server').renderToPipeableStream;

// The built pages import React's function when the site starts, below: they get this one.
const reactDom: { renderToPipeableStream: Render } = createRequire(import.meta.url)('react-dom/server');
const { renderToPipeableStream } = reactDom;
let rendered: Parameters<Render>[0] = null;
reactDom.renderToPipeableStream = (element, options) => {
  rendered = element;
  return renderToPipeableStream(element, options);
};

const [runs = '1', ...paths] = process.argv.slice(2);
const client = startLoadClient();
process.once('exit', () => client.close());
await import('#server/main.ts');

for (const path of paths) {
  await request(path, 1);
  const element = rendered;
  await request(path, warmUp);
  await renderAlone(element, warmUp);
  const costs: RenderCosts = { path, site: [], react: [] };
  for (let run = 0; run < Number(runs); run += 1) {
    costs.react.push(await processorMs(() => renderAlone(element, amount)));
    costs.site.push(await processorMs(() => request(path, amount)));
  }
  process.send?.(costs);
}
process.exit(0);

/** Milliseconds of a processor for each page; other threads of this process included, which compress. */
async function processorMs(work: () => Promise<void>): Promise<number> {
  await delay(pauseMs);
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / amount;
}

async function request(path: string, count: number): Promise<void> {
  const requests = [[{ method: 'GET' as const, headers: { 'Accept-Encoding': 'gzip, br' } }]];
  const order = { url: `http://localhost:${process.env.PORT}${path}`, amount: count, requests };
  const { statuses } = await client.run({ ...order, connections: Math.min(connections, count) });
  if (statuses[200] !== count) throw new Error(`${path} answered ${JSON.stringify(statuses)}`);
}

/** One page after another, as React's documentation says: into a stream. */
async function renderAlone(element: Parameters<Render>[0], count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await new Promise<void>((resolve, reject) => {
      const sink = new Writable({ write: (_chunk, _encoding, done) => done() }).once('finish', resolve);
      const { pipe } = renderToPipeableStream(element, {
        onAllReady: () => pipe(sink),
        onShellError: reject,
        onError: reject,
      });
    });
  }
}
