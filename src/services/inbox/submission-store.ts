import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type MailSummary, mailSummaryColumns } from '../outbox/mail-summary.ts';
import type { NewSubmission } from './new-submission.ts';
import { fileColumns, type StoredFile, storedFile } from './stored-file.ts';
import { type Cursor, isAfter, matches, type SubmissionFilter } from './submission-filter.ts';
import type { InboxTables, SubmissionTable } from './tables.ts';

export type Submission = Omit<SubmissionTable, 'fields' | 'search_text' | 'dedupe_key'> & {
  fields: NewSubmission['fields'];
};

/** The submissions as the operator works with them: `list` and `get` without files, which `files(ids)` reads. */
export type SubmissionStore = {
  /** Newest first, from after `before` on. */
  list: (filter: SubmissionFilter, page: { before: Cursor | null; limit: number }) => Promise<Submission[]>;
  get: (id: string) => Promise<Submission | null>;
  files: (ids: string[]) => Promise<(StoredFile & { submissionId: string })[]>;
  mails: (id: string) => Promise<MailSummary[]>;
  /** How many match, and the newest of them; null when none does. */
  count: (filter: SubmissionFilter) => Promise<{ count: number; newest: Cursor } | null>;
  /** Deletes a submission with its files and mails. False when it is not there. */
  remove: (id: string) => Promise<boolean>;
  /** Deletes what matches, from the cursor on. Answers how many there were. What has come since then stays. */
  removeMatching: (filter: SubmissionFilter, from: Cursor) => Promise<number>;
};

const columns = [
  'id',
  'reference',
  'kind',
  'form',
  'path',
  'recipient_key',
  'name',
  'email',
  'fields',
  'challenge',
  'received_at',
] as const satisfies (keyof SubmissionTable)[];

/** Submissions deleted in one transaction; between two, others have their turn. */
const batchSize = 100;

export function createSubmissionStore(db: Kysely<InboxTables>): SubmissionStore {
  return {
    async list(filter, { before, limit }) {
      const rows = await db
        .selectFrom('inbox_submission')
        .select(columns)
        .where((eb) => matches(eb, filter))
        .$if(before !== null, (query) => query.where((eb) => (before ? isAfter(eb, before) : eb.and([]))))
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(readRow);
    },
    async get(id) {
      const row = await db.selectFrom('inbox_submission').select(columns).where('id', '=', id).executeTakeFirst();
      return row ? readRow(row) : null;
    },
    async files(ids) {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('inbox_file')
        .select([...fileColumns, 'submission_id'])
        .where('submission_id', 'in', ids)
        .orderBy('submission_id')
        .orderBy('position')
        .execute();
      return rows.flatMap((row) => {
        const file = storedFile(row);
        return file && row.submission_id ? { ...file, submissionId: row.submission_id } : [];
      });
    },
    mails: (id) =>
      db.selectFrom('outbox_mail').select(mailSummaryColumns).where('related_id', '=', id).orderBy('kind').execute(),
    async count(filter) {
      const [newest] = await this.list(filter, { before: null, limit: 1 });
      if (!newest) return null;
      const { count } = await db
        .selectFrom('inbox_submission')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where((eb) => matches(eb, filter))
        .executeTakeFirstOrThrow();
      return { count: Number(count), newest: { receivedAt: newest.received_at, id: newest.id } };
    },
    remove: async (id) => (await removeSubmissions(db, [id])) > 0,
    async removeMatching(filter, from) {
      let removed = 0;
      for (let next: Cursor | null = from; next !== null; ) {
        const start: Cursor = next;
        const batch = await db
          .selectFrom('inbox_submission')
          .select(['id', 'received_at'])
          .where((eb) => eb.and([matches(eb, filter), isAfter(eb, start, 'orAt')]))
          .orderBy('received_at', 'desc')
          .orderBy('id', 'desc')
          .limit(batchSize)
          .execute();
        removed += await removeSubmissions(
          db,
          batch.map(({ id }) => id),
        );
        await setImmediate();
        const last = batch.at(-1);
        next = last && batch.length === batchSize ? { receivedAt: last.received_at, id: last.id } : null;
      }
      return removed;
    },
  };
}

/** Deletes submissions with their files and their mails, also those that have not left. Answers how many there were. */
export async function removeSubmissions(db: Kysely<InboxTables>, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  return db.transaction().execute(async (inside) => {
    await inside.deleteFrom('outbox_mail').where('related_id', 'in', ids).execute();
    const { numDeletedRows } = await inside.deleteFrom('inbox_submission').where('id', 'in', ids).executeTakeFirst();
    return Number(numDeletedRows);
  });
}

function readRow(row: Pick<SubmissionTable, (typeof columns)[number]>): Submission {
  return { ...row, fields: JSON.parse(row.fields) };
}
