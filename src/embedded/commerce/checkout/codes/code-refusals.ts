import type { CodeRefusal } from '../../carts/price-of-cart.ts';

/** Why a code does not count, as a buyer would want to know. */
export const codeRefusals: Record<CodeRefusal, string> = {
  DISCOUNT_NOT_FOUND: 'There is no such code.',
  DISCOUNT_CURRENTLY_INACTIVE: 'It is not valid today.',
  DISCOUNT_USAGE_LIMIT_REACHED: 'It has been used as often as it could be.',
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'You have used it already, and it works once.',
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'It is for certain customers: log in before you check out.',
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'It is not meant for your account.',
  emptyCart: 'There is nothing in your cart.',
  minimumSubtotal: 'It needs a larger order.',
  minimumQuantity: 'It needs more pieces.',
  noEntitledLines: 'It is for other things than those in your cart.',
  noShipping: 'It is not for this way of delivery.',
  notCombinable: 'It cannot be used together with your other discounts.',
};
