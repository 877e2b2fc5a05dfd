import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers every request with the same few bytes, without reading it, and sends its port as a message to its parent. */
const server = createServer((_request, response) => {
  response.writeHead(429, { 'Content-Length': '2' }).end('no');
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
