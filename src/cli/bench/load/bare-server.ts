import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A server that answers every post with the same bytes, as soon as it has read it, and sends its port as a message to
 * its parent. The arguments are the status and the body.
 */
const [status = '200', text = ''] = process.argv.slice(2);
const body = Buffer.from(text);
const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(Number(status), headers).end(body));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
