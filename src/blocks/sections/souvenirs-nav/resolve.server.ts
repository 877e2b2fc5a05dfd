import type { ResolveContext } from '../../contract/resolve-context.ts';
import type { ProductCardData } from '../../products/product-card-data.ts';
import { lowest, type ProductFacets } from '../../products/product-sort-order.ts';
import type { Blocks } from '../../registry/schemas.ts';

/** Most products of one collection that are counted: the shop gives no more at once. */
const mostProducts = 250;

export type SouvenirsNavData = {
  collections: { handle: string; title: string; things: ProductFacets[] }[];
  things: ProductFacets[];
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
  const collections = found.flatMap(({ handle, collection }) =>
    collection?.products.nodes.length
      ? [{ handle, title: collection.title, things: collection.products.nodes.map(facetsOf) }]
      : [],
  );
  return { collections, things: everything.nodes.map(facetsOf) };
}

function facetsOf(product: ProductCardData): ProductFacets {
  const { availableForSale, productType, tags } = product;
  return { availableForSale, productType, tags, lowest: lowest(product) };
}
