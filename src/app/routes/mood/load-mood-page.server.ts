import { cardOf } from '#blocks/products/named-product.ts';
import type { ProductCardData } from '#blocks/products/product-card-data.ts';
import type { ContentType } from '#blocks/registry/schemas.ts';
import type { RequestContext, Site } from '../../context.ts';
import { loadTagSidebar, type TagSidebarData } from './load-tag-sidebar.server.ts';

export type MoodData = { sidebar: TagSidebarData; products: ProductCardData[] };

/** Most things of one picture that are shown. */
const maxProducts = 8;

/**
 * What stands beside a mood picture: the tags, and the products in it as the shop has them now. A product that is gone
 * is left out, and a shop that does not answer leaves the picture to itself.
 */
export async function loadMoodPage(
  entry: ContentType<'mood_entry'>,
  site: Site,
  requestInfo: RequestContext,
): Promise<MoodData> {
  const handles = (entry.products ?? []).slice(0, maxProducts);
  const [sidebar, ...found] = await Promise.all([
    loadTagSidebar(site, requestInfo),
    ...handles.map((handle) =>
      site.commerce.product(requestInfo.market, handle).catch((error: unknown) => {
        site.log('warn', 'mood_product_not_read', { handle, error });
        return null;
      }),
    ),
  ]);
  return { sidebar, products: found.flatMap((answer) => (answer ? [cardOf(answer.product)] : [])) };
}
