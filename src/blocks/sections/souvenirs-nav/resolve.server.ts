import type { ResolveContext } from '../../contract/resolve-context.ts';
import type { ProductCardData } from '../../products/product-card-data.ts';
import { lowest, type ProductFacets } from '../../products/product-sort-order.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { relatedAll } from '../../stories/stories.ts';
import type { Choice } from './filter-choices.ts';

/** Most products of one collection that are counted: the shop gives no more at once. */
const maxProducts = 250;
const maxHotels = 100;

export type SouvenirsNavData = {
  collections: { handle: string; title: string; things: ProductFacets[] }[];
  things: ProductFacets[];
  /** Every hotel, by its slug. */
  hotels: Choice[];
};

/**
 * The collections chosen, or all of them, with what is in each, and the group's hotels. Collections that are gone or
 * empty are left out.
 */
export async function resolveSouvenirsNav(
  block: Blocks['souvenirs_nav'],
  { commerce, content, market, version }: Pick<ResolveContext, 'commerce' | 'content' | 'market' | 'version'>,
): Promise<SouvenirsNavData> {
  const handles = block.collections?.length
    ? block.collections
    : (await commerce.collections(market)).map(({ handle }) => handle);
  const [{ stories }, everything, ...found] = await Promise.all([
    content.stories({ version, contentType: 'hotel', sortBy: 'position:desc', perPage: maxHotels }),
    commerce.products(market, { first: maxProducts }),
    ...handles.map(async (handle) => ({
      handle,
      collection: await commerce.collection(market, handle, { first: maxProducts }),
    })),
  ]);
  const collections = found.flatMap(({ handle, collection }) =>
    collection?.products.nodes.length
      ? [{ handle, title: collection.title, things: collection.products.nodes.map(facetsOf) }]
      : [],
  );
  const hotels = relatedAll(stories, 'hotel').map(({ slug, content: { name } }) => ({ value: slug, name }));
  return { collections, things: everything.nodes.map(facetsOf), hotels };
}

function facetsOf(product: ProductCardData): ProductFacets {
  const { availableForSale, productType, tags } = product;
  return { availableForSale, productType, tags, lowest: lowest(product) };
}
