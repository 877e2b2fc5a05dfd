import type { ResolveContext } from '../resolve-context.ts';
import type { Blocks } from '../schemas.ts';
import { cardOf } from './named-product.ts';
import type { SouvenirsGridData } from './SouvenirsGrid.tsx';

/** Most products of one grid: the shop gives no more at once. */
const mostProducts = 250;

/** The products named, those of the collection, or the whole shop. */
export async function resolveSouvenirsGrid(
  block: Blocks['souvenirs_grid'],
  { commerce, market }: ResolveContext,
): Promise<SouvenirsGridData | null> {
  if (block.products?.length) {
    const found = await Promise.all(block.products.map((handle) => commerce.product(market, handle)));
    return { title: 'Souvenirs', products: found.flatMap((answer) => (answer ? [cardOf(answer.product)] : [])) };
  }
  if (!block.collection || block.collection === 'all') {
    const { nodes } = await commerce.products(market, { first: mostProducts });
    return { title: 'Everything', products: nodes };
  }
  const collection = await commerce.collection(market, block.collection, { first: mostProducts });
  return collection && { title: collection.title, products: collection.products.nodes };
}
