import type { LoadRequest } from 'autocannon';
import { productByHandleQuery } from '#clients/commerce/operations/products.ts';
import { commerceSeed } from '#content/products/commerce-seed.ts';

export const shopTokens = { publicToken: 'public', privateToken: 'private' };

/** Visitors of a connection: no address asks so often that the site refuses it. */
const addresses = 500;

/**
 * The site's product query, for all products in turns, from many addresses. With `again` every post of a product is the
 * same, so that the service may give an answer again that it has given before; else no two posts are the same.
 */
export function productRequests(connection: number, privateToken: string, again: boolean): LoadRequest[] {
  const { products } = commerceSeed.catalogue;
  return Array.from({ length: addresses }, (_, index) => ({
    headers: {
      'Content-Type': 'application/json',
      'Shopify-Storefront-Private-Token': privateToken,
      'X-Forwarded-For': `10.${connection}.${Math.floor(index / 250)}.${index % 250}`,
    },
    body: JSON.stringify({
      query: productByHandleQuery,
      variables: {
        handle: products[index % products.length]?.handle,
        country: 'US',
        language: 'EN',
        selectedOptions: [],
        ...(!again && { asked: '[<id>]' }),
      },
    }),
  }));
}
