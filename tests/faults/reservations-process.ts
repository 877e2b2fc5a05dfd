import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openReservations } from '#services/reservations/open-reservations.ts';

/**
 * Reservations in a process of their own, to be killed: `node reservations-process.ts <database>` prints its port. What is
 * posted to it is a reservation as JSON; the answer is its reference, or `full`.
 */
const [database = ''] = process.argv.slice(2);
const reservations = await openReservations({
  database,
  publicUrl: 'https://ash.example',
  keySecret: 'secret',
  afterCommit: () => {},
});

const server = createServer(async (request, response) => {
  const answer = await reservations.reserve(JSON.parse(await text(request)), new Date());
  response.end(answer.ok ? answer.reservation.reference : 'full');
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
