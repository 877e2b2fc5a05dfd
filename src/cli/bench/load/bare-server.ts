import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A server that answers every post with the same bytes, as soon as it has read it, and sends its port as a message to
 * its parent. The arguments are the status and the body.
 */
const [status = '200', body = ''] = process.argv.slice(2);
const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(Number(status), headers).end(body));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
