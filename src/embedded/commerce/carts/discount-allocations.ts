import type { CommerceContext } from '../context.ts';
import { money } from '../prices/money.ts';
import type { DiscountToApply } from '../pricing/price-input.ts';
import type { DiscountAllocation } from '../pricing/priced-cart.ts';
import type { CartLineRecord, CartRecord } from './cart-record.ts';
import { type CartPrice, priceOfCart } from './price-of-cart.ts';

/**
 * What was taken off a line by its own discounts. What an order discount takes stands with the cart, one entry a line:
 * the vendor keeps the two apart, so that their sums add up.
 */
export async function lineAllocations(context: CommerceContext, cart: CartRecord, line: CartLineRecord) {
  const price = await priceOfCart(context, cart);
  const own = price.priced.lines.find(({ id }) => id === line.lineId)?.discounts ?? [];
  return own.filter(({ target }) => target === 'lines').map((allocation) => allocationRecord(allocation, price));
}

/** What was taken off the order, one entry a line in the lines' order, and off its delivery. */
export async function cartAllocations(context: CommerceContext, cart: CartRecord) {
  const price = await priceOfCart(context, cart);
  const { lines, delivery } = price.priced;
  const ofOrder = lines.flatMap(({ discounts }) => discounts.filter(({ target }) => target === 'order'));
  return [...ofOrder, ...(delivery?.discount ?? [])].map((allocation) => allocationRecord(allocation, price));
}

function allocationRecord({ id, code, title, amount, target }: DiscountAllocation, { input }: CartPrice) {
  const discount = input.discounts.find((entry) => entry.id === id);
  const targetType = target === 'shipping' ? 'SHIPPING_LINE' : 'LINE_ITEM';
  return {
    __typename: code === null ? 'CartAutomaticDiscountAllocation' : 'CartCodeDiscountAllocation',
    ...(code === null ? { title } : { code }),
    discountedAmount: money(amount, input.currencyCode),
    targetType,
    discountApplication: {
      targetType,
      targetSelection: discount?.entitled ? 'ENTITLED' : 'ALL',
      allocationMethod: discount && isEach(discount) ? 'EACH' : 'ACROSS',
      value: pricingValue(discount, input.currencyCode),
    },
  };
}

function isEach({ target, value }: DiscountToApply): boolean {
  return target === 'lines' && (value.kind !== 'fixed' || value.eachItem === true);
}

function pricingValue(discount: DiscountToApply | undefined, currencyCode: string) {
  const value = discount?.value ?? { kind: 'freeShipping' };
  if (value.kind === 'fixed') return { __typename: 'MoneyV2', ...money(value.amount, currencyCode) };
  const percentage = value.kind === 'percentage' ? value.basisPoints / 100 : 100;
  return { __typename: 'PricingPercentageValue', percentage };
}
