import { carriedProduct } from '#blocks/sections/souvenir-product/product-browser-data.ts';
import { carriedOf, isDataRequest } from '../../document/whole-data.ts';
import type { ProductPageData } from './load-product.server.ts';

/** What the answer to this request carries of a product's page: of a document's, what its HTML does not show already. */
export function carriedProductPage<Page extends ProductPageData>(page: Page, request: Request): Page {
  if (page.draft || isDataRequest(request)) return page;
  const { block, data } = carriedProduct(page.block, page.shown);
  return carriedOf(page, { ...page, block, shown: data, meta: null });
}
