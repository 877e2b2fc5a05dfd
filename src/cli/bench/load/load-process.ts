import autocannon from 'autocannon';
import type { LoadOrder, LoadResult } from './load-client.ts';

/** Sends loads, in a process of its own: an order comes as a message, and its result goes back as one. */

const answerLimit = 60;

process.on('message', (order: LoadOrder) => void send(order).then((result) => process.send?.(result)));

async function send({ url, amount, connections, requests, countTags }: LoadOrder): Promise<LoadResult> {
  let opened = 0;
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  // autocannon ends at a full second; what counts is when the last answer came.
  let ms = 0;
  const tags = new Set<string>();
  const result = await autocannon({
    url,
    method: 'POST',
    connections,
    amount,
    timeout: answerLimit,
    idReplacement: true,
    setupClient(client) {
      client.setRequests(requests[opened % requests.length] ?? []);
      opened += 1;
      if (countTags)
        client.on('headers', ({ headers }) => {
          const place = headers.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === 'etag');
          if (place >= 0) tags.add(headers[place + 1] ?? '');
        });
      client.on('response', () => {
        ms = performance.now() - started;
      });
    },
  });
  const { user, system } = process.cpuUsage(cpu);
  const counts = Object.entries(result.statusCodeStats).map(([status, { count }]): [string, number] => [status, count]);
  return {
    statuses: Object.fromEntries(counts),
    cut: amount - counts.reduce((sum, [, count]) => sum + count, 0),
    seconds: ms / 1000,
    cpuShare: (user + system) / 1000 / ms,
    latency: { median: result.latency.p50, p99: result.latency.p99, longest: result.latency.max },
    tags: tags.size,
  };
}
