import type { ResolveContext } from '../../contract/resolve-context.ts';
import type { ProductCardData } from '../../products/product-card-data.ts';
import { lowest, type Sought } from '../../products/product-sort-order.ts';
import type { Blocks } from '../../registry/schemas.ts';

/** Most products of one collection that are counted: the shop gives no more at once. */
const mostProducts = 250;

export type SouvenirsNavData = {
  shelves: { handle: string; title: string; things: Sought[] }[];
  things: Sought[];
};

/** The collections chosen, or all of them, with what stands on each; those that are gone or empty are left out. */
export async function resolveSouvenirsNav(
  block: Blocks['souvenirs_nav'],
  { commerce, market }: Pick<ResolveContext, 'commerce' | 'market'>,
): Promise<SouvenirsNavData> {
  const handles = block.collections?.length
    ? block.collections
    : (await commerce.collections(market)).map(({ handle }) => handle);
  const [everything, ...found] = await Promise.all([
    commerce.products(market, { first: mostProducts }),
    ...handles.map(async (handle) => ({
      handle,
      collection: await commerce.collection(market, handle, { first: mostProducts }),
    })),
  ]);
  const shelves = found.flatMap(({ handle, collection }) =>
    collection?.products.nodes.length
      ? [{ handle, title: collection.title, things: collection.products.nodes.map(soughtOf) }]
      : [],
  );
  return { shelves, things: everything.nodes.map(soughtOf) };
}

function soughtOf(product: ProductCardData): Sought {
  const { availableForSale, productType, tags } = product;
  return { availableForSale, productType, tags, lowest: lowest(product) };
}
