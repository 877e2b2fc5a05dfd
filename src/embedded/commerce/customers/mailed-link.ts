import { newSecret, secretHash } from '#services/secret.ts';
import type { CommerceContext } from '../context.ts';
import type { CustomerLinkKind } from './tables.ts';

/** How long a link can be used, in hours. A new password is the shortest: its link gives access to the account. */
const HOURS: Record<CustomerLinkKind, number> = { reset: 1, activate: 30 * 24, confirm: 7 * 24 };

type Writer = Pick<CommerceContext, 'db' | 'now'>;
type Addressee = { id: number; email: string };

/** Makes a link's secret for a mail to this address; older ones of its kind stop working. */
export async function makeLink(writer: Writer, kind: CustomerLinkKind, customer: Addressee): Promise<string> {
  const secret = newSecret();
  const now = writer.now();
  await writer.db
    .deleteFrom('commerce_customer_link')
    .where('customer_id', '=', customer.id)
    .where('kind', '=', kind)
    .execute();
  await writer.db
    .insertInto('commerce_customer_link')
    .values({
      token_hash: secretHash(secret),
      customer_id: customer.id,
      kind,
      email: customer.email,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + HOURS[kind] * 3_600_000).toISOString(),
      used_at: null,
    })
    .execute();
  return secret;
}

/** Uses a link, once and for all: the customer it was made for and the address it was mailed to, or null. */
export async function spendLink(writer: Writer, kind: CustomerLinkKind, secret: string) {
  const now = writer.now().toISOString();
  const link = await writer.db
    .updateTable('commerce_customer_link')
    .set({ used_at: now })
    .where('token_hash', '=', secretHash(secret))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['customer_id', 'email'])
    .executeTakeFirst();
  return link ? { customerId: link.customer_id, email: link.email } : null;
}

/** Whose link this was, whether or not it still works. */
export async function ownerOfLink({ db }: Writer, kind: CustomerLinkKind, secret: string): Promise<number | null> {
  const link = await db
    .selectFrom('commerce_customer_link')
    .select('customer_id')
    .where('token_hash', '=', secretHash(secret))
    .where('kind', '=', kind)
    .executeTakeFirst();
  return link?.customer_id ?? null;
}
