import { money } from '../prices/money.ts';
import type { DiscountToApply } from '../pricing/price-input.ts';
import type { DiscountAllocation } from '../pricing/priced-cart.ts';
import type { OrderRecord } from './order-record.ts';

/** The schema's DiscountApplication of every discount of an order; `key` is its place, for cursors. */
export function discountApplications({ discounts, priced }: OrderRecord) {
  return discounts.map((discount, index) => ({
    key: index + 1,
    ...discountApplication(discount, priced.currencyCode),
  }));
}

/** The schema's DiscountAllocation of what discounts took from one line, or from the delivery. */
export function discountAllocations(order: OrderRecord, allocations: DiscountAllocation[]) {
  const { currencyCode } = order.priced;
  return allocations.flatMap((allocation) => {
    const discount = order.discounts.find((entry) => entry.id === allocation.id);
    if (!discount) return [];
    return [
      {
        allocatedAmount: money(allocation.amount, currencyCode),
        discountApplication: discountApplication(discount, currencyCode),
      },
    ];
  });
}

function discountApplication({ code, title, value, target, entitled }: DiscountToApply, currencyCode: string) {
  const common = {
    allocationMethod: target === 'order' ? 'ACROSS' : 'EACH',
    targetSelection: entitled === null ? 'ALL' : 'ENTITLED',
    targetType: target === 'shipping' ? 'SHIPPING_LINE' : 'LINE_ITEM',
    value: pricingValue(value, currencyCode),
  };
  return code === null
    ? { __typename: 'AutomaticDiscountApplication', ...common, title }
    : { __typename: 'DiscountCodeApplication', ...common, code, applicable: true };
}

function pricingValue(value: DiscountToApply['value'], currencyCode: string) {
  switch (value.kind) {
    case 'percentage':
      return { __typename: 'PricingPercentageValue', percentage: value.basisPoints / 100 };
    case 'fixed':
      return { __typename: 'MoneyV2', ...money(value.amount, currencyCode) };
    case 'freeShipping':
      return { __typename: 'PricingPercentageValue', percentage: 100 };
  }
}
