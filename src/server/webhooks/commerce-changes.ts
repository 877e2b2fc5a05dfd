import { z } from 'zod';
import { cacheTags, serviceTags } from '../page-cache/cache-tags.ts';

const payload = z.object({
  id: z.union([z.number().int(), z.string()]).optional(),
  handle: z.string().optional(),
});

/**
 * The tags that a change of the shop makes old, lists included; null where the body is not the vendor's. A topic that
 * changes no page has none.
 */
export function tagsOfCommerceChange(topic: string, body: unknown): string[] | null {
  const read = payload.safeParse(body);
  if (!read.success || !/^[a-z_]+\/[a-z_]+$/.test(topic)) return null;
  const { id, handle } = read.data;
  const [kind] = topic.split('/');
  switch (kind) {
    case 'products':
      return [
        serviceTags.commerce,
        ...(id === undefined ? [cacheTags.stock] : [cacheTags.product(String(id))]),
        ...(handle ? [cacheTags.productHandle(handle)] : []),
        cacheTags.products,
      ];
    case 'collections':
      return [
        serviceTags.commerce,
        ...(id === undefined ? [] : [cacheTags.collection(String(id))]),
        ...(handle ? [cacheTags.collection(handle)] : []),
        cacheTags.collections,
      ];
    // They name an inventory item, whose product only the Admin API knows.
    case 'inventory_levels':
    case 'inventory_items':
      return [serviceTags.commerce, cacheTags.stock, cacheTags.products];
    case 'shop':
      return [serviceTags.commerce, cacheTags.shop];
    default:
      return [];
  }
}
