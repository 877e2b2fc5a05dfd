import type { Kysely } from 'kysely';
import type { InboxTables } from '#services/inbox/tables.ts';

/** What is known once the senders have finished and the outbox is empty. */
export type Evidence = {
  /** The reference that each message was thanked with. */
  thanked: ReadonlyMap<string, string>;
  submissions: { id: string; reference: string; message: string }[];
  mails: { id: string; relatedId: string | null; kind: string; isSent: boolean }[];
  /** The Message-IDs that the mail server took, in any order. */
  received: string[];
};

const kinds = ['submission_confirmation', 'submission_notice'];

/** Reads the inbox and the outbox of a site. */
export async function readEvidence(db: Kysely<InboxTables>): Promise<Pick<Evidence, 'submissions' | 'mails'>> {
  const submissions = await db.selectFrom('inbox_submission').select(['id', 'reference', 'fields']).execute();
  const mails = await db.selectFrom('outbox_mail').select(['id', 'related_id', 'kind', 'sent_at']).execute();
  return {
    submissions: submissions.map(({ id, reference, fields }) => ({ id, reference, message: messageOf(fields) })),
    mails: mails.map((mail) => ({
      id: mail.id,
      relatedId: mail.related_id,
      kind: mail.kind,
      isSent: mail.sent_at !== null,
    })),
  };
}

function messageOf(fields: string): string {
  const read = JSON.parse(fields) as { name: string; value: string }[];
  return read.find(({ name }) => name === 'message')?.value ?? '';
}

/** How many mails wait, are being sent, or are to be tried again. */
export async function unsentMails(db: Kysely<InboxTables>): Promise<number> {
  const { count } = await db
    .selectFrom('outbox_mail')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('next_attempt_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * What is wrong, a sentence each: a thanked submission that is missing or is there twice, one that nobody sent, a mail
 * that is missing, was not sent, or came under two Message-IDs.
 */
export function findProblems({ thanked, submissions, mails, received }: Evidence): string[] {
  const byMessage = Map.groupBy(submissions, ({ message }) => message);
  const byReference = Map.groupBy(submissions, ({ reference }) => reference);
  const bySubmission = Map.groupBy(mails, ({ relatedId }) => relatedId);
  const arrived = new Set(received);
  const known = new Set(mails.map(({ id }) => `<${id}@ash>`));
  return [
    ...[...thanked].flatMap(([message, reference]) => {
      const found = byReference.get(reference) ?? [];
      const isRight = found.length === 1 && found[0]?.message === message;
      return isRight ? [] : [`'${message}' was thanked as ${reference}, which is in the inbox ${found.length} times.`];
    }),
    ...[...byMessage].flatMap(([message, found]) => [
      ...(found.length === 1 ? [] : [`'${message}' is in the inbox ${found.length} times.`]),
      ...(thanked.has(message) ? [] : [`'${message}' is in the inbox, but was never thanked.`]),
    ]),
    ...submissions.flatMap(({ id, reference }) => {
      const own = (bySubmission.get(id) ?? []).map(({ kind }) => kind).sort();
      return own.join() === kinds.join() ? [] : [`${reference} has these mails: ${own.join(', ') || 'none'}.`];
    }),
    ...mails.flatMap(({ id, kind, isSent }) => [
      ...(isSent ? [] : [`The mail ${id} (${kind}) is not marked as sent.`]),
      ...(arrived.has(`<${id}@ash>`) ? [] : [`The mail ${id} (${kind}) did not arrive.`]),
    ]),
    ...[...arrived].filter((id) => !known.has(id)).map((id) => `A mail arrived that is not in the outbox: ${id}.`),
  ];
}

/** How many mails arrived more than once: their second copies, which a receiver drops by the Message-ID. */
export function countCopies(received: readonly string[]): number {
  return received.length - new Set(received).size;
}
