import type { ResolveContext } from '../resolve-context.ts';
import type { Blocks } from '../schemas.ts';
import type { CartViewData } from './cart-view-data.ts';

/** Most things shown under the cart. */
const mostBeside = 4;

/** What the shop shows under a cart. The cart itself is the visitor's own: whoever shows it puts it beside this. */
export async function resolveCartView(
  block: Blocks['cart_view'],
  { commerce, market }: Pick<ResolveContext, 'commerce' | 'market'>,
): Promise<Pick<CartViewData, 'beside'>> {
  if (!block.cross_sell) return { beside: [] };
  const collection = await commerce.collection(market, block.cross_sell, { first: 12 });
  const products = collection?.products.nodes ?? [];
  return { beside: products.filter(({ availableForSale }) => availableForSale).slice(0, mostBeside) };
}
