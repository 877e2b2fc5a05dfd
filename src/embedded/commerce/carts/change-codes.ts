import { randomUUID } from 'node:crypto';
import { maxLineLength } from '#protocol/input-limits.ts';
import type { CommerceContext } from '../context.ts';
import { discountKey } from '../discounts/discount-record.ts';
import { findGiftCard, isUsable } from '../gift-cards/gift-card.ts';
import type { GiftCardTable } from '../gift-cards/tables.ts';
import { readCartPart } from './cart-id.ts';
import { type CartUserError, type CartWarning, refuse, refuseIfAny } from './cart-problem.ts';
import type { CartRecord } from './cart-record.ts';

/** Replaces the discount codes; blank ones and repetitions are left out. Codes nobody knows are stored, and warned of. */
export async function setDiscountCodes(
  { db }: CommerceContext,
  { token }: CartRecord,
  given: string[],
): Promise<CartWarning[]> {
  const codes = new Map<string, string>();
  for (const code of given) {
    const key = discountKey(code).slice(0, maxLineLength);
    if (key !== '' && !codes.has(key)) codes.set(key, code.slice(0, maxLineLength));
  }
  await db.deleteFrom('commerce_cart_discount_code').where('cart_id', '=', token).execute();
  const rows = [...codes.values()].map((code, position) => ({ cart_id: token, position, code }));
  if (rows.length > 0) await db.insertInto('commerce_cart_discount_code').values(rows).execute();
  return [];
}

/** Replaces the gift cards by those of the codes; codes that are no usable card's are left out without a word. */
export async function setGiftCards(
  context: CommerceContext,
  cart: CartRecord,
  codes: string[],
): Promise<CartWarning[]> {
  return saveGiftCards(context, cart, await findGiftCards(context, cart, codes));
}

/** Adds gift cards behind those that are there; codes that are no usable card's are left out without a word. */
export async function addGiftCards(
  context: CommerceContext,
  cart: CartRecord,
  codes: string[],
): Promise<CartWarning[]> {
  return saveGiftCards(context, cart, [...cart.giftCards, ...(await findGiftCards(context, cart, codes))]);
}

/** Adds the gift card of one code, and refuses a code that is no usable card's. */
export async function addGiftCard(context: CommerceContext, cart: CartRecord, code: string): Promise<CartWarning[]> {
  const found = await findGiftCards(context, cart, [code]);
  if (found.length === 0) refuse('INVALID', ['giftCardCode'], 'This code is not a gift card that can be used.');
  return saveGiftCards(context, cart, [...cart.giftCards, ...found]);
}

/** Takes gift cards off a cart by the ids of its `appliedGiftCards`. */
export async function removeGiftCards(
  context: CommerceContext,
  cart: CartRecord,
  ids: string[],
): Promise<CartWarning[]> {
  const removed = ids.map((id) => readCartPart(id, 'AppliedGiftCard'));
  refuseIfAny(
    removed.flatMap((id, index): CartUserError[] => {
      if (cart.giftCards.some((card) => card.appliedId === id)) return [];
      const message = 'The specified gift card is not applied to the cart.';
      return [{ code: 'INVALID', field: ['appliedGiftCardIds', String(index)], message }];
    }),
  );
  return saveGiftCards(
    context,
    cart,
    cart.giftCards.filter((card) => !removed.includes(card.appliedId)),
  );
}

/**
 * The cards of codes. One that is unknown, blocked, ended or empty is left out alike, so that nobody learns which it is;
 * every try is counted, right or wrong, so that nobody can go through codes until one fits.
 */
async function findGiftCards(
  context: CommerceContext,
  { token }: CartRecord,
  codes: string[],
): Promise<GiftCardTable[]> {
  const cards: GiftCardTable[] = [];
  for (const code of codes) {
    if (code.trim() === '') continue;
    await context.throttle.take('giftCard', token, context.buyer);
    const card = await findGiftCard(context, code);
    if (card && isUsable(card, context.now())) cards.push(card);
  }
  return cards;
}

/** Stores which cards are on a cart; one that stays keeps its id. */
async function saveGiftCards({ db }: CommerceContext, { token, giftCards }: CartRecord, cards: GiftCardTable[]) {
  const known = new Map(giftCards.map(({ id, appliedId }) => [id, appliedId]));
  const ids = [...new Set(cards.map(({ id }) => id))];
  await db.deleteFrom('commerce_cart_gift_card').where('cart_id', '=', token).execute();
  const rows = ids.map((gift_card_id, position) => ({
    id: known.get(gift_card_id) ?? randomUUID(),
    cart_id: token,
    position,
    gift_card_id,
  }));
  if (rows.length > 0) await db.insertInto('commerce_cart_gift_card').values(rows).execute();
  return [];
}
