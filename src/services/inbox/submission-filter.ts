import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { foldText } from './fold-text.ts';
import type { NewSubmission } from './new-submission.ts';
import type { InboxTables } from './tables.ts';

/** What the operator looks for. Every word of `search` must occur; null leaves a field open. */
export type SubmissionFilter = {
  search: string;
  kind: NewSubmission['kind'] | null;
  challenge: NewSubmission['challenge'] | null;
};

/** A place in the list of submissions, newest first, that stays the same while others come and go. */
export type Cursor = { receivedAt: string; id: string };

type Builder = ExpressionBuilder<InboxTables, 'inbox_submission'>;

/** More words than anybody types would only cost time. */
const MOST_WORDS = 10;

export function matches(eb: Builder, { search, kind, challenge }: SubmissionFilter): Expression<SqlBool> {
  const words = foldText(search).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return eb.and([
    ...(kind ? [eb('kind', '=', kind)] : []),
    ...(challenge ? [eb('challenge', '=', challenge)] : []),
    ...words.map((word) => sql<SqlBool>`search_text like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`),
  ]);
}

/** Whether a submission comes after the cursor in the list, or (`orAt`) stands at it. */
export function isAfter(eb: Builder, { receivedAt, id }: Cursor, orAt: 'orAt' | 'only' = 'only'): Expression<SqlBool> {
  return eb(eb.refTuple('received_at', 'id'), orAt === 'orAt' ? '<=' : '<', eb.tuple(receivedAt, id));
}
