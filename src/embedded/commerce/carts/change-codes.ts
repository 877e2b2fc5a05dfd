import { maxLineLength } from '#protocol/input-limits.ts';
import type { CommerceContext } from '../context.ts';
import { discountKey } from '../discounts/discount-record.ts';
import { findGiftCard, isUsable } from '../gift-cards/gift-card.ts';
import type { GiftCardTable } from '../gift-cards/tables.ts';
import { type CartUserError, type CartWarning, refuseIfAny } from './cart-problem.ts';
import type { CartRecord } from './cart-record.ts';

const APPLIED_GIFT_CARD = /^gid:\/\/shopify\/AppliedGiftCard\/(\d{1,15})(?:\?.*)?$/;

/** Replaces the discount codes; blank ones and repetitions are left out. Codes nobody knows are stored, and warned of. */
export async function setDiscountCodes(
  { db }: CommerceContext,
  { token }: CartRecord,
  given: string[],
): Promise<CartWarning[]> {
  const codes = new Map<string, string>();
  for (const code of given) {
    const key = discountKey(code).slice(0, maxLineLength);
    if (key !== '' && !codes.has(key)) codes.set(key, code.trim().slice(0, maxLineLength));
  }
  await db.deleteFrom('commerce_cart_discount_code').where('cart_id', '=', token).execute();
  const rows = [...codes.values()].map((code, position) => ({ cart_id: token, position, code }));
  if (rows.length > 0) await db.insertInto('commerce_cart_discount_code').values(rows).execute();
  return [];
}

/** Replaces the gift cards by those of the codes. */
export async function setGiftCards(
  context: CommerceContext,
  cart: CartRecord,
  codes: string[],
  path: string[],
): Promise<CartWarning[]> {
  return saveGiftCards(context, cart, await findGiftCards(context, cart, codes, path));
}

/** Adds gift cards behind those that are there. */
export async function addGiftCards(
  context: CommerceContext,
  cart: CartRecord,
  codes: string[],
  path: string[],
): Promise<CartWarning[]> {
  return saveGiftCards(context, cart, [...cart.giftCards, ...(await findGiftCards(context, cart, codes, path))]);
}

/** Takes gift cards off a cart by the ids of its `appliedGiftCards`. */
export async function removeGiftCards(
  context: CommerceContext,
  cart: CartRecord,
  ids: string[],
): Promise<CartWarning[]> {
  const numbers = ids.map((id) => Number(APPLIED_GIFT_CARD.exec(id)?.[1] ?? Number.NaN));
  refuseIfAny(
    numbers.flatMap((number, index): CartUserError[] => {
      if (cart.giftCards.some((card) => card.id === number)) return [];
      const message = 'The specified gift card is not applied to the cart.';
      return [{ code: 'INVALID', field: ['appliedGiftCardIds', String(index)], message }];
    }),
  );
  return saveGiftCards(
    context,
    cart,
    cart.giftCards.filter((card) => !numbers.includes(card.id)),
  );
}

/**
 * A card that is unknown, blocked, ended or empty is refused the same way, so that nobody learns which it is; every try
 * is counted, right or wrong, so that nobody can go through codes until one fits.
 */
async function findGiftCards(
  context: CommerceContext,
  { token }: CartRecord,
  codes: string[],
  path: string[],
): Promise<GiftCardTable[]> {
  const cards: GiftCardTable[] = [];
  const errors: CartUserError[] = [];
  for (const [index, code] of codes.entries()) {
    if (code.trim() === '') continue;
    await context.throttle.take('giftCard', token, context.buyer);
    const card = await findGiftCard(context, code);
    const message = 'The gift card code is invalid or the card cannot be used.';
    if (card && isUsable(card, context.now())) cards.push(card);
    else errors.push({ code: 'INVALID', field: [...path, String(index)], message });
  }
  refuseIfAny(errors);
  return cards;
}

async function saveGiftCards({ db }: CommerceContext, { token }: CartRecord, cards: GiftCardTable[]) {
  const ids = [...new Set(cards.map(({ id }) => id))];
  await db.deleteFrom('commerce_cart_gift_card').where('cart_id', '=', token).execute();
  const rows = ids.map((gift_card_id, position) => ({ cart_id: token, position, gift_card_id }));
  if (rows.length > 0) await db.insertInto('commerce_cart_gift_card').values(rows).execute();
  return [];
}
