import { secretHash } from '#services/secret.ts';
import type { CommerceContext } from '../context.ts';
import { accessDenied as denied } from '../graphql/errors.ts';
import { type CustomerRecord, customerRecord } from './customer-record.ts';

/** The customer whose access token this is; null when it is unknown, has ended, or the account is disabled. */
export async function customerByToken(context: CommerceContext, accessToken: string): Promise<CustomerRecord | null> {
  const row = await context.db
    .selectFrom('commerce_customer as customer')
    .innerJoin('commerce_customer_token as token', 'token.customer_id', 'customer.id')
    .selectAll('customer')
    .where('token.token_hash', '=', secretHash(accessToken))
    .where('token.expires_at', '>', context.now().toISOString())
    .where('customer.disabled', '=', 0)
    .executeTakeFirst();
  return row ? customerRecord(row, accessToken) : null;
}

/** The same for a mutation, where the vendor refuses a bad token aloud: ACCESS_DENIED, and the field is null. */
export async function requireCustomer(context: CommerceContext, accessToken: string): Promise<CustomerRecord> {
  const customer = await customerByToken(context, accessToken);
  if (!customer) throw accessDenied();
  return customer;
}

/**
 * Whether a record was found by its customer's own token. A cart knows its customer, too, and its id outlives the
 * session: addresses, orders and metafields are for the session alone.
 */
export function hasSession({ accessToken }: Pick<CustomerRecord, 'accessToken'>): boolean {
  return accessToken !== null;
}

/** The vendor's error for a token that may not do what it is used for, with its link and its words of what is missing. */
export function accessDenied() {
  return denied('`unauthenticated_write_customers` access scope. Also: Requires valid customer access token.');
}
