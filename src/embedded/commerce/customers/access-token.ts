import { newSecret, secretHash } from '#services/secret.ts';
import type { CommerceContext } from '../context.ts';

const accessTokenDays = 42;

/** The schema's CustomerAccessToken; the token itself is stored nowhere; only its owner has it. */
export type CustomerAccessToken = { accessToken: string; expiresAt: string };

/** Opens a session for a customer, for 42 days. */
export async function issueToken(context: CommerceContext, customerId: number): Promise<CustomerAccessToken> {
  const accessToken = newSecret();
  const expiresAt = tokenExpiry(context);
  await context.db
    .insertInto('commerce_customer_token')
    .values({
      token_hash: secretHash(accessToken),
      customer_id: customerId,
      created_at: context.now().toISOString(),
      expires_at: expiresAt,
    })
    .execute();
  return { accessToken, expiresAt };
}

/** Gives a session that still holds its full time again; false when it does not hold. */
export async function renewToken(context: CommerceContext, accessToken: string): Promise<CustomerAccessToken | null> {
  const expiresAt = tokenExpiry(context);
  const { numUpdatedRows } = await context.db
    .updateTable('commerce_customer_token')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', secretHash(accessToken))
    .where('expires_at', '>', context.now().toISOString())
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { accessToken, expiresAt } : null;
}

/** Ends one session; false when there was none. */
export async function endToken(context: CommerceContext, accessToken: string): Promise<boolean> {
  const { numDeletedRows } = await context.db
    .deleteFrom('commerce_customer_token')
    .where('token_hash', '=', secretHash(accessToken))
    .where('expires_at', '>', context.now().toISOString())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The number by which the vendor names a session that ended; it tells nothing of the token. */
export function tokenNumber(accessToken: string): number {
  return Number.parseInt(secretHash(accessToken).slice(0, 11), 16);
}

/** Ends every session of a customer: after another password, and when the customer is erased. */
export async function endAllTokens(context: Pick<CommerceContext, 'db'>, customerId: number): Promise<void> {
  await context.db.deleteFrom('commerce_customer_token').where('customer_id', '=', customerId).execute();
}

function tokenExpiry({ now }: CommerceContext): string {
  const expiry = new Date(now());
  expiry.setUTCDate(expiry.getUTCDate() + accessTokenDays);
  return expiry.toISOString();
}
