import { openDatabase } from '../database/open-database.ts';
import { type Cleanup, cleanUp } from './cleanup.ts';
import { type FileUpload, startUpload } from './file-upload.ts';
import { inboxMigrations } from './migrations.ts';
import type { NewSubmission } from './new-submission.ts';
import { readFile } from './read-file.ts';
import { type Recipients, recipientsOf } from './recipients.ts';
import { createStockRequests, type StockRequests } from './stock-requests.ts';
import { fileColumns, type StoredFile, storedFile } from './stored-file.ts';
import { createSubmissionStore, type SubmissionStore } from './submission-store.ts';
import { type Submitted, submit } from './submit.ts';
import type { InboxTables } from './tables.ts';

/** Where submissions and their files go. Every answer is given once it is durable. */
export type Inbox = {
  /**
   * Takes a submission: in one transaction it is stored, its files are linked, and its mails are in the outbox. Throws
   * FileNotPending when one of its files is not waiting.
   */
  submit: (submission: NewSubmission, now: Date) => Promise<Submitted>;
  /** The submission with this reference, for its thank-you page; null when there is none. */
  find: (reference: string) => Promise<{ reference: string; kind: NewSubmission['kind']; path: string } | null>;
  startFile: (file: { name: string }, now: Date) => Promise<FileUpload>;
  /** A whole file that belongs to no submission yet; null when there is none. */
  pendingFile: (id: string) => Promise<StoredFile | null>;
  /** Reads a file chunk by chunk, also one that is still arriving: it then ends where the file has come to. */
  readFile: (id: string) => ReadableStream<Uint8Array>;
  /** Deletes old submissions, old mail and abandoned files. */
  cleanup: (now: Date) => Promise<Cleanup>;
  /** What the operator's pages read and delete. */
  submissions: SubmissionStore;
  stockRequests: StockRequests;
  close: () => Promise<void>;
};

export type InboxOptions = {
  /** As in `openDatabase`. */
  database: string;
  recipients: Recipients;
  /** After how many days submissions and mails are deleted; null: never. */
  retentionDays: number | null;
  /** The site's origin, for links in mails. */
  publicUrl: string;
  /** Called after each new submission: there is mail in the outbox. */
  afterCommit: () => void;
  report: (message: string, error: unknown) => void;
};

export async function openInbox(options: InboxOptions): Promise<Inbox> {
  const { recipients, retentionDays, publicUrl, afterCommit, report } = options;
  const { db, close } = await openDatabase<InboxTables>(options.database, 'inbox', inboxMigrations);
  /** Files that are arriving in this process, by id. */
  const uploads = new Map<string, FileUpload>();
  return {
    async submit(sent, now) {
      const submission = withoutNulls(sent);
      const addresses = recipientsOf(recipients, submission.recipientKey, submission.routing);
      const submitted = await submit(db, submission, { recipients: addresses, publicUrl }, now);
      if (submitted.isNew) afterCommit();
      if (submitted.isNew && addresses.length === 0) {
        const key = [submission.recipientKey, ...submission.routing].join(', ');
        report('A submission is in the inbox, but no mail tells of it.', new Error(`No recipient is set for: ${key}`));
      }
      return submitted;
    },
    async find(reference) {
      const row = await db
        .selectFrom('inbox_submission')
        .select(['reference', 'kind', 'path'])
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row ?? null;
    },
    async startFile(file, now) {
      const upload = await startUpload(db, file, now, () => uploads.delete(upload.id));
      uploads.set(upload.id, upload);
      return upload;
    },
    async pendingFile(id) {
      const row = await db
        .selectFrom('inbox_file')
        .select(fileColumns)
        .where('id', '=', id)
        .where('submission_id', 'is', null)
        .executeTakeFirst();
      return row ? storedFile(row) : null;
    },
    readFile: (id) => readFile(db, id, async () => uploads.get(id)?.flush()),
    cleanup: (now) => cleanUp(db, retentionDays, now),
    submissions: createSubmissionStore(db),
    stockRequests: createStockRequests(db, { publicUrl, afterCommit }),
    close,
  };
}

/** PostgreSQL has no place for the null character in a text, and no form has a use for it. */
function withoutNulls(submission: NewSubmission): NewSubmission {
  const clean = (text: string) => text.replaceAll('\0', '');
  return {
    ...submission,
    name: submission.name && clean(submission.name),
    email: clean(submission.email),
    fields: submission.fields.map((field) => ({ ...field, value: clean(field.value) })),
  };
}
