import type { MetaDescriptor } from 'react-router';
import { productListQuery, productQuery } from '#blocks/products/product-sort-order.ts';
import { resolveSouvenirsNav, type SouvenirsNavData } from '#blocks/sections/souvenirs-nav/resolve.server.ts';
import type { CollectionDetail, CollectionOptions } from '#clients/commerce/commerce-client.ts';
import type { RequestContext, Site } from '../../context.ts';
import { notFound } from '../errors/not-found.server.ts';
import { collectionMeta } from './collection-meta.server.ts';
import { collectionsNavBlock } from './collections-nav-block.ts';

/** `nav` is `null` when the shop did not say what else it has. */
export type CollectionPage = {
  collection: Pick<CollectionDetail, 'handle' | 'title' | 'description' | 'products'>;
  nav: SouvenirsNavData | null;
  draft: boolean;
  /** The page's head; `null` in what a document carries: it stands there. */
  meta: MetaDescriptor[] | null;
};

/**
 * One page of a collection, where `?after=` or `?before=` names a cursor, sorted and filtered as its query asks; a
 * thrown 404 when there is none.
 */
export async function loadCollection(
  handle: string,
  url: URL,
  site: Site,
  context: RequestContext,
): Promise<CollectionPage> {
  const [after, before] = [url.searchParams.get('after'), url.searchParams.get('before')];
  const { filters, order } = productListQuery(productQuery(url.searchParams));
  const options = {
    ...(before ? { before, last: 24 } : { first: 24, ...(after ? { after } : {}) }),
    ...order,
    ...(filters.length > 0 ? { filters } : {}),
  };
  const { commerce, content, publicUrl } = site;
  const [collection, nav] = await Promise.all([
    readCollection(handle, options, site, context),
    resolveSouvenirsNav(collectionsNavBlock, {
      commerce,
      content,
      market: context.market,
      version: context.version,
      query: url.searchParams,
    }).catch(() => null),
  ]);
  if (!collection) throw await notFound(url.pathname, site, context);
  const meta = collectionMeta(collection, url.search, publicUrl);
  return { collection, nav, draft: context.version === 'draft', meta };
}

/** An address whose cursor the shop cannot read, because somebody changed it, shows the first page. */
async function readCollection(
  handle: string,
  options: CollectionOptions,
  { commerce }: Site,
  { market }: RequestContext,
) {
  try {
    return await commerce.collection(market, handle, options);
  } catch (error) {
    const { after, before, last: _last, ...rest } = options;
    if (!after && !before) throw error;
    return await commerce.collection(market, handle, { ...rest, first: 24 });
  }
}
