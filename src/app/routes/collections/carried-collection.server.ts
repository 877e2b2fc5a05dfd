import { plainCardContent } from '#blocks/products/card-content.ts';
import { carriedOf, isDataRequest } from '../../document/whole-data.ts';
import type { CollectionPage } from './load-collection.server.ts';

/** What the answer to this request carries of a collection: of a document's, what its components read in the browser. */
export function carriedCollection(page: CollectionPage, request: Request): CollectionPage {
  if (page.draft || isDataRequest(request)) return page;
  const { handle, title, description, products } = page.collection;
  const shown = { ...products, nodes: products.nodes.map(plainCardContent), filters: [] };
  return carriedOf(page, { ...page, collection: { handle, title, description, products: shown }, meta: null });
}
