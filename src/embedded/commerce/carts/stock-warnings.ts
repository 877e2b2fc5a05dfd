import type { CommerceContext } from '../context.ts';
import { productById } from '../product-catalogue/product-record.ts';
import { type VariantRecord, variantTitle } from '../product-catalogue/variant-record.ts';
import type { CartWarning } from './cart-problem.ts';

/** Says that a line gets nothing of its merchandise, or nothing more; `target` is its global id. */
export async function outOfStock(
  context: CommerceContext,
  target: string,
  variant: VariantRecord,
): Promise<CartWarning> {
  const product = await productById(context, variant.productKey);
  const title = [product?.title ?? '', variantTitle(variant.title)].filter(Boolean).join(' - ');
  return { code: 'MERCHANDISE_OUT_OF_STOCK', target, message: `The product '${title}' is already sold out.` };
}

/** Says that a line gets only so many pieces. */
export function notEnoughStock(target: string, pieces: number): CartWarning {
  const items = pieces === 1 ? '1 item was' : `${pieces} items were`;
  const message = `Only ${items} added to your cart due to availability.`;
  return { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target, message };
}
