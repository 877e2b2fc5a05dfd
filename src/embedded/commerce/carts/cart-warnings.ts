import type { CartWarningCode } from '#protocol/shopify/operations.generated.ts';
import type { CommerceContext } from '../context.ts';
import { isUsable } from '../gift-cards/gift-card.ts';
import { cartGlobalId } from './cart-id.ts';
import type { CartWarning } from './cart-problem.ts';
import type { CartRecord } from './cart-record.ts';
import { type CodeRefusal, priceOfCart } from './price-of-cart.ts';

const CODES: Record<CodeRefusal, { code: CartWarningCode; because: string }> = {
  DISCOUNT_NOT_FOUND: { code: 'DISCOUNT_NOT_FOUND', because: 'isn’t valid' },
  DISCOUNT_CURRENTLY_INACTIVE: { code: 'DISCOUNT_CURRENTLY_INACTIVE', because: 'isn’t active at the moment' },
  DISCOUNT_USAGE_LIMIT_REACHED: { code: 'DISCOUNT_USAGE_LIMIT_REACHED', because: 'has reached its usage limit' },
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: {
    code: 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED',
    because: 'has been used by you already',
  },
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: {
    code: 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING',
    because: 'is for certain customers: log in to use it',
  },
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: { code: 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE', because: 'isn’t meant for your account' },
  minimumSubtotal: { code: 'DISCOUNT_PURCHASE_NOT_IN_RANGE', because: 'needs a higher order value' },
  minimumQuantity: { code: 'DISCOUNT_QUANTITY_NOT_IN_RANGE', because: 'needs more pieces' },
  noEntitledLines: { code: 'DISCOUNT_NO_ENTITLED_LINE_ITEMS', because: 'isn’t valid for the items in your cart' },
  noShipping: { code: 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES', because: 'isn’t valid for this way of delivery' },
  notCombinable: { code: 'DISCOUNT_CODE_NOT_HONOURED', because: 'couldn’t be used with your other discounts' },
};

/** What holds of a cart whatever was changed in it: codes that do not count, gift cards that cannot pay here. */
export async function cartWarnings(context: CommerceContext, cart: CartRecord): Promise<CartWarning[]> {
  const { codes, priced } = await priceOfCart(context, cart);
  const target = cartGlobalId(cart.token, null);
  const ofCodes = codes.flatMap(({ code, refusal }): CartWarning[] => {
    if (refusal === null) return [];
    const { code: warning, because } = CODES[refusal];
    return [{ code: warning, target, message: `The discount code ${code} ${because}.` }];
  });
  const idle = cart.giftCards.some(
    (card) => isUsable(card, context.now()) && card.currency_code !== priced.currencyCode,
  );
  if (!idle) return ofCodes;
  const message = `A gift card in another currency cannot pay in ${priced.currencyCode}.`;
  return [...ofCodes, { code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE', target, message }];
}
