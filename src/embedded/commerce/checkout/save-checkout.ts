import type { CommerceContext } from '../context.ts';
import type { CheckoutTable } from '../orders/tables.ts';

type Known = Partial<Omit<CheckoutTable, 'cart_id' | 'updated_at'>>;

/** Keeps what a checkout has learned beside its cart. Any step forward forgets the last problem unless it names one. */
export async function saveCheckout({ db, now }: CommerceContext, token: string, known: Known): Promise<void> {
  const change = { problem: null, ...known, updated_at: now().toISOString() };
  await db
    .insertInto('commerce_checkout')
    .values({ cart_id: token, accepts_marketing: 0, card_token: null, card_brand: null, card_last4: null, ...change })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(change))
    .execute();
}
