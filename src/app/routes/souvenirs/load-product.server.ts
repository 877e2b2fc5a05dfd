import type { MetaDescriptor } from 'react-router';
import type { SouvenirProductData } from '#blocks/products/souvenir-product-data.ts';
import type { Blocks } from '#blocks/registry/schemas.ts';
import { requestedOptions } from '#blocks/sections/souvenir-product/requested-options.ts';
import { productData } from '#blocks/sections/souvenir-product/resolve.server.ts';
import { trailOf } from '../../breadcrumb-trail.ts';
import type { RequestContext, Site } from '../../context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { breadcrumbList } from '../../seo/structured-data/breadcrumb-list.ts';
import { graph } from '../../seo/structured-data/node.ts';
import { product as productNode } from '../../seo/structured-data/product.ts';
import { readGlobalSection } from '../story/global-section.server.ts';

/** Everything that a product's page shows; plain JSON. */
export type ProductPageData = {
  block: Blocks['souvenir_product'];
  shown: SouvenirProductData;
  market: RequestContext['market'];
  now: string;
  publicUrl: string;
  draft: boolean;
  /** The page's head; `null` in what a document carries: it stands there. */
  meta: MetaDescriptor[] | null;
};

/** The product of this handle with what the address chooses, in the section that an editor keeps for all; null for none. */
export async function loadProduct(
  handle: string,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  site: Site,
  requestInfo: RequestContext,
): Promise<ProductPageData | null> {
  const { commerce, publicUrl } = site;
  const { market, now, version } = requestInfo;
  const [found, block, cart] = await Promise.all([
    commerce.product(market, handle, requestedOptions(searchParams)),
    readGlobalSection('souvenir-product', 'souvenir_product', site, requestInfo),
    readGlobalSection('cart', 'cart_view', site, requestInfo),
  ]);
  const chosen = found && productData(found, searchParams);
  if (!chosen) return null;
  const shown = { ...chosen, ...(cart.gift_wrap_cost && { giftCost: cart.gift_wrap_cost }) };
  const { product } = shown;
  const trail = trailOf(['Souvenirs', '/souvenirs'], [product.title, pathname]);
  const meta = pageMeta({
    seo: { seo_title: product.seo.title ?? null, seo_description: product.seo.description ?? null },
    title: product.title,
    description: product.description,
    image: product.images.nodes.map(({ url }) => ({ filename: url }))[0],
    kind: 'product',
    path: pathname,
    publicUrl,
    graph: graph([productNode(product, publicUrl), ...breadcrumbList(trail, publicUrl)]),
  });
  return { block, shown, market, now: now.toISOString(), publicUrl, draft: version === 'draft', meta };
}
