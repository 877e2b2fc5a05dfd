import { deliveryOptionsFor } from '../shipping/delivery-options.ts';
import type { DiscountToApply, PriceInput } from './price-input.ts';
import type { DiscountAllocation } from './priced-cart.ts';

export type DiscountedDelivery = {
  handle: string;
  title: string;
  isPickUp: boolean;
  amount: number;
  discount: DiscountAllocation[];
  total: number;
};

/** The delivery that was chosen, or the cheapest to the address; null without a destination that can be reached. */
export function priceDelivery(
  input: PriceInput,
  subtotal: number,
  discounts: DiscountToApply[],
): DiscountedDelivery | null {
  const { lines, destination, currencyCode, deliveryHandle } = input;
  if (destination === null || lines.every((line) => line.quantity === 0)) return null;
  const weightGrams = lines.reduce((sum, line) => sum + line.quantity * line.weightGrams, 0);
  const options = deliveryOptionsFor({ destination, currencyCode, subtotal, weightGrams });
  const toTheLink = options.filter((option) => !option.isPickUp).toSorted((a, b) => a.amount - b.amount);
  const option = options.find(({ handle }) => handle === deliveryHandle) ?? toTheLink[0];
  if (!option) return null;
  const free = option.isPickUp ? undefined : discounts.find(({ target }) => target === 'shipping');
  const { handle, title, isPickUp, amount } = option;
  return {
    handle,
    title,
    isPickUp,
    amount,
    discount: free ? [{ id: free.id, code: free.code, title: free.title, target: 'shipping', amount }] : [],
    total: free ? 0 : amount,
  };
}
