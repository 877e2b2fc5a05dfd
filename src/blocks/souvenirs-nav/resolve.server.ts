import type { ResolveContext } from '../resolve-context.ts';
import type { Blocks } from '../schemas.ts';
import type { ProductCardData } from '../souvenirs-grid/product-card-data.ts';

/** Most products of one collection that are counted: the shop gives no more at once. */
const mostProducts = 250;

/** How many things there are, and how many of them can be had. */
export type ShelfCount = { all: number; inStock: number };

export type SouvenirsNavData = { shelves: { handle: string; title: string; count: ShelfCount }[]; total: ShelfCount };

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
      ? [{ handle, title: collection.title, count: countOf(collection.products.nodes) }]
      : [],
  );
  return { shelves, total: countOf(everything.nodes) };
}

function countOf(products: readonly ProductCardData[]): ShelfCount {
  return { all: products.length, inStock: products.filter(({ availableForSale }) => availableForSale).length };
}
