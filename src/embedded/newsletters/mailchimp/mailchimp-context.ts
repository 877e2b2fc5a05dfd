import type { Kysely } from 'kysely';
import type { DatabaseKind } from '#services/database/open-database.ts';
import type { MailchimpTables } from './tables.ts';

/** What every request to the embedded Mailchimp needs. */
export type MailchimpContext = {
  db: Kysely<MailchimpTables>;
  kind: DatabaseKind;
  /** The service's own public address, without a slash at its end: `https://ash.example/_services/mailchimp`. */
  publicUrl: string;
  now: () => Date;
  /** Called after a transaction that may have left mail in the outbox. */
  afterCommit?: (() => void) | undefined;
};
