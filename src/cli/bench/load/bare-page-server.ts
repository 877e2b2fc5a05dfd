import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer: its headers, names and values in turns, and its body in base64. */
export type RecordedAnswer = { headers: string[]; body: string };

/** A server that answers everything with one recorded answer, and sends its port as a message to its parent. */
const recorded: RecordedAnswer = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const body = Buffer.from(recorded.body, 'base64');
const server = createServer((_request, response) => {
  response.writeHead(200, recorded.headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
