import { checkAddress } from '#protocol/addresses/check-address.ts';
import type { PostalAddress } from '#protocol/addresses/postal-address.ts';
import { DELIVERY_COUNTRIES, type DeliveryOption, deliveryOptionsFor } from '../shipping/delivery-options.ts';
import type { Checkout } from './open-checkout.ts';
import { type Step, steps } from './steps.ts';

/** The first step that still lacks something: none after it can be entered. */
export function nextStep(checkout: Checkout): Step {
  const { cart, price, row } = checkout;
  const address = deliveryAddress(checkout);
  if (!cart.email || !address || !canReach(address)) return 'information';
  const options = deliveryOptions(checkout);
  if (!options.some((option) => option.handle === cart.deliveryHandle)) return 'delivery';
  if (price.priced.due > 0 && !row?.card_token) return 'payment';
  return 'review';
}

/** Whether a step can be entered, given the first that lacks something. */
export function isReachable(step: Step, next: Step): boolean {
  return steps.indexOf(step) <= steps.indexOf(next);
}

/** Where the parcel goes, as far as it is known. */
export function deliveryAddress({ cart }: Checkout): PostalAddress | null {
  return cart.addresses.find((entry) => entry.selected)?.address ?? null;
}

/** How it can get there. */
export function deliveryOptions({ price }: Pick<Checkout, 'price'>): DeliveryOption[] {
  const { destination, currencyCode, lines } = price.input;
  if (destination === null) return [];
  const weightGrams = lines.reduce((sum, line) => sum + line.quantity * line.weightGrams, 0);
  return deliveryOptionsFor({ destination, currencyCode, subtotal: price.priced.subtotal, weightGrams });
}

function canReach(address: PostalAddress): boolean {
  if (!address.countryCode || !DELIVERY_COUNTRIES.includes(address.countryCode)) return false;
  return checkAddress({ ...address, country: address.countryCode, province: address.provinceCode }).length === 0;
}
