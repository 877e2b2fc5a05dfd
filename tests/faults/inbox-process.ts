import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openInbox } from '#services/inbox/open-inbox.ts';
import { openOutbox } from '#services/outbox/open-outbox.ts';
import { createOutboxSender } from '#services/outbox/send-outbox.ts';

/**
 * An inbox and its outbox in a process of their own, to be killed: `node inbox-process.ts <database> <smtp url>` prints
 * its port. A message that is posted to it is answered with its reference, as the site does with a form.
 */
const [database = '', smtpUrl = ''] = process.argv.slice(2);
const from = 'ash <hello@ash.example>';
const report = (message: string, error: unknown) => console.error(message, error);
const outbox = await openOutbox(database);
// Times as short as a test can wait for.
const limits = { connect: 2_000, silence: 2_000, total: 2_000 };
const times = { limits, lease: 3_000, serverPause: 500, delays: Array.from({ length: 20 }, () => 500) };
const sender = createOutboxSender({ db: outbox.db, smtpUrl, from, report, ...times });
const inbox = await openInbox({
  database,
  recipients: new Map([['default', ['desk@ash.example']]]),
  retentionDays: null,
  publicUrl: 'https://ash.example',
  afterCommit: sender.wake,
  report,
});
sender.wake();

const server = createServer(async (request, response) => {
  const message = await text(request);
  const { reference } = await inbox.submit(
    {
      kind: 'contact',
      form: 'Contact',
      path: '/contact',
      recipientKey: 'contact',
      routing: [],
      name: 'June Carter',
      email: 'june.carter@example.com',
      fields: [{ name: 'message', label: 'Message', value: message }],
      challenge: 'unchallenged',
      dedupeKey: message,
      fileIds: [],
      phone: null,
      contactEmail: null,
    },
    new Date(),
  );
  response.end(reference);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
