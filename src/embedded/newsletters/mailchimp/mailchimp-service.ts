import { openDatabase } from '#services/database/open-database.ts';
import type { HttpService } from '#services/http-service.ts';
import { mailchimpApp } from './mailchimp-app.ts';
import { mailchimpMigrations } from './migrations.ts';
import type { MailchimpTables } from './tables.ts';

export type MailchimpServiceOptions = {
  /** As in `openDatabase`. */
  database: string;
  /** What clients send as the password of Basic authentication. */
  apiKey: string;
  /** The service's own public address, without a slash at its end: `https://ash.example/_services/mailchimp`. */
  publicUrl: string;
  /** Called after each commit: there may be mail in the outbox. */
  afterCommit?: () => void;
  now?: () => Date;
};

export type MailchimpListSeed = {
  id: string;
  name: string;
  /** Whether new members are to confirm by mail. */
  doubleOptIn: boolean;
};

export type MailchimpService = HttpService & {
  /** Whether there is no list yet. */
  isEmpty: () => Promise<boolean>;
  /** Makes the lists; those that are there are left as they are. */
  seed: (lists: readonly MailchimpListSeed[]) => Promise<void>;
};

/**
 * The embedded Mailchimp: lists and their members as the Marketing API 3.0 serves them, at `/3.0/…`, and the page where a
 * member confirms, at `/confirm`. Confirmation mails leave by the outbox. Throws when the database cannot be opened.
 */
export async function createMailchimpService(options: MailchimpServiceOptions): Promise<MailchimpService> {
  const { database, apiKey, publicUrl, afterCommit, now = () => new Date() } = options;
  const { db, kind, close } = await openDatabase<MailchimpTables>(
    database,
    'newsletter_mailchimp',
    mailchimpMigrations,
  );
  const app = mailchimpApp({ db, kind, publicUrl, now, afterCommit }, apiKey);
  return {
    fetch: (request) => app.fetch(request),
    close,
    async isEmpty() {
      return (await db.selectFrom('newsletter_list').select('id').limit(1).executeTakeFirst()) === undefined;
    },
    async seed(lists) {
      const created_at = now().toISOString();
      if (lists.length === 0) return;
      await db
        .insertInto('newsletter_list')
        .values(lists.map(({ id, name, doubleOptIn }) => ({ id, name, double_optin: doubleOptIn ? 1 : 0, created_at })))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
  };
}
