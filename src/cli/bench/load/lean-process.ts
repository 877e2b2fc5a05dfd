import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { LoadRequest } from 'autocannon';
import type { LoadOrder, LoadResult } from './load-client.ts';

/**
 * Sends loads as `load-process.ts` does, with less work of its own: requests are written as they were prepared, and of an
 * answer only the status and the length are read. For servers so quick that a client of more parts would be what is slow.
 */
const idPlace = '[<id>]';
const idBytes = 10;

process.on('message', (order: LoadOrder) => {
  send(order).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      throw error;
    },
  );
});

async function send(order: LoadOrder): Promise<LoadResult> {
  const { amount, connections } = order;
  const address = new URL(order.url);
  const prepared = order.requests.map((requests) => requests.map((request) => prepare(address, request)));
  const statuses: Record<string, number> = {};
  const times: number[] = [];
  let sent = 0;
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  await Promise.all(Array.from({ length: connections }, (_, index) => talk(prepared[index % prepared.length] ?? [])));
  const ms = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  const latency = { median: at(times, 0.5), p99: at(times, 0.99), longest: at(times, 1) };
  return {
    statuses,
    cut: amount - times.length,
    seconds: ms / 1000,
    cpuShare: (user + system) / 1000 / ms,
    latency,
    tags: 0,
  };

  /** One connection: the next post when the last is answered. Ends when all posts were sent, or the connection is cut. */
  function talk(posts: (() => Buffer)[]): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect({ host: address.hostname, port: Number(address.port), noDelay: true });
      let [turn, since, missing] = [0, 0, -1];
      let head: Buffer = Buffer.alloc(0);
      function next(): void {
        const post = posts[turn % posts.length];
        if (sent >= amount || !post) return void socket.destroy();
        sent += 1;
        turn += 1;
        [missing, head] = [-1, Buffer.alloc(0)];
        since = performance.now();
        socket.write(post());
      }
      socket.on('connect', next);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => resolve());
      socket.on('data', (chunk: Buffer) => {
        if (missing >= 0) missing -= chunk.length;
        else {
          head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
          const end = head.indexOf('\r\n\r\n');
          if (end < 0) return;
          const text = head.toString('latin1', 0, end);
          const status = text.slice(9, 12);
          statuses[status] = (statuses[status] ?? 0) + 1;
          missing = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]) - (head.length - end - 4);
        }
        if (missing > 0) return;
        if (missing !== 0) throw new Error('An answer does not say how long it is.');
        times.push(performance.now() - since);
        next();
      });
    });
  }
}

/** Makes what writes a request: the same bytes each time, or with another text where `[<id>]` stands in its body. */
function prepare({ host, pathname }: URL, request: LoadRequest): () => Buffer {
  const { method = 'POST', path = pathname, headers, body = '' } = request;
  const newId = () => randomBytes(idBytes).toString('hex');
  const parts = body.split(idPlace);
  const length = Buffer.byteLength(parts.join(newId()));
  const named = Object.entries({ Host: host, ...headers, 'Content-Length': String(length) });
  const head = `${method} ${path} HTTP/1.1\r\n${named.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  const fixed = Buffer.from(head + body);
  return parts.length === 1 ? () => fixed : () => Buffer.from(head + parts.join(newId()));
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
