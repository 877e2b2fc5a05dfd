import type { AddStep } from '../../cart/use-add-to-cart.ts';
import type { ResolveContext } from '../../contract/resolve-context.ts';
import { cardOf } from '../../products/named-product.ts';
import type { ProductCardData } from '../../products/product-card-data.ts';
import type { Blocks } from '../../registry/schemas.ts';

export type SouvenirsGridData = {
  title: string;
  products: ProductCardData[];
  /** The shop did not answer, so it is not known whether there are products. */
  failed?: boolean;
  /** Steps of adding by handle, to be drawn as they are: the catalogue's. */
  still?: Readonly<Record<string, AddStep>>;
};

/** Most products of one grid: the shop gives no more at once. */
const maxProducts = 250;

/**
 * The products named, those of the collection, or the whole shop, without those to leave out; null when there is no such collection. A shop that
 * does not answer is reported to the visitor, with a link to try again.
 */
export async function resolveSouvenirsGrid(
  block: Blocks['souvenirs_grid'],
  context: ResolveContext,
): Promise<SouvenirsGridData | null> {
  try {
    return await readCollection(block, context);
  } catch (error) {
    context.log?.('warn', 'section_not_resolved', { component: block.component, uid: block._uid, error });
    return { title: 'Souvenirs', products: [], failed: true };
  }
}

async function readCollection(
  block: Blocks['souvenirs_grid'],
  { commerce, market }: ResolveContext,
): Promise<SouvenirsGridData | null> {
  const isShown = ({ handle }: ProductCardData) => !block.leave_out?.includes(handle);
  if (block.products?.length) {
    const found = await Promise.all(block.products.map((handle) => commerce.product(market, handle)));
    return { title: 'Souvenirs', products: found.flatMap((answer) => (answer ? [cardOf(answer.product)] : [])) };
  }
  if (!block.collection || block.collection === 'all') {
    const { nodes } = await commerce.products(market, { first: maxProducts });
    return { title: 'Everything', products: nodes.filter(isShown) };
  }
  const collection = await commerce.collection(market, block.collection, { first: maxProducts });
  return collection && { title: collection.title, products: collection.products.nodes.filter(isShown) };
}
