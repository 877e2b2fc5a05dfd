import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { outboxMigration } from './migration.ts';
import { queueMail } from './queue-mail.ts';
import { createOutboxSender, type OutboxSenderOptions } from './send-outbox.ts';
import type { OutboxTables } from './tables.ts';

let database: OpenDatabase<OutboxTables>;
let server: SMTPServer;
let smtpUrl: string;
let received: { to: string[]; body: string }[];
const reports: string[] = [];

beforeEach(async () => {
  database = await openDatabase<OutboxTables>(':memory:', 'outbox', { '0001_outbox': outboxMigration });
  received = [];
  reports.length = 0;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _session, done) =>
      address.address.startsWith('nobody') ? done(new Error('No such mailbox here')) : done(),
    onData(stream, session, done) {
      let body = '';
      stream.on('data', (chunk) => {
        body += chunk;
      });
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map((entry) => entry.address), body });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await database.close();
});

const sender = (options: Partial<OutboxSenderOptions> = {}) =>
  createOutboxSender({
    db: database.db,
    smtpUrl,
    from: 'ash <hello@ash.example>',
    report: (message) => reports.push(message),
    ...options,
  });
const queue = (recipient: string) =>
  queueMail(
    database.db,
    { kind: 'test', recipient, subject: 'Your key', text: 'Brass.', html: '<p>Brass.</p>' },
    new Date(),
  );
const mails = () => database.db.selectFrom('outbox_mail').selectAll().orderBy('recipient').execute();

async function sendOnce(options: Partial<OutboxSenderOptions> = {}) {
  const outbox = sender(options);
  outbox.wake();
  await expect
    .poll(async () => (await mails()).every((mail) => mail.sent_at ?? mail.error), { timeout: 20_000 })
    .toBe(true);
  await outbox.close();
}

test('what waits is sent once, with its text and its HTML, and marked', async () => {
  await queue('guest@example.com');
  await sendOnce();
  await sendOnce();
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['guest@example.com']);
  expect(received[0]?.body).toContain('Subject: Your key');
  expect(received[0]?.body).toContain('text/html');
  expect((await mails())[0]).toMatchObject({ error: null, sent_at: expect.stringMatching(/Z$/) });
});

test('of two senders on one outbox, one sends each mail', async () => {
  for (let index = 0; index < 30; index += 1) await queue(`guest-${index}@example.com`);
  await Promise.all([sendOnce(), sendOnce()]);
  expect(received.flatMap((mail) => mail.to).sort()).toEqual(
    Array.from({ length: 30 }, (_, index) => `guest-${index}@example.com`).sort(),
  );
});

test('a mail that is refused keeps the reason, and the others go out', async () => {
  await queue('nobody@example.com');
  await queue('guest@example.com');
  await sendOnce();
  const [guest, nobody] = await mails();
  expect(guest?.sent_at).not.toBeNull();
  expect(nobody).toMatchObject({ sent_at: null, error: expect.stringContaining('No such mailbox here') });
  expect(reports).toEqual(['A mail was not taken by the mail server.']);
});

test('a mail server that says nothing is given up', async () => {
  const { createServer } = await import('node:net');
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  await queue('guest@example.com');
  await sendOnce({ smtpUrl: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, timeLimit: 200 });
  expect((await mails())[0]).toMatchObject({ sent_at: null, error: expect.stringMatching(/timeout|greeting/i) });
  silent.close();
});

test('without a mail server everything stays to be read', async () => {
  await queue('guest@example.com');
  const outbox = sender({ smtpUrl: null });
  outbox.wake();
  await outbox.close();
  expect((await mails())[0]).toMatchObject({ tried_at: null, sent_at: null, error: null });
});
