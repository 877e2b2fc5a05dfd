import type { DiscountToApply, LineToPrice } from './price-input.ts';
import type { DiscountRefusal } from './priced-cart.ts';

/** Whether a discount may take from a line: the line holds something, and is of its products or collections. */
export function isEntitled({ entitled }: DiscountToApply, line: LineToPrice): boolean {
  if (line.quantity === 0) return false;
  if (entitled === null) return true;
  if (entitled.productIds.includes(line.productId)) return true;
  return line.collectionIds.some((id) => entitled.collectionIds.includes(id));
}

/**
 * Why a discount cannot be used on these lines, looked at alone; null when it can. Its minimums count the entitled
 * lines at their prices before any discount, so that no discount can take away another's ground.
 */
export function refusalAlone(discount: DiscountToApply, lines: LineToPrice[]): DiscountRefusal | null {
  if (lines.every((line) => line.quantity === 0)) return 'emptyCart';
  const entitled = lines.filter((line) => isEntitled(discount, line));
  if (entitled.length === 0) return 'noEntitledLines';
  const quantity = entitled.reduce((sum, line) => sum + line.quantity, 0);
  if (quantity < (discount.minimumQuantity ?? 0)) return 'minimumQuantity';
  const subtotal = entitled.reduce((sum, line) => sum + line.quantity * line.unitAmount, 0);
  if (subtotal < (discount.minimumSubtotal ?? 0)) return 'minimumSubtotal';
  return null;
}
