import type { CartFieldError } from '#blocks/cart/cart-contract.ts';
import type { CartAnswer } from '#clients/commerce/cart-client.ts';
import { giftAttribute } from '#protocol/shopify/gift-attribute.ts';
import type { RequestContext, Site } from '../context.ts';
import { applyCode } from './apply-code.server.ts';
import { readCartId } from './cart-cookie.server.ts';
import type { CartIntent } from './cart-intent.server.ts';
import { findChosenVariant } from './find-chosen-variant.server.ts';

/** The result of a change: the service's answer, the message to show, and whether an old cart had expired. */
export type CartChange = { answer: CartAnswer; fieldErrors: CartFieldError[]; hadExpired: boolean };

/**
 * Carries out what a form asks, with a new cart where there is none yet. Nothing throws but a failed read of a product.
 */
export async function changeCart(
  intent: CartIntent,
  request: Request,
  site: Pick<Site, 'commerce'>,
  requestInfo: RequestContext,
): Promise<CartChange> {
  const cartId = await readCartId(request);
  const { cart } = site.commerce;
  const { market } = requestInfo;
  if (intent.do === 'add')
    return add(intent, `gid://shopify/ProductVariant/${intent.variant}`, cartId, site, requestInfo);
  if (intent.do === 'choose') {
    const chosen = await findChosenVariant(intent.product, intent.options ?? [], site, requestInfo);
    if ('fieldError' in chosen) return { answer: nothing, fieldErrors: [chosen.fieldError], hadExpired: false };
    return add(intent, chosen.id, cartId, site, requestInfo);
  }
  if (cartId === null) return { answer: nothing, fieldErrors: [], hadExpired: true };
  const done = (answer: CartAnswer, fieldErrors: CartFieldError[] = []): CartChange =>
    isUnknownCart(answer)
      ? { answer: nothing, fieldErrors, hadExpired: true }
      : { answer, fieldErrors, hadExpired: false };
  switch (intent.do) {
    case 'update':
      return done(
        intent.quantity === 0
          ? await cart.removeLines(market, cartId, [intent.line])
          : await cart.updateLines(market, cartId, [{ id: intent.line, quantity: intent.quantity }]),
      );
    case 'remove':
      return done(await cart.removeLines(market, cartId, [intent.line]));
    case 'gift':
      return done(
        await cart.updateLines(market, cartId, [{ id: intent.line, attributes: intent.gift ? [giftAttribute] : [] }]),
      );
    case 'note':
      return done(await cart.setNote(market, cartId, intent.note));
    case 'drop-card':
      return done(await cart.removeGiftCards(market, cartId, [intent.card]));
    case 'drop-code': {
      const { cart: now } = await cart.read(market, cartId);
      const left = (now?.discountCodes ?? []).map(({ code }) => code).filter((code) => code !== intent.code);
      return done(await cart.setDiscountCodes(market, cartId, left));
    }
    case 'code': {
      const { answer, fieldError } = await applyCode(intent.code, cartId, site, requestInfo);
      return done(answer, fieldError ? [fieldError] : []);
    }
  }
}

const nothing: CartAnswer = { cart: null, errors: [], warnings: [] };

type Addition = { quantity: number; gift: boolean };

async function add(
  { quantity, gift }: Addition,
  merchandiseId: string,
  cartId: string | null,
  { commerce }: Pick<Site, 'commerce'>,
  { market }: RequestContext,
): Promise<CartChange> {
  const lines = [{ merchandiseId, quantity, attributes: gift ? [giftAttribute] : [] }];
  if (cartId !== null) {
    const answer = await commerce.cart.addLines(market, cartId, lines);
    if (!isUnknownCart(answer)) return { answer, fieldErrors: [], hadExpired: false };
  }
  const answer = await commerce.cart.create(market, { lines, buyerIdentity: { countryCode: market.country } });
  return { answer, fieldErrors: [], hadExpired: cartId !== null };
}

/**
 * The vendor's word for a cart that has expired, was bought or never was (docs/reference/commerce-protocol.md#carts). To
 * a note it answers a new cart beside it, which nobody wants: a note is about what lies in the cart.
 */
function isUnknownCart({ errors }: CartAnswer): boolean {
  return errors.some(({ code, field }) => code === 'INVALID' && field?.join('.') === 'cartId');
}
