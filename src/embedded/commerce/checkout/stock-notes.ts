import type { CartLineRecord } from '../carts/cart-record.ts';
import type { CommerceContext } from '../context.ts';
import { productById } from '../product-catalogue/product-record.ts';
import { variantTitle } from '../product-catalogue/variant-record.ts';

/** A sentence for each line of which there is less than was asked for. */
export async function stockNotes(context: CommerceContext, lines: CartLineRecord[]): Promise<string[]> {
  const short = lines.filter((line) => line.quantity < line.wanted);
  return Promise.all(
    short.map(async ({ variant, quantity, wanted }) => {
      const product = await productById(context, variant.productKey);
      const title = [product?.title ?? variant.title, variantTitle(variant.title)].filter(Boolean).join(', ');
      if (quantity === 0) return `${title} has sold out. It costs nothing and will not be sent.`;
      return `Of ${title} there are ${quantity} left, not ${wanted}.`;
    }),
  );
}
