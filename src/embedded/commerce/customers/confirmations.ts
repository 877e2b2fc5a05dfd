import type { Kysely } from 'kysely';
import { queueMail } from '#services/outbox/queue-mail.ts';
import { secretHash } from '#services/secret.ts';
import type { CommerceTables } from '../database/tables.ts';
import type { ContextBase } from '../graphql/execute-request.ts';
import { addressee, confirmMail } from './customer-mails.ts';
import { makeLink, ownerOfLink, spendLink } from './mailed-link.ts';

export type Confirmations = {
  /**
   * Confirms the address that a mailed link went to, for the customer of an access token; false when the link does not work
   * (any more), or is another customer's: the owner of an address, logged in elsewhere, would otherwise confirm it for the
   * stranger who registered it. Twice is no harm.
   */
  confirm: (secret: string, accessToken: string) => Promise<boolean>;
  /** Whether the customer of an access token has confirmed their address; null when the token is nobody's. */
  isConfirmed: (accessToken: string) => Promise<boolean | null>;
  /** Mails another link; false when the token is nobody's or nothing is left to confirm. */
  send: (accessToken: string) => Promise<boolean>;
};

/** Makes what confirms addresses over one database. */
export function createConfirmations({ db, now, publicUrl, throttle, afterCommit }: ContextBase): Confirmations {
  const customerOf = (accessToken: string) =>
    db
      .selectFrom('commerce_customer as customer')
      .innerJoin('commerce_customer_token as token', 'token.customer_id', 'customer.id')
      .select(['customer.id', 'customer.email', 'customer.first_name', 'customer.verified_at'])
      .where('token.token_hash', '=', secretHash(accessToken))
      .where('token.expires_at', '>', now().toISOString())
      .where('customer.disabled', '=', 0)
      .executeTakeFirst();

  return {
    async confirm(secret, accessToken) {
      const customer = await customerOf(accessToken);
      if (!customer) return false;
      return db.transaction().execute(async (inside) => {
        if ((await ownerOfLink({ db: inside, now }, 'confirm', secret)) !== customer.id) return false;
        const link = await spendLink({ db: inside, now }, 'confirm', secret);
        if (!link) return wasConfirmed(inside, secret);
        const { numUpdatedRows } = await inside
          .updateTable('commerce_customer')
          .set({ verified_at: now().toISOString() })
          .where('id', '=', link.customerId)
          // A link to a former address says nothing of the present one.
          .where('email', '=', link.email)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      });
    },
    async isConfirmed(accessToken) {
      const customer = await customerOf(accessToken);
      return customer ? customer.verified_at !== null : null;
    },
    async send(accessToken) {
      const customer = await customerOf(accessToken);
      if (!customer?.email || customer.verified_at !== null) return false;
      const { id, email } = customer;
      await throttle.take('register', email, `confirming ${id}`);
      await db.transaction().execute(async (inside: Kysely<CommerceTables>) => {
        const secret = await makeLink({ db: inside, now }, 'confirm', { id, email });
        await queueMail(inside, confirmMail(addressee({ publicUrl }, email, customer), secret), now());
      });
      afterCommit?.();
      return true;
    },
  };
}

/** Whether a used link has confirmed its address; shown to a customer who opens the mail again. */
async function wasConfirmed(db: Kysely<CommerceTables>, secret: string): Promise<boolean> {
  const customer = await db
    .selectFrom('commerce_customer as customer')
    .innerJoin('commerce_customer_link as link', 'link.customer_id', 'customer.id')
    .select('customer.id')
    .where('link.token_hash', '=', secretHash(secret))
    .where('link.kind', '=', 'confirm')
    .where('link.used_at', 'is not', null)
    .whereRef('link.email', '=', 'customer.email')
    .where('customer.verified_at', 'is not', null)
    .executeTakeFirst();
  return customer !== undefined;
}
