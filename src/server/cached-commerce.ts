import { noteFailure, noteTags } from '#cache/read-notes.ts';
import { createTaggedReads, type TaggedReads } from '#cache/tagged-reads.ts';
import type { CommerceClient } from '#clients/commerce/commerce-client.ts';
import { pageSeconds } from '#protocol/cache-times.ts';
import type { Config } from './config.ts';
import { cacheTags, numericId } from './page-cache/cache-tags.ts';

/** Most answers of the shop that are cached; the least recently used are removed first. */
const maxAnswers = 500;

/** The cache of the shop's answers. Without webhooks they are believed no longer than pages are. */
export function openCommerceReads({ commerce }: Pick<Config, 'commerce'>): TaggedReads {
  const hasWebhooks = commerce.from === 'embedded' || commerce.webhookSecret !== null;
  const seconds = hasWebhooks ? pageSeconds.fresh : pageSeconds.freshWithoutWebhooks;
  return createTaggedReads({ seconds, maxItems: maxAnswers });
}

/**
 * The commerce client, whose reads of what is the same for everybody are cached between requests until a webhook purges
 * them, and note the tags of what they gave. Carts and customers are read anew each time, and so is what a visitor's
 * words find: nobody else asks for the same.
 */
export function cachedCommerce(client: CommerceClient, reads: TaggedReads): CommerceClient {
  async function noted<Value>(read: Promise<{ value: Value; tags: readonly string[] }>): Promise<Value> {
    try {
      const { value, tags } = await read;
      noteTags(tags);
      return value;
    } catch (error) {
      noteFailure();
      throw error;
    }
  }

  function cached<Query extends unknown[], Value>(
    name: string,
    read: (...query: Query) => Promise<Value>,
    tagsOf: (value: Value, ...query: Query) => string[],
  ) {
    return (...query: Query) =>
      noted(
        reads.getOrRead(
          `${name}:${JSON.stringify(query)}`,
          () => read(...query),
          (value) => tagsOf(value, ...query),
        ),
      );
  }

  const shopTags = () => [cacheTags.shop];
  return {
    ...client,
    products: cached('products', client.products, () => [cacheTags.products]),
    productCounts: cached('productCounts', client.productCounts, () => [cacheTags.products, cacheTags.collections]),
    productChoices: cached('productChoices', client.productChoices, () => [cacheTags.products]),
    product: cached('product', client.product, (found, _market, handle) => [
      cacheTags.productHandle(handle),
      cacheTags.stock,
      ...(found ? [found.product, ...found.recommendations] : []).map(({ id }) => cacheTags.product(numericId(id))),
    ]),
    collections: cached('collections', client.collections, () => [cacheTags.collections]),
    collection: cached('collection', client.collection, (found, _market, handle) => [
      ...[handle, ...(found ? [numericId(found.id)] : [])].map(cacheTags.collection),
      cacheTags.products,
    ]),
    search: (...query) =>
      noted(client.search(...query).then((value) => ({ value, tags: [cacheTags.products, cacheTags.collections] }))),
    shop: cached('shop', client.shop, shopTags),
    policies: cached('policies', client.policies, shopTags),
    policy: cached('policy', client.policy, shopTags),
  };
}
