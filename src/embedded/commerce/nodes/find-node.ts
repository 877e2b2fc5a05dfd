import { articleById } from '../blogs/article-record.ts';
import { blogById } from '../blogs/blog-record.ts';
import { readCartGlobalId } from '../carts/cart-id.ts';
import { findCart } from '../carts/find-cart.ts';
import { collectionById } from '../collections/collection-record.ts';
import type { CommerceContext } from '../context.ts';
import { parseGlobalId } from '../global-id.ts';
import { requestError } from '../graphql/errors.ts';
import { refusedRecord } from '../graphql/token-fields.ts';
import { imageById } from '../images/image-record.ts';
import { mediaRecord } from '../images/media-record.ts';
import { menuById, menuItemById } from '../menus/menu-resolvers.ts';
import { orderByGlobalId } from '../orders/order-by-key.ts';
import { pageById } from '../pages/page-record.ts';
import { productById } from '../product-catalogue/product-record.ts';
import { variantById } from '../product-catalogue/variant-record.ts';
import { readPolicies, readShop } from '../shop/shop-record.ts';
import { UNSUPPORTED_TYPES } from '../unsupported/unsupported-resolvers.ts';

/** Takes the number, and the whole id for what its query says (an order's key). */
type Finder = (context: CommerceContext, id: number, globalId: string) => Promise<object | null>;

/** Each type that can be found again by its global id; an area adds its own here. */
const finders = new Map<string, Finder>([
  ['Product', productById],
  ['ProductVariant', variantById],
  ['Collection', collectionById],
  ['MediaImage', findMedia],
  ['Shop', findShop],
  ['ShopPolicy', findPolicy],
  ['Page', pageById],
  ['Blog', blogById],
  ['Article', articleById],
  ['Menu', menuById],
  ['MenuItem', menuItemById],
  ['Order', orderByGlobalId],
  ...UNSUPPORTED_TYPES.map((type): [string, Finder] => [type, async () => null]),
]);

/**
 * The record behind a global id, or null when there is none. Throws for an id that is malformed, and for one of a
 * type that is not served: its null would look like an answer.
 */
export async function findNode(context: CommerceContext, globalId: string): Promise<object | null> {
  if (readCartGlobalId(globalId)) return findCart(context, globalId);
  const parsed = parseGlobalId(globalId);
  if (!parsed) throw requestError(`Invalid global id '${globalId}'`, 'argumentLiteralsIncompatible');
  const refused = refusedRecord(context, parsed.type);
  if (refused) throw refused;
  const find = finders.get(parsed.type);
  if (!find) throw requestError(`The embedded commerce service finds no ${parsed.type} by id.`, 'NOT_IMPLEMENTED');
  return find(context, parsed.id, globalId);
}

async function findMedia(context: CommerceContext, id: number) {
  const image = await imageById(context, id);
  return image && mediaRecord(image);
}

async function findShop(context: CommerceContext, id: number) {
  const shop = await readShop(context);
  return shop.key === id ? shop : null;
}

async function findPolicy(context: CommerceContext, id: number) {
  const policies = await readPolicies(context);
  return policies.find((policy) => policy.key === id) ?? null;
}
