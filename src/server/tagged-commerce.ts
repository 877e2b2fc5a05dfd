import { noteFailure, noteTags } from '#cache/read-notes.ts';
import type { CommerceClient } from '#clients/commerce/commerce-client.ts';
import { cacheTags, numericId } from './page-cache/cache-tags.ts';

/** The commerce client, whose reads of what is the same for everybody note the tags of what they gave. */
export function taggedCommerce(client: CommerceClient): CommerceClient {
  async function tagged<Value>(read: Promise<Value>, tagsOf: (value: Value) => string[]): Promise<Value> {
    try {
      const value = await read;
      noteTags(tagsOf(value));
      return value;
    } catch (error) {
      noteFailure();
      throw error;
    }
  }

  return {
    ...client,
    products: (...query) => tagged(client.products(...query), () => [cacheTags.products]),
    product: (market, handle, options) =>
      tagged(client.product(market, handle, options), (found) => [
        cacheTags.productHandle(handle),
        cacheTags.stock,
        ...(found ? [found.product, ...found.recommendations] : []).map(({ id }) => cacheTags.product(numericId(id))),
      ]),
    collections: (market) => tagged(client.collections(market), () => [cacheTags.collections]),
    collection: (market, handle, options) =>
      tagged(client.collection(market, handle, options), (found) => [
        ...[handle, ...(found ? [numericId(found.id)] : [])].map(cacheTags.collection),
        cacheTags.products,
      ]),
    search: (...query) => tagged(client.search(...query), () => [cacheTags.products, cacheTags.collections]),
    shop: (market) => tagged(client.shop(market), () => [cacheTags.shop]),
    policies: (market) => tagged(client.policies(market), () => [cacheTags.shop]),
    policy: (market, handle) => tagged(client.policy(market, handle), () => [cacheTags.shop]),
  };
}
