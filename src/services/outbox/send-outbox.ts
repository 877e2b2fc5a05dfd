import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import type { OutboxMailTable, OutboxTables } from './tables.ts';

/** How long a mail server may take for any one step, in ms. */
const TIME_LIMIT = 10_000;
/** Mails taken from the outbox at once. */
const BATCH = 20;

export type OutboxSender = {
  /** Sends what waits, soon and without being waited for. To be called after a commit, and once at the start. */
  wake: () => void;
  /** Ends when nothing is under way any more. */
  close: () => Promise<void>;
};

export type OutboxSenderOptions = {
  db: Kysely<OutboxTables>;
  /** `smtp://user:password@host:587` or `smtps://…`; null keeps every mail in the outbox, to be read there. */
  smtpUrl: string | null;
  /** The address that mails come from. */
  from: string;
  report: (message: string, error: unknown) => void;
  now?: () => Date;
  timeLimit?: number;
};

/**
 * Hands the mails of the outbox to a mail server, each tried once: a mail that failed keeps its error and stays to be
 * read. A mail is claimed before it is tried, so that of several processes one sends it; one whose process died in
 * between is left as it is, because nobody knows whether it went out.
 */
export function createOutboxSender(options: OutboxSenderOptions): OutboxSender {
  const { db, smtpUrl, from, report, now = () => new Date(), timeLimit = TIME_LIMIT } = options;
  if (smtpUrl === null) return { wake() {}, async close() {} };
  const transport = createTransport({
    url: smtpUrl,
    // One connection for a run of mails, rather than one for each.
    pool: true,
    maxConnections: 1,
    connectionTimeout: timeLimit,
    greetingTimeout: timeLimit,
    dnsTimeout: timeLimit,
    socketTimeout: timeLimit,
  });
  let running: Promise<void> | null = null;
  let isWanted = false;
  let closed = false;

  const sender: OutboxSender = {
    wake() {
      isWanted = true;
      if (closed || running) return;
      running = sendAll()
        .catch((error) => report('The outbox could not be read.', error))
        .finally(() => {
          running = null;
          if (isWanted && !closed) sender.wake();
        });
    },
    async close() {
      closed = true;
      await running;
      transport.close();
    },
  };
  return sender;

  async function sendAll(): Promise<void> {
    while (isWanted && !closed) {
      isWanted = false;
      const mails = await waiting();
      if (mails.length === BATCH) isWanted = true;
      for (const mail of mails) if (!closed && (await claim(mail))) await send(mail);
    }
  }

  function waiting(): Promise<OutboxMailTable[]> {
    return db
      .selectFrom('outbox_mail')
      .selectAll()
      .where('tried_at', 'is', null)
      .orderBy('created_at')
      .limit(BATCH)
      .execute();
  }

  async function claim({ id }: OutboxMailTable): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('outbox_mail')
      .set({ tried_at: now().toISOString() })
      .where('id', '=', id)
      .where('tried_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async function send(mail: OutboxMailTable): Promise<void> {
    const { id, recipient, subject, text, html } = mail;
    try {
      await transport.sendMail({
        from,
        to: recipient,
        subject,
        text,
        ...(html !== null && { html }),
        messageId: `<${id}@ash>`,
      });
      await db.updateTable('outbox_mail').set({ sent_at: now().toISOString() }).where('id', '=', id).execute();
    } catch (error) {
      report('A mail was not taken by the mail server.', error);
      const reason = error instanceof Error ? error.message : String(error);
      await db
        .updateTable('outbox_mail')
        .set({ error: reason.slice(0, 500) })
        .where('id', '=', id)
        .execute();
    }
  }
}
