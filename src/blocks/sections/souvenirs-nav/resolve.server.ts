import type { ResolveContext } from '../../contract/resolve-context.ts';
import { type ProductQuery, productListQuery, productOrders, productQuery } from '../../products/product-sort-order.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { relatedAll } from '../../stories/stories.ts';
import { type Choice, hotelChoices, kindChoices, priceChoices } from './filter-choices.ts';

const maxHotels = 100;

export type SouvenirsNavData = {
  /** How many products of each are like what the address asks for. */
  collections: { handle: string; title: string; count: number }[];
  /** The same of the whole shop. */
  total: number;
  choices: { kinds: Choice[]; hotels: Choice[]; prices: Choice[] };
  /** What the fields stand behind where there is no room, with what is chosen. */
  fold: string;
};

/**
 * The collections chosen, or all of them, with how many of their products the address asks for, and what there is to
 * choose from. Collections that are gone or empty are left out. The shop counts: no product is read.
 */
export async function resolveSouvenirsNav(
  block: Blocks['souvenirs_nav'],
  context: Pick<ResolveContext, 'commerce' | 'content' | 'market' | 'version' | 'query'>,
): Promise<SouvenirsNavData> {
  const { commerce, content, market, version, query = new URLSearchParams() } = context;
  const asked = productQuery(query);
  const { filters } = productListQuery(asked);
  const [{ stories }, counts, { types, tags, ...prices }] = await Promise.all([
    content.stories({ version, contentType: 'hotel', sortBy: 'position:desc', perPage: maxHotels }),
    commerce.productCounts(market, filters),
    commerce.productChoices(market),
  ]);
  const handles = block.collections?.length ? block.collections : counts.collections.map(({ handle }) => handle);
  const collections = handles.flatMap((wanted) => {
    const found = counts.collections.find(({ handle, isEmpty }) => handle === wanted && !isEmpty);
    return found ? [{ handle: found.handle, title: found.title, count: found.count }] : [];
  });
  const hotels = relatedAll(stories, 'hotel').map(({ slug, content: { name } }) => ({ value: slug, name }));
  const choices = { kinds: kindChoices(types), hotels: hotelChoices(tags, hotels), prices: priceChoices(prices) };
  return { collections, total: counts.total, choices, fold: foldWords(chosenNames(asked, choices)) };
}

function foldWords(chosen: string[]): string {
  return chosen.length > 0 ? `Sort and filter: ${chosen.join(', ')}` : 'Sort and filter';
}

/** What is sorted and filtered by now, in the words of the fields. */
function chosenNames(query: ProductQuery, { kinds, hotels, prices }: SouvenirsNavData['choices']): string[] {
  const { sort, kind, house, under, inStock } = query;
  const nameOf = (choices: readonly Choice[], chosen: string) => choices.find(({ value }) => value === chosen)?.name;
  return [
    nameOf(productOrders, sort),
    nameOf(kinds, kind),
    nameOf(hotels, house),
    nameOf(prices, String(under)),
    inStock ? 'In stock' : undefined,
  ].filter((name) => name !== undefined);
}
