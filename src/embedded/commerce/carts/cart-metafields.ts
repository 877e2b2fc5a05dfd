import type { CommerceContext } from '../context.ts';
import { metafieldRecord } from '../metafields/metafield-resolvers.ts';
import { cartGlobalId } from './cart-id.ts';
import type { CartRecord } from './cart-record.ts';
import { OWN_NAMESPACE } from './metafield-input.ts';
import type { CartMetafieldTable } from './tables.ts';

type Identifier = { key: string; namespace?: string | null };
export type MetafieldRecord = ReturnType<typeof recordOf>;

/** Every metafield of a cart; none without the cart's key. */
export async function cartMetafields({ db }: CommerceContext, cart: CartRecord): Promise<MetafieldRecord[]> {
  if (cart.key === null) return [];
  const rows = await db
    .selectFrom('commerce_cart_metafield')
    .selectAll()
    .where('cart_id', '=', cart.token)
    .orderBy('id')
    .execute();
  return rows.map((row) => recordOf(row, cart));
}

/** Those of the metafields with these names that are there, in the names' order: of carts the vendor answers no nulls. */
export async function findCartMetafields(context: CommerceContext, cart: CartRecord, identifiers: Identifier[]) {
  const all = await cartMetafields(context, cart);
  return identifiers.flatMap(({ key, namespace }) =>
    all.filter((entry) => entry.key === key && entry.namespace === (namespace ?? OWN_NAMESPACE)),
  );
}

function recordOf(row: CartMetafieldTable, cart: CartRecord) {
  // Its id stands wherever metafields are logged and stored: it does not carry the cart's key.
  return { number: row.id, ...metafieldRecord(row, { ...cart, id: cartGlobalId(cart.token, null) }) };
}
