import { secretHash } from '#services/secret.ts';
import type { CommerceContext } from '../context.ts';
import { cartGlobalId, newCartKey } from './cart-id.ts';
import { type CartWarning, refuse } from './cart-problem.ts';
import type { Attribute, CartRecord } from './cart-record.ts';
import { addAddresses, type SelectableAddressInput } from './change-addresses.ts';
import { type BuyerIdentityInput, setBuyer } from './change-buyer.ts';
import { answer, apply, type CartPayload, cartExpiry } from './change-cart.ts';
import { setDiscountCodes, setGiftCards } from './change-codes.ts';
import { setAttributes, setNote } from './change-details.ts';
import { addLines } from './change-lines.ts';
import { addMetafields } from './change-metafields.ts';
import { forgetExpiredCarts } from './delete-expired-carts.ts';
import { lockCart } from './find-cart.ts';
import type { LineInput } from './line-input.ts';
import type { MetafieldInput } from './metafield-input.ts';

/** The schema's CartInput. */
export type CartInput = {
  lines?: LineInput[] | null;
  attributes?: Attribute[] | null;
  note?: string | null;
  discountCodes?: string[] | null;
  giftCardCodes?: string[] | null;
  buyerIdentity?: BuyerIdentityInput | null;
  delivery?: { addresses?: SelectableAddressInput[] | null } | null;
  metafields?: MetafieldInput[] | null;
};

/** Makes a cart with everything it is given, or none at all; without a country it is in the request's. */
export function createCart(context: CommerceContext, input: CartInput): Promise<CartPayload> {
  const work = async (transaction: CommerceContext) => {
    await forgetExpiredCarts(transaction);
    const id = await insertCart(transaction, input.buyerIdentity?.countryCode ?? context.market.country.isoCode);
    const cart = await lockCart(transaction, id);
    if (!cart) refuse('SERVICE_UNAVAILABLE', ['input'], 'An error occurred while saving the cart.');
    return { id, warnings: await apply(transaction, cart, () => fill(transaction, cart, input)) };
  };
  return answer(context, work, null);
}

async function insertCart({ db, now }: CommerceContext, countryCode: string): Promise<string> {
  const { token, key } = newCartKey();
  const created = now();
  await db
    .insertInto('commerce_cart')
    .values({
      id: token,
      key_hash: secretHash(key),
      country_code: countryCode,
      email: null,
      phone: null,
      customer_id: null,
      note: '',
      attributes: '[]',
      preferences: null,
      billing_address: null,
      delivery_handle: null,
      created_at: created.toISOString(),
      updated_at: created.toISOString(),
      expires_at: cartExpiry(created),
      completed_at: null,
    })
    .execute();
  return cartGlobalId(token, key);
}

/** Who buys comes first: addresses may be copied from the customer's. */
async function fill(context: CommerceContext, cart: CartRecord, input: CartInput): Promise<CartWarning[]> {
  const warnings: CartWarning[] = [];
  const { buyerIdentity, lines, attributes, note, discountCodes, giftCardCodes, delivery, metafields } = input;
  if (buyerIdentity) {
    // The country is set already; a missing one must not take it away.
    const { countryCode: _country, ...buyer } = buyerIdentity;
    warnings.push(...(await setBuyer(context, cart, buyer, ['input', 'buyerIdentity'])));
  }
  if (lines) warnings.push(...(await addLines(context, cart, lines, ['input', 'lines'])));
  if (attributes) warnings.push(...(await setAttributes(context, cart, attributes, ['input', 'attributes'])));
  if (note) warnings.push(...(await setNote(context, cart, note, ['input', 'note'])));
  if (discountCodes) warnings.push(...(await setDiscountCodes(context, cart, discountCodes)));
  if (giftCardCodes) warnings.push(...(await setGiftCards(context, cart, giftCardCodes)));
  if (delivery?.addresses) {
    const owned = { ...cart, customerId: await customerOf(context, cart) };
    warnings.push(...(await addAddresses(context, owned, delivery.addresses, ['input', 'delivery', 'addresses'])));
  }
  if (metafields) warnings.push(...(await addMetafields(context, cart, metafields, ['input', 'metafields'])));
  return warnings;
}

async function customerOf({ db }: CommerceContext, { token }: CartRecord): Promise<number | null> {
  const rows = db.selectFrom('commerce_cart').select('customer_id').where('id', '=', token);
  return (await rows.executeTakeFirst())?.customer_id ?? null;
}
