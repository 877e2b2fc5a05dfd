import type { CartWarningCode } from '#protocol/shopify/operations.generated.ts';
import type { CommerceContext } from '../context.ts';
import { isUsable } from '../gift-cards/gift-card.ts';
import { cartGlobalId } from './cart-id.ts';
import type { CartWarning } from './cart-problem.ts';
import type { CartRecord } from './cart-record.ts';
import { type CodeRefusal, priceOfCart } from './price-of-cart.ts';

const notForTheseItems = (code: string) => `The ${code} discount code is not valid for the items in your cart`;
const notHonoured = (code: string) => `The ${code} discount code is not honoured`;

/** The vendor's warning for each refusal. */
const WARNINGS: Record<CodeRefusal, { code: CartWarningCode; message: (code: string) => string }> = {
  DISCOUNT_NOT_FOUND: { code: 'DISCOUNT_NOT_FOUND', message: () => 'Enter a valid discount code' },
  DISCOUNT_CURRENTLY_INACTIVE: {
    code: 'DISCOUNT_CURRENTLY_INACTIVE',
    message: () => 'This discount is not valid anymore',
  },
  DISCOUNT_USAGE_LIMIT_REACHED: {
    code: 'DISCOUNT_USAGE_LIMIT_REACHED',
    message: (code) => `The ${code} discount code has reached its usage limit`,
  },
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: {
    code: 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED',
    message: (code) => `The ${code} discount code has been used by you already`,
  },
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: {
    code: 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING',
    message: (code) => `The ${code} discount code is for certain customers: log in to use it`,
  },
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: {
    code: 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE',
    message: (code) => `The ${code} discount code is not meant for your account`,
  },
  minimumSubtotal: { code: 'DISCOUNT_PURCHASE_NOT_IN_RANGE', message: notForTheseItems },
  minimumQuantity: { code: 'DISCOUNT_QUANTITY_NOT_IN_RANGE', message: notForTheseItems },
  noEntitledLines: { code: 'DISCOUNT_NO_ENTITLED_LINE_ITEMS', message: notForTheseItems },
  noShipping: {
    code: 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES',
    message: (code) => `The ${code} discount code is not valid for this way of delivery`,
  },
  notCombinable: { code: 'DISCOUNT_CODE_NOT_HONOURED', message: notHonoured },
  emptyCart: { code: 'DISCOUNT_CODE_NOT_HONOURED', message: notHonoured },
};

/** What holds of a cart whatever was changed in it: codes that do not count, gift cards that cannot pay here. */
export async function cartWarnings(context: CommerceContext, cart: CartRecord): Promise<CartWarning[]> {
  const { codes, priced } = await priceOfCart(context, cart);
  const target = cartGlobalId(cart.token, null);
  // In the order they were entered, those that an emptied cart has no use for last: so it was recorded.
  const refused = codes.toSorted((a, b) => Number(a.refusal === 'emptyCart') - Number(b.refusal === 'emptyCart'));
  const ofCodes = refused.flatMap(({ code, refusal }): CartWarning[] => {
    if (refusal === null) return [];
    const warning = WARNINGS[refusal];
    return [{ code: warning.code, target, message: warning.message(code) }];
  });
  const idle = cart.giftCards.some(
    (card) => isUsable(card, context.now()) && card.currency_code !== priced.currencyCode,
  );
  if (!idle) return ofCodes;
  const message = `A gift card in another currency cannot pay in ${priced.currencyCode}.`;
  return [...ofCodes, { code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE', target, message }];
}
