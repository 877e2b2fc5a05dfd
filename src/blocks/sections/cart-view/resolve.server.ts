import type { CartContents } from '../../cart/cart-contract.ts';
import type { ResolveContext } from '../../contract/resolve-context.ts';
import type { ProductCardData } from '../../products/product-card-data.ts';
import type { Blocks } from '../../registry/schemas.ts';
import type { CartViewData } from './cart-view-data.ts';

/** Most things shown under the cart. */
const maxRelatedProducts = 4;

/** What the shop shows under a cart. The cart itself belongs to the visitor and is loaded separately. */
export async function resolveCartView(
  block: Blocks['cart_view'],
  { commerce, market }: Pick<ResolveContext, 'commerce' | 'market'>,
): Promise<CartViewData> {
  if (!block.cross_sell) return { beside: [] };
  const collection = await commerce.collection(market, block.cross_sell, { first: 12 });
  const products = collection?.products.nodes ?? [];
  return { beside: products.filter(({ availableForSale }) => availableForSale) };
}

/** Of what could be shown under a cart, the first few that are not in it. */
export function besideCart(products: ProductCardData[], cart: CartContents | null): ProductCardData[] {
  const inCart = new Set(cart?.lines.map(({ path }) => path.split('?')[0]));
  return products.filter(({ handle }) => !inCart.has(`/souvenirs/product/${handle}`)).slice(0, maxRelatedProducts);
}
