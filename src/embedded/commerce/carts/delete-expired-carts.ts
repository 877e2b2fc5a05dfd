import type { CommerceContext } from '../context.ts';

const AT_ONCE = 20;

/**
 * Deletes a few carts that ended without an order. Each new cart takes up to twenty of them with it, so that they
 * never become many and no one waits for it; what became an order stays as it was sold.
 */
export async function forgetExpiredCarts({ db, now, kind }: CommerceContext): Promise<void> {
  let expired = db
    .selectFrom('commerce_cart')
    .select('id')
    .where('expires_at', '<=', now().toISOString())
    .where('completed_at', 'is', null)
    .orderBy('expires_at')
    .limit(AT_ONCE);
  // Two carts made at once must not wait for each other over the same old ones.
  if (kind === 'postgres') expired = expired.forUpdate().skipLocked();
  const ids = (await expired.execute()).map(({ id }) => id);
  if (ids.length === 0) return;
  await db.deleteFrom('commerce_checkout').where('cart_id', 'in', ids).execute();
  await db.deleteFrom('commerce_cart').where('id', 'in', ids).execute();
}
