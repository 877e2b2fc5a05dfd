import { productById } from '../catalogue/product-record.ts';
import { variantById } from '../catalogue/variant-record.ts';
import { collectionById } from '../collections/collection-record.ts';
import type { CommerceContext } from '../context.ts';
import { parseGlobalId } from '../global-id.ts';
import { imageById } from '../images/image-record.ts';
import { mediaRecord } from '../images/media-record.ts';
import { readPolicies, readShop } from '../shop/shop-record.ts';

type Finder = (context: CommerceContext, id: number) => Promise<object | null>;

/** Each type that can be found again by its global id; an area adds its own here. */
const FINDERS: Record<string, Finder> = {
  Product: productById,
  ProductVariant: variantById,
  Collection: collectionById,
  MediaImage: async (context, id) => {
    const image = await imageById(context, id);
    return image && mediaRecord(image);
  },
  Shop: async (context, id) => {
    const shop = await readShop(context);
    return shop.key === id ? shop : null;
  },
  ShopPolicy: async (context, id) => (await readPolicies(context)).find((policy) => policy.key === id) ?? null,
};

/** The record behind a global id; null for an id that is malformed, unknown, or of a type not served. */
export async function findNode(context: CommerceContext, globalId: string): Promise<object | null> {
  const parsed = parseGlobalId(globalId);
  const find = parsed && FINDERS[parsed.type];
  return find ? find(context, parsed.id) : null;
}
