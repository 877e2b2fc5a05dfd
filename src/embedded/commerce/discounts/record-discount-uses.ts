import type { CommerceContext } from '../context.ts';
import { type Buyer, eligibilityRefusal } from './discount-eligibility.ts';
import { type DiscountRecord, findDiscounts } from './discount-record.ts';

/**
 * Writes down, in the order's own transaction, that a cart used its discounts; answers those that can no longer be
 * used (their limit was reached meanwhile), and then has written nothing. `discounts` are their ids and codes as
 * `PricedCart.discounts` has them. On PostgreSQL the discounts stay locked until the transaction ends, in the order of
 * their ids, so that two orders cannot both take the last use.
 */
export async function recordDiscountUses(
  context: CommerceContext,
  order: { cartToken: string; email: string; customerId: number | null },
  discounts: { id: number; code: string | null }[],
): Promise<{ id: number; code: string | null }[]> {
  if (discounts.length === 0) return [];
  const ids = discounts.map(({ id }) => id).toSorted((a, b) => a - b);
  if (context.kind === 'postgres') {
    await context.db
      .selectFrom('commerce_discount')
      .select('id')
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute();
  }
  const records = await findDiscounts(
    context,
    discounts.flatMap(({ code }) => code ?? []),
  );
  const buyer: Buyer = { email: order.email, customerId: order.customerId };
  const refused = [];
  for (const discount of discounts) {
    const record: DiscountRecord | undefined = records.find(({ id }) => id === discount.id);
    if (!record || (await eligibilityRefusal(context, record, buyer))) refused.push(discount);
  }
  if (refused.length > 0) return refused;
  const used_at = context.now().toISOString();
  const { cartToken: cart_id, customerId: customer_id } = order;
  const email = order.email.trim().toLowerCase();
  await context.db
    .insertInto('commerce_discount_use')
    .values(ids.map((discount_id) => ({ discount_id, cart_id, email, customer_id, used_at })))
    .execute();
  return [];
}
