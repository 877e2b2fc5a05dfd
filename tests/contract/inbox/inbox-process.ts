import { createInterface } from 'node:readline';
import { openInbox } from '#services/inbox/open-inbox.ts';
import { openOutbox } from '#services/outbox/open-outbox.ts';
import { createOutboxSender } from '#services/outbox/send-outbox.ts';

/**
 * An inbox with its sender in a process of its own, to be killed: `node inbox-process.ts <database> <smtp url>`. It says
 * `ready`, takes submissions as JSON, a line each, and answers each that is taken with its dedupe key and reference.
 */
const [location = '', smtpUrl = ''] = process.argv.slice(2);
const { db } = await openOutbox(location);
const sender = createOutboxSender({ db, smtpUrl, from: 'ash <hello@ash.example>', report: console.error });
const inbox = await openInbox({
  database: location,
  recipients: new Map([['default', ['hotel@ash.example']]]),
  retentionDays: null,
  publicUrl: 'https://ash.example',
  afterCommit: sender.wake,
  report: console.error,
});
sender.wake();
process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  const submission = JSON.parse(line);
  void inbox
    .submit(submission, new Date())
    .then(({ reference }) => process.stdout.write(`${submission.dedupeKey} ${reference}\n`));
}
