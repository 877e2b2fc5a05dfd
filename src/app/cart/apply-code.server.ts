import type { CartFieldError } from '#blocks/cart/cart-contract.ts';
import type { CartAnswer } from '#clients/commerce/cart-client.ts';
import type { CartWarningCode } from '#protocol/shopify/operations.generated.ts';
import type { RequestContext, Site } from '../context.ts';

/** Why a code does nothing at present, by the vendor's reason. */
const reasons: Partial<Record<CartWarningCode, string>> = {
  DISCOUNT_CURRENTLY_INACTIVE: 'is not running at present.',
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'was meant for somebody else.',
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'works once for each of us, and yours is used.',
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'needs to know who you are: log in, or give your email at checkout.',
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'is for other things than those in your cart.',
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: 'counts once there is something to deliver.',
  DISCOUNT_PURCHASE_NOT_IN_RANGE: 'counts once there is a little more in your cart.',
  DISCOUNT_QUANTITY_NOT_IN_RANGE: 'counts once there are more of them in your cart.',
  DISCOUNT_USAGE_LIMIT_REACHED: 'has been used up.',
  DISCOUNT_CODE_NOT_HONOURED: 'does not go together with the one you have.',
};

/** Reasons that may pass while the cart is filled: the code stays. */
const mayPass: ReadonlySet<CartWarningCode> = new Set([
  'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING',
  'DISCOUNT_NO_ENTITLED_LINE_ITEMS',
  'DISCOUNT_NO_ENTITLED_SHIPPING_LINES',
  'DISCOUNT_PURCHASE_NOT_IN_RANGE',
  'DISCOUNT_QUANTITY_NOT_IN_RANGE',
]);

/**
 * Takes a code that may be a discount's or a gift card's: the guest need not know which. What does nothing, and will
 * not once more is in the cart, is taken off again.
 */
export async function applyCode(
  code: string,
  cartId: string,
  { commerce: { cart } }: Pick<Site, 'commerce'>,
  { market }: Pick<RequestContext, 'market'>,
): Promise<{ answer: CartAnswer; fieldError: CartFieldError | null }> {
  const { cart: before, errors } = await cart.read(market, cartId);
  if (!before) return { answer: { cart: null, errors, warnings: [] }, fieldError: null };
  const codes = before.discountCodes.map((known) => known.code);
  if (codes.some((known) => sameCode(known, code))) {
    return {
      answer: { cart: before, errors: [], warnings: [] },
      fieldError: { at: 'code', text: `You have ${code} already.` },
    };
  }
  const answer = await cart.setDiscountCodes(market, cartId, [...codes, code]);
  if (!answer.cart || answer.errors.length > 0) return { answer, fieldError: null };
  const applied = answer.cart.discountCodes.find((known) => sameCode(known.code, code));
  if (applied?.applicable) return { answer, fieldError: null };

  const reason = reasonFor(code, answer);
  // Of an empty cart the vendor says that no code is honoured.
  const isEmpty = answer.cart.totalQuantity === 0;
  const isStored = reason !== null && (mayPass.has(reason) || isEmpty);
  const restored = isStored ? answer : await cart.setDiscountCodes(market, cartId, codes);
  if (reason) {
    const words = isEmpty ? 'counts once there is something in your cart.' : reasons[reason];
    return { answer: restored, fieldError: { at: 'code', text: `${code} ${words}` } };
  }

  const card = await cart.addGiftCards(market, cartId, [code]);
  if (card.cart && card.errors.length === 0 && hasMoreCards(card, before)) return { answer: card, fieldError: null };
  return {
    answer: { ...restored, errors: [] },
    fieldError: { at: 'code', text: `We do not know ${code}. Is it written right?` },
  };
}

function hasMoreCards({ cart }: CartAnswer, before: { appliedGiftCards: unknown[] }): boolean {
  return (cart?.appliedGiftCards.length ?? 0) > before.appliedGiftCards.length;
}

function sameCode(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * Why the code that was entered last does nothing; null when there is no such discount. Warnings repeat for codes given
 * before, in the order of the codes (docs/reference/commerce-protocol.md#carts), and no unknown one is ever left there.
 */
function reasonFor(code: string, { warnings }: CartAnswer): CartWarningCode | null {
  if (warnings.some((warning) => warning.code === 'DISCOUNT_NOT_FOUND')) return null;
  return warnings.findLast((warning) => warning.code in reasons && isAbout(warning.target, code))?.code ?? null;
}

/** Whether a warning may be about a code: its target names the code, or the cart. */
function isAbout(target: string, code: string): boolean {
  return sameCode(target, code) || target.startsWith('gid://') || target === '';
}
