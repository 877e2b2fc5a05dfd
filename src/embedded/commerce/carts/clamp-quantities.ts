import type { CommerceContext } from '../context.ts';
import { isForSale } from '../product-catalogue/variant-record.ts';
import type { CartWarning } from './cart-problem.ts';
import type { CartRecord } from './cart-record.ts';
import { readLines } from './read-lines.ts';

/**
 * Lowers every line to what is in stock and says so; a line that has sold out stays, at 0, and says so every time,
 * like the vendor's.
 */
export async function clampQuantities(context: CommerceContext, { token, market }: CartRecord): Promise<CartWarning[]> {
  const warnings: CartWarning[] = [];
  for (const line of await readLines(context, token, market)) {
    const { title } = line.variant;
    if (line.quantity < line.wanted) {
      await context.db
        .updateTable('commerce_cart_line')
        .set({ quantity: line.quantity })
        .where('id', '=', line.lineId)
        .execute();
    }
    if (!isForSale(line.variant)) {
      warnings.push({
        code: 'MERCHANDISE_OUT_OF_STOCK',
        target: line.id,
        message: `The product '${title}' is already sold out.`,
      });
    } else if (line.quantity < line.wanted) {
      warnings.push({
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        target: line.id,
        message: `Only ${line.quantity} items were added to your cart due to availability.`,
      });
    }
  }
  return warnings;
}
