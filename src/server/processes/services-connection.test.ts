import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectToServices, type ServicesConnection } from './services-connection.ts';

let folder: string;
let server: Server;
let connection: ServicesConnection;
/** How many requests are broken off as by a process that ends, before one is answered. */
let lost: number;
let arrived: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'services-connection-'));
  lost = 0;
  arrived = [];
  server = createServer((request, response) => {
    arrived.push(request.method ?? '');
    if (arrived.length > lost) response.end('here');
    else request.socket.destroy();
  });
  const socket = join(folder, 'socket');
  await new Promise<void>((resolve) => server.listen(socket, () => resolve()));
  connection = connectToServices(socket);
});
afterEach(async () => {
  connection.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const send = (init?: RequestInit) => connection.send('mounted', new Request('http://services/', init));

test('what only reads is sent again when the process ends that had let it in', async () => {
  lost = 2;
  const answer = await send();
  expect(await answer.text()).toBe('here');
  expect(arrived).toEqual(['GET', 'GET', 'GET']);
});

test('what may have changed something is not sent twice', async () => {
  lost = 1;
  await expect(send({ method: 'POST', body: 'an order' })).rejects.toThrow();
  expect(arrived).toEqual(['POST']);
});
