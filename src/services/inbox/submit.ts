import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Mail, queueMail } from '../outbox/queue-mail.ts';
import { newSecret, secretHash } from '../secret.ts';
import { foldText } from './fold-text.ts';
import type { NewSubmission } from './new-submission.ts';
import { newReference } from './reference.ts';
import { waitingMail } from './stock-request-mails.ts';
import { fileColumns, type StoredFile, storedFile } from './stored-file.ts';
import { confirmationMail, noticeMail, type ReceivedSubmission } from './submission-mails.ts';
import type { InboxTables } from './tables.ts';

/** A file of a submission that is not at the server, is still arriving, or belongs to another submission. */
export class FileNotPending extends Error {
  override name = 'FileNotPending';
  readonly fileId: string;
  constructor(fileId: string) {
    super(`The file ${fileId} does not wait for a submission.`);
    this.fileId = fileId;
  }
}

/** A second reference is tried when the first belongs to another submission; that both do is as good as impossible. */
const REFERENCE_TRIES = 5;

export type Submitted = { reference: string; isNew: boolean };
type Delivery = { recipients: string[]; publicUrl: string };

/**
 * Stores a submission, links its files and queues its mails in one transaction. A submission whose dedupe key is known is
 * answered with the first one's reference, also when both come at the same moment. Throws FileNotPending.
 */
export async function submit(
  db: Kysely<InboxTables>,
  submission: NewSubmission,
  delivery: Delivery,
  now: Date,
): Promise<Submitted> {
  for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
    const submitted = await db.transaction().execute((inside) => store(inside, submission, delivery, now));
    if (submitted) return submitted;
  }
  throw new Error('No free reference was found.');
}

/** Null when the reference is taken. */
async function store(
  db: Kysely<InboxTables>,
  submission: NewSubmission,
  { recipients, publicUrl }: Delivery,
  now: Date,
): Promise<Submitted | null> {
  const [id, reference] = [randomUUID(), newReference()];
  const files = await findFiles(db, submission.fileIds);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('inbox_submission')
    .values({ id, reference, ...columnsOf(submission, [reference, ...files.map(({ name }) => name)], now) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return findDuplicate(db, submission.dedupeKey);

  if (files.length < submission.fileIds.length) {
    throw new FileNotPending(submission.fileIds.find((id) => !files.some((file) => file.id === id)) ?? '');
  }
  for (const [position, file] of files.entries()) await linkFile(db, file.id, id, position);
  const received = { id, reference, submission, files, receivedAt: now, publicUrl };
  for (const recipient of recipients) await queueMail(db, await noticeMail(received, recipient), now);
  await queueMail(db, await answerMail(db, received), now);
  return { reference, isNew: true };
}

/** To the sender; who waits for something is given the link that ends it. */
async function answerMail(db: Kysely<InboxTables>, received: ReceivedSubmission): Promise<Mail> {
  const { id, reference, submission, publicUrl } = received;
  const { awaited, email } = submission;
  if (!awaited) return confirmationMail(received);
  const key = newSecret();
  await db
    .insertInto('inbox_stock_request')
    .values({ submission_id: id, key_hash: secretHash(key), ...awaited })
    .execute();
  return waitingMail({ id, reference, recipient: email, awaited, key, publicUrl });
}

async function findDuplicate(db: Kysely<InboxTables>, dedupeKey: string): Promise<Submitted | null> {
  const row = await db
    .selectFrom('inbox_submission')
    .select('reference')
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst();
  return row ? { reference: row.reference, isNew: false } : null;
}

/** The files that wait for a submission, in the order of `ids`; those that do not are missing. */
async function findFiles(db: Kysely<InboxTables>, ids: string[]): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('inbox_file')
    .select(fileColumns)
    .where('id', 'in', ids)
    .where('submission_id', 'is', null)
    .execute();
  const files = new Map(rows.map((row) => [row.id, storedFile(row)]));
  return ids.flatMap((id) => files.get(id) ?? []);
}

async function linkFile(db: Kysely<InboxTables>, fileId: string, submissionId: string, position: number) {
  const { numUpdatedRows } = await db
    .updateTable('inbox_file')
    .set({ submission_id: submissionId, position })
    .where('id', '=', fileId)
    // Another submission may have taken it since it was read.
    .where('submission_id', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new FileNotPending(fileId);
}

function columnsOf(submission: NewSubmission, alsoSearched: string[], now: Date) {
  const { kind, form, path, recipientKey, name, email, fields, challenge, dedupeKey } = submission;
  const searched = [...alsoSearched, form, name ?? '', email, ...fields.map(({ value }) => value)];
  return {
    kind,
    form,
    path,
    name,
    email,
    challenge,
    recipient_key: recipientKey,
    dedupe_key: dedupeKey,
    fields: JSON.stringify(fields),
    search_text: foldText(searched.join('\n')),
    received_at: now.toISOString(),
  };
}
