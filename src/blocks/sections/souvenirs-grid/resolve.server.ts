import { countOfFacets } from '#protocol/shopify/product-facets.ts';
import type { AddStep } from '../../cart/use-add-to-cart.ts';
import type { ResolveContext } from '../../contract/resolve-context.ts';
import { defaultGridPageSize } from '../../lists/page-sizes.ts';
import { askedPage } from '../../lists/paging.ts';
import { cardOf } from '../../products/named-product.ts';
import type { ProductCardData } from '../../products/product-card-data.ts';
import { gridList } from '../../products/product-grid.ts';
import {
  arrangeProducts,
  type ProductQuery,
  productListQuery,
  productQuery,
} from '../../products/product-sort-order.ts';
import type { Blocks } from '../../registry/schemas.ts';

export type SouvenirsGridData = {
  title: string;
  /** Those to show: of what the address asks for the first, up to its page. */
  products: ProductCardData[];
  /** How many products are like what the address asks for, on all pages. */
  count: number;
  /** Where the others are, when no grid shows more. */
  rest: string | null;
  /** The shop did not answer, so it is not known whether there are products. */
  failed?: boolean;
  /** Steps of adding by handle, to be drawn as they are: the catalogue's. */
  still?: Readonly<Record<string, AddStep>>;
};

/** Most products of one grid: the shop gives no more at once. */
const maxProducts = 250;

/**
 * The products named, those of the collection, or the whole shop, without those to leave out; filtered, sorted and counted
 * by the shop. Null when there is no such collection. A shop that does not answer is reported to the visitor, with a link to try again.
 */
export async function resolveSouvenirsGrid(
  block: Blocks['souvenirs_grid'],
  context: ResolveContext,
): Promise<SouvenirsGridData | null> {
  try {
    return await readProducts(block, context);
  } catch (error) {
    context.log?.('warn', 'section_not_resolved', { component: block.component, uid: block._uid, error });
    return { title: 'Souvenirs', products: [], count: 0, rest: null, failed: true };
  }
}

async function readProducts(
  block: Blocks['souvenirs_grid'],
  { commerce, market, query = new URLSearchParams() }: ResolveContext,
): Promise<SouvenirsGridData | null> {
  const asked = productQuery(query);
  const wanted = askedPage(query, gridList(block)) * (Number(block.page_size) || defaultGridPageSize);
  if (block.products?.length) {
    const found = await Promise.all(block.products.map((handle) => commerce.product(market, handle)));
    const cards = found.flatMap((answer) => (answer ? [cardOf(answer.product)] : []));
    const matching = arrangeProducts(cards, asked);
    return { title: 'Souvenirs', products: matching.slice(0, wanted), count: matching.length, rest: null };
  }
  const { filters, order } = productListQuery(asked);
  const { products: leftOut, count: countLeftOut } = await readLeftOut(block, asked, { commerce, market });
  const first = Math.min(wanted + leftOut.size, maxProducts);
  const list = { first, ...order, ...(filters.length > 0 ? { filters } : {}) };
  const shown = (nodes: ProductCardData[]) => nodes.filter(({ handle }) => !leftOut.has(handle)).slice(0, wanted);
  const isWhole = first === maxProducts;
  if (!block.collection || block.collection === 'all') {
    const [{ nodes }, { total }] = await Promise.all([
      commerce.products(market, list),
      commerce.productCounts(market, filters),
    ]);
    const count = total - countLeftOut;
    return { title: 'Everything', products: shown(nodes), count, rest: isWhole ? '/collections' : null };
  }
  const collection = await commerce.collection(market, block.collection, list);
  return (
    collection && {
      title: collection.title,
      products: shown(collection.products.nodes),
      count: countOfFacets(collection.products.filters, filters) - countLeftOut,
      rest: isWhole ? `/collections/${block.collection}` : null,
    }
  );
}

/** The handles to leave out, and how many of those products the shop has counted among what is asked for. */
async function readLeftOut(
  { leave_out, collection }: Blocks['souvenirs_grid'],
  asked: ProductQuery,
  { commerce, market }: Pick<ResolveContext, 'commerce' | 'market'>,
) {
  const handles = leave_out ?? [];
  const found = await Promise.all(handles.map((handle) => commerce.product(market, handle)));
  const counted = found.flatMap((answer) => {
    if (!answer) return [];
    const isListed =
      !collection ||
      collection === 'all' ||
      answer.product.collections.nodes.some(({ handle }) => handle === collection);
    return isListed ? [cardOf(answer.product)] : [];
  });
  return { products: new Set(handles), count: arrangeProducts(counted, asked).length };
}
