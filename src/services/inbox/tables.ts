import type { OutboxTables } from '../outbox/tables.ts';
import type { NewSubmission } from './new-submission.ts';

/** What visitors sent by the site's forms, with their files. Its mails are in the outbox, in the same transaction. */
export type InboxTables = OutboxTables & {
  inbox_submission: SubmissionTable;
  inbox_file: FileTable;
  inbox_file_chunk: FileChunkTable;
  inbox_stock_request: StockRequestTable;
};

export type SubmissionTable = {
  /** A random UUID. Mails of the submission name it as `related_id`. */
  id: string;
  /** As the sender sees it: `ASH-7F3K-92QX`. */
  reference: string;
  dedupe_key: string;
  kind: NewSubmission['kind'];
  form: string;
  path: string;
  recipient_key: string;
  name: string | null;
  email: string;
  /** JSON of `NewSubmission['fields']`. */
  fields: string;
  challenge: NewSubmission['challenge'];
  /** Everything that a search looks through, as `foldText` makes it. */
  search_text: string;
  /** ISO 8601, UTC. */
  received_at: string;
};

export type FileTable = {
  /** A random UUID. */
  id: string;
  /** Null while the file belongs to no submission yet. */
  submission_id: string | null;
  /** Its place among the files of the submission. */
  position: number;
  name: string;
  /** MIME type and size in bytes; null while the file is still arriving. */
  type: string | null;
  size: number | null;
  /** ISO 8601, UTC. */
  created_at: string;
};

/** A file's content, in pieces: any process can read it, and no process holds all of it. */
export type FileChunkTable = { file_id: string; position: number; bytes: Uint8Array };

/** A guest who waits for a variant that is sold out; gone once the mail is queued, or the guest has canceled it. */
export type StockRequestTable = {
  submission_id: string;
  /** SHA-256 of the key in the mailed link. */
  key_hash: string;
  /** The variant's number at the shop, its product's handle, and what both are called. */
  variant: string;
  handle: string;
  title: string;
};
