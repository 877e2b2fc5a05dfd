import type { Destination } from '../pricing/price-input.ts';

export type DeliveryOption = {
  handle: string;
  code: string;
  title: string;
  description: string;
  /** Minor units of the cart's currency. */
  amount: number;
  isPickUp: boolean;
};

/** Prices in minor units by currency: a cart in one country's money may still be sent to the other country. */
type Prices = Record<string, number>;
type Service = {
  handle: string;
  title: string;
  description: string;
  prices: Prices;
  /** From this subtotal, after discounts, it costs nothing. */
  freeFrom?: Prices;
  isPickUp?: boolean;
  /** Heavier parcels cannot take it. */
  maximumGrams?: number;
};

const FREE_FROM: Prices = { USD: 120_00, CAD: 160_00 };
const EXPRESS_MAXIMUM_GRAMS = 20_000;

/** What the shipping policy says (content/products/policies.ts); the two must agree. */
const SERVICES: Record<string, Service[]> = {
  US: [
    {
      handle: 'standard',
      title: 'Standard',
      description: '3 to 6 working days',
      prices: { USD: 7_00, CAD: 9_50 },
      freeFrom: FREE_FROM,
    },
    {
      handle: 'express',
      title: 'Fast',
      description: '2 working days',
      prices: { USD: 18_00, CAD: 24_50 },
      maximumGrams: EXPRESS_MAXIMUM_GRAMS,
    },
    {
      handle: 'collect',
      title: 'Collect at a hotel desk',
      description: 'From the third day; answer our letter and say which desk',
      prices: { USD: 0, CAD: 0 },
      isPickUp: true,
    },
  ],
  CA: [
    {
      handle: 'standard',
      title: 'Standard',
      description: '6 to 10 working days',
      prices: { USD: 10_50, CAD: 14_00 },
      freeFrom: FREE_FROM,
    },
    {
      handle: 'express',
      title: 'Fast',
      description: '3 to 4 working days',
      prices: { USD: 24_00, CAD: 32_00 },
      maximumGrams: EXPRESS_MAXIMUM_GRAMS,
    },
  ],
};

/** The countries parcels go to. */
export const DELIVERY_COUNTRIES: readonly string[] = Object.keys(SERVICES);

/**
 * What is offered for a parcel: `subtotal` is what its lines cost after discounts, in minor units of `currencyCode`.
 * None for a country that nothing is sent to.
 */
export function deliveryOptionsFor(parcel: {
  destination: Destination;
  currencyCode: string;
  subtotal: number;
  weightGrams: number;
}): DeliveryOption[] {
  const services = SERVICES[parcel.destination.countryCode] ?? [];
  return services.flatMap((service) => {
    const price = service.prices[parcel.currencyCode];
    if (price === undefined || parcel.weightGrams > (service.maximumGrams ?? Number.POSITIVE_INFINITY)) return [];
    const freeFrom = service.freeFrom?.[parcel.currencyCode];
    const { handle, title, description, isPickUp = false } = service;
    const amount = freeFrom !== undefined && parcel.subtotal >= freeFrom ? 0 : price;
    return [{ handle, code: title, title, description, amount, isPickUp }];
  });
}
