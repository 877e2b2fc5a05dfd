import type { PostalAddress } from '#protocol/addresses/postal-address.ts';
import type { CommerceContext } from '../context.ts';
import { refuse } from './cart-problem.ts';
import type { CartAddressRecord, CartRecord } from './cart-record.ts';

/** A delivery address that is to be stored. */
export type SavedAddress = Omit<CartAddressRecord, 'id'>;

const MAX_ADDRESSES = 20;

/** Stores what a cart's delivery addresses have become; `path` is named when they are too many. */
export async function saveAddresses(
  { db }: CommerceContext,
  { token }: CartRecord,
  addresses: SavedAddress[],
  path: string[],
): Promise<void> {
  if (addresses.length > MAX_ADDRESSES) {
    refuse('TOO_MANY_DELIVERY_ADDRESSES', path, `A cart holds ${MAX_ADDRESSES} delivery addresses at most.`);
  }
  await db.deleteFrom('commerce_cart_address').where('cart_id', '=', token).execute();
  if (addresses.length === 0) return;
  const rows = addresses.map(({ addressId, address, selected, oneTimeUse }, position) => ({
    id: addressId,
    cart_id: token,
    position,
    address: JSON.stringify(address),
    selected: selected ? 1 : 0,
    one_time_use: oneTimeUse ? 1 : 0,
  }));
  await db.insertInto('commerce_cart_address').values(rows).execute();
}

/** Whether two addresses say the same. */
export function isSameAddress(a: PostalAddress, b: PostalAddress): boolean {
  return Object.entries(a).every(([field, value]) => b[field as keyof PostalAddress] === value);
}
