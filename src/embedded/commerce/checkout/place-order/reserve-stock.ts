import type { CommerceContext } from '../../context.ts';

/**
 * Takes pieces out of the stock, in the order's own transaction; each variant once, in the order of their ids, so that two
 * orders never wait for each other. Answers whether there was enough of everything; when there was not, roll back.
 */
export async function reserveStock(
  { db }: CommerceContext,
  pieces: { variantId: number; quantity: number }[],
): Promise<boolean> {
  const wanted = new Map<number, number>();
  for (const { variantId, quantity } of pieces) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  for (const [variantId, quantity] of [...wanted].sort(([one], [other]) => one - other)) {
    const { numUpdatedRows } = await db
      .updateTable('commerce_variant')
      .set((variant) => ({ quantity: variant('quantity', '-', quantity) }))
      .where('id', '=', variantId)
      .where((variant) => variant.or([variant('sells_without_stock', '=', 1), variant('quantity', '>=', quantity)]))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
  }
  return true;
}
