import type { Kysely } from 'kysely';
import { queueMail } from '../outbox/queue-mail.ts';
import { secretHash } from '../secret.ts';
import type { AwaitedVariant } from './new-submission.ts';
import { backInStockMail } from './stock-request-mails.ts';
import type { InboxTables } from './tables.ts';

/** Guests who wait for something to come back into stock. A request ends with its mail, or when the guest cancels it. */
export type StockRequests = {
  /** The variants that anybody waits for. */
  variants: () => Promise<string[]>;
  /** Mails everybody who waits for one of these variants, once. Answers how many mails there are. */
  fulfil: (available: readonly string[], now: Date) => Promise<number>;
  /** What the guest with this mailed key waits for; null when that is over, or never was. */
  find: (key: string) => Promise<AwaitedVariant | null>;
  cancel: (key: string) => Promise<void>;
};

/** Requests read in one go; between two, others have their turn. */
const batchSize = 100;

export function createStockRequests(
  db: Kysely<InboxTables>,
  { publicUrl, afterCommit }: { publicUrl: string; afterCommit: () => void },
): StockRequests {
  return {
    async variants() {
      const rows = await db.selectFrom('inbox_stock_request').select('variant').distinct().execute();
      return rows.map(({ variant }) => variant);
    },
    async fulfil(available, now) {
      let mails = 0;
      for (const variant of available) {
        for (;;) {
          const waiting = await waitingFor(db, variant);
          for (const request of waiting) if (await tell(db, request, publicUrl, now)) mails += 1;
          if (waiting.length < batchSize) break;
        }
      }
      if (mails > 0) afterCommit();
      return mails;
    },
    async find(key) {
      const row = await db
        .selectFrom('inbox_stock_request')
        .select(['variant', 'handle', 'title'])
        .where('key_hash', '=', secretHash(key))
        .executeTakeFirst();
      return row ?? null;
    },
    async cancel(key) {
      const request = await requests(db).where('request.key_hash', '=', secretHash(key)).executeTakeFirst();
      if (request) await endAllOf(db, request);
    },
  };
}

type Request = AwaitedVariant & { submission_id: string; email: string };

/** Who has waited longest comes first: there may be fewer pieces than guests. */
function waitingFor(db: Kysely<InboxTables>, variant: string): Promise<Request[]> {
  return requests(db)
    .where('request.variant', '=', variant)
    .orderBy('submission.received_at')
    .limit(batchSize)
    .execute();
}

function requests(db: Kysely<InboxTables>) {
  return db
    .selectFrom('inbox_stock_request as request')
    .innerJoin('inbox_submission as submission', 'submission.id', 'request.submission_id')
    .select(['request.submission_id', 'request.variant', 'request.handle', 'request.title', 'submission.email']);
}

/** Ends a request and queues its mail, in one transaction; false when it had ended already. */
function tell(db: Kysely<InboxTables>, request: Request, publicUrl: string, now: Date): Promise<boolean> {
  return db.transaction().execute((inside) => end(inside, request, publicUrl, now));
}

async function end(db: Kysely<InboxTables>, request: Request, publicUrl: string, now: Date): Promise<boolean> {
  if ((await endAllOf(db, request)) === 0n) return false;
  await queueMail(db, await backInStockMail(request, publicUrl), now);
  return true;
}

/** Ends every request of one guest for one variant: who asked twice waits once. Answers how many there were. */
async function endAllOf(
  db: Kysely<InboxTables>,
  { variant, email }: Pick<Request, 'variant' | 'email'>,
): Promise<bigint> {
  const { numDeletedRows } = await db
    .deleteFrom('inbox_stock_request')
    .where('variant', '=', variant)
    .where('submission_id', 'in', (of) =>
      of
        .selectFrom('inbox_submission')
        .select('id')
        .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase())),
    )
    .executeTakeFirst();
  return numDeletedRows;
}
