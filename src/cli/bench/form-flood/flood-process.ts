import autocannon from 'autocannon';
import type { FloodOrder, FloodResult } from './flood-client.ts';

/** Sends floods of forms, in a process of its own: an order comes as a message, and its result goes back as one. */

/** Different letters of a connection, which come in turns. */
const letters = 64;
const answerLimit = 60;
const filling = 'The lamp on the landing hums in B flat, and nobody has ever asked it to stop. '.repeat(4);

process.on('message', (order: FloodOrder) => void flood(order).then((result) => process.send?.(result)));

async function flood({ url, posts, connections, addresses, fields, name }: FloodOrder): Promise<FloodResult> {
  let opened = 0;
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  const result = await autocannon({
    url,
    method: 'POST',
    connections,
    amount: posts,
    timeout: answerLimit,
    setupClient(client) {
      const connection = opened;
      opened += 1;
      const headers = {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Forwarded-For': `10.20.${Math.floor((connection % addresses) / 250)}.${(connection % addresses) % 250}`,
      };
      client.setRequests(
        Array.from({ length: letters }, (_, index) => {
          const message = `${name}, letter ${index} of connection ${connection}. ${filling}`;
          return { headers, body: new URLSearchParams({ ...fields, message }).toString() };
        }),
      );
    },
  });
  const ms = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  const counts = Object.entries(result.statusCodeStats).map(([status, { count }]): [string, number] => [status, count]);
  return {
    statuses: Object.fromEntries(counts),
    cut: posts - counts.reduce((sum, [, count]) => sum + count, 0),
    seconds: ms / 1000,
    cpuShare: (user + system) / 1000 / ms,
    latency: { median: result.latency.p50, longest: result.latency.max },
  };
}
