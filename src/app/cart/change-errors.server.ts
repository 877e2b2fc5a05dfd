import { cartContents } from '#blocks/cart/cart-contents.server.ts';
import type { CartFieldError } from '#blocks/cart/cart-contract.ts';
import { soldOutLabel } from '#blocks/cart/cart-contract.ts';
import type { CartAnswer, CartError } from '#clients/commerce/cart-client.ts';
import type { CartIntent } from './cart-intent.server.ts';
import { nameOf } from './seen-prices.server.ts';
import { unreachable } from './show-cart.server.ts';

/** What the service refused, or did otherwise than asked, in words for the guest and at the place where it was asked. */
export function changeErrors(intent: CartIntent, { cart, errors, warnings }: CartAnswer): CartFieldError[] {
  const at = placeOf(intent);
  const contents = cart && cartContents(cart);
  const refused = errors.map((error) => ({ at, text: refusal(error) }));
  const otherwise = warnings.flatMap(({ code, target }) => {
    if (code !== 'MERCHANDISE_OUT_OF_STOCK' && code !== 'MERCHANDISE_NOT_ENOUGH_STOCK') return [];
    const line = contents?.lines.find(({ id }) => withoutKey(id) === withoutKey(target));
    if (!line) return [{ at, text: 'There are not that many left. Your cart has what there is.' }];
    // What is out of stock may be so because the cart itself has all of it, on this line or on another.
    const sameVariant = contents?.lines.filter(({ variantId }) => variantId === line.variantId) ?? [];
    const pieces = sameVariant.reduce((sum, { quantity }) => sum + quantity, 0);
    if (pieces === 0) return [{ at, text: `${soldOutLabel}. Somebody else had the last one.` }];
    return [
      { at, text: `That is ${pieces === 1 ? 'the last one' : `all ${pieces}`} of ${nameOf(line)} we have left.` },
    ];
  });
  return [...refused, ...otherwise];
}

function placeOf(intent: CartIntent): CartFieldError['at'] {
  if ('line' in intent) return intent.line;
  if (intent.do === 'note') return 'note';
  return intent.do === 'code' || intent.do === 'drop-code' || intent.do === 'drop-card' ? 'code' : 'cart';
}

function refusal({ code, field, message }: CartError): string {
  if (code === 'UNREACHABLE') return unreachable;
  if (field?.includes('merchandiseId') || code === 'INVALID_MERCHANDISE_LINE') return 'We do not have that any more.';
  if (code === 'CART_TOO_LARGE') return 'The cart is full. Order what is in it, then begin another.';
  return message;
}

function withoutKey(id: string): string {
  return id.split('?')[0] ?? id;
}
