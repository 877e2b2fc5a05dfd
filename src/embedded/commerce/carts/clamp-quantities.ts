import type { CommerceContext } from '../context.ts';
import type { CartWarning } from './cart-problem.ts';
import type { CartLineRecord, CartRecord } from './cart-record.ts';
import { readLines } from './read-lines.ts';
import { notEnoughStock, outOfStock } from './stock-warnings.ts';

/**
 * Lowers every line to what is in stock and says so; a line that nothing is left for stays, at 0, and says so every time,
 * like the vendor's.
 */
export async function clampQuantities(context: CommerceContext, { token, market }: CartRecord): Promise<CartWarning[]> {
  const lines = await readLines(context, token, market);
  const warnings: CartWarning[] = [];
  for (const line of lines) {
    if (line.quantity < line.wanted) {
      await context.db
        .updateTable('commerce_cart_line')
        .set({ quantity: line.quantity })
        .where('id', '=', line.lineId)
        .execute();
    }
    if (line.quantity === 0 && !isLeftFor(line, lines)) {
      warnings.push(await outOfStock(context, line.id, line.variant));
    } else if (line.quantity < line.wanted) {
      warnings.push(notEnoughStock(line.id, line.quantity));
    }
  }
  return warnings;
}

/** Whether the stock holds more of a line's merchandise than the cart does. */
function isLeftFor({ variant }: CartLineRecord, lines: CartLineRecord[]): boolean {
  const sameVariant = lines.filter((line) => line.variant.key === variant.key);
  return variant.sellsWithoutStock || variant.quantity > sameVariant.reduce((sum, { quantity }) => sum + quantity, 0);
}
