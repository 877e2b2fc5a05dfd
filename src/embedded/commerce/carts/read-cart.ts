import type { CommerceContext } from '../context.ts';
import { findMarket } from '../localization/market.ts';
import { cartGlobalId } from './cart-id.ts';
import type { CartAddressRecord, CartRecord } from './cart-record.ts';
import { readLines } from './read-lines.ts';
import type { CartTable } from './tables.ts';

/** Reads everything that belongs to a cart. Without its key the buyer's data stays empty. */
export async function readCart(context: CommerceContext, row: CartTable, key: string | null): Promise<CartRecord> {
  const market = await findMarket(context.db, { country: row.country_code });
  return {
    __typename: 'Cart',
    token: row.id,
    key,
    id: cartGlobalId(row.id, key),
    countryCode: row.country_code,
    market,
    email: row.email,
    phone: row.phone,
    customerId: row.customer_id,
    note: row.note,
    attributes: JSON.parse(row.attributes),
    preferences: row.preferences === null ? null : JSON.parse(row.preferences),
    billingAddress: row.billing_address === null ? null : JSON.parse(row.billing_address),
    deliveryHandle: row.delivery_handle,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lines: await readLines(context, row.id, market),
    discountCodes: await readDiscountCodes(context, row.id),
    giftCards: key === null ? [] : await readGiftCards(context, row.id),
    addresses: key === null ? [] : await readAddresses(context, row.id),
  };
}

async function readDiscountCodes({ db }: CommerceContext, token: string): Promise<string[]> {
  const codes = db.selectFrom('commerce_cart_discount_code').select('code').where('cart_id', '=', token);
  return (await codes.orderBy('position').execute()).map(({ code }) => code);
}

function readGiftCards({ db }: CommerceContext, token: string) {
  return db
    .selectFrom('commerce_cart_gift_card as applied')
    .innerJoin('commerce_gift_card as card', 'card.id', 'applied.gift_card_id')
    .selectAll('card')
    .select('applied.id as appliedId')
    .where('applied.cart_id', '=', token)
    .orderBy('applied.position')
    .execute();
}

async function readAddresses({ db }: CommerceContext, token: string): Promise<CartAddressRecord[]> {
  const rows = await db
    .selectFrom('commerce_cart_address')
    .selectAll()
    .where('cart_id', '=', token)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    addressId: row.id,
    id: `gid://shopify/CartSelectableAddress/${row.id}`,
    address: JSON.parse(row.address),
    selected: row.selected === 1,
    oneTimeUse: row.one_time_use === 1,
  }));
}
