import type { OpenDatabase } from '#services/database/open-database.ts';
import { openOutbox } from '#services/outbox/open-outbox.ts';
import { queueMail } from '#services/outbox/queue-mail.ts';
import { createOutboxSender, type OutboxSender, type OutboxSenderOptions } from '#services/outbox/send-outbox.ts';
import type { OutboxMailTable, OutboxTables } from '#services/outbox/tables.ts';
import type { TestDatabase } from '../commerce/databases.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

/** An outbox, a mail server, and a clock that only the test moves. */
export type OutboxTest = {
  database: OpenDatabase<OutboxTables>;
  server: MailServer;
  reports: string[];
  now: () => Date;
  advance: (ms: number) => void;
  sender: (options?: Partial<OutboxSenderOptions>) => OutboxSender;
  queue: (recipient: string) => Promise<void>;
  mails: () => Promise<OutboxMailTable[]>;
  mail: (recipient: string) => Promise<OutboxMailTable>;
  close: () => Promise<void>;
};

export async function startOutboxTest({ open }: TestDatabase): Promise<OutboxTest> {
  const { location, drop } = await open();
  const database = await openOutbox(location);
  const server = await startMailServer();
  const reports: string[] = [];
  const senders: OutboxSender[] = [];
  let time = Date.parse('2026-05-01T10:00:00Z');
  const now = () => new Date(time);
  const mails = () => database.db.selectFrom('outbox_mail').selectAll().orderBy('recipient').execute();
  return {
    database,
    server,
    reports,
    now,
    advance: (ms) => {
      time += ms;
    },
    sender(options = {}) {
      const sender = createOutboxSender({
        db: database.db,
        smtpUrl: server.url,
        from: 'ash <hello@ash.example>',
        report: (message) => reports.push(message),
        now,
        ...options,
      });
      senders.push(sender);
      return sender;
    },
    queue: (recipient) =>
      queueMail(
        database.db,
        { kind: 'test', recipient, subject: 'Your key', text: 'Brass.', html: '<p>Brass.</p>' },
        now(),
      ),
    mails,
    mail: (recipient) =>
      database.db.selectFrom('outbox_mail').selectAll().where('recipient', '=', recipient).executeTakeFirstOrThrow(),
    async close() {
      await Promise.all(senders.map((sender) => sender.close()));
      await server.close();
      await database.close();
      await drop();
    },
  };
}
