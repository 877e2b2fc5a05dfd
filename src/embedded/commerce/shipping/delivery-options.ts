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
/** How long a parcel takes after it left; without `to`, from so many days on. */
type WorkingDays = { from: number; to: number | null };
type Service = {
  handle: string;
  title: string;
  /** Without one: how many days it takes. */
  description?: string;
  days: WorkingDays;
  prices: Prices;
  /** From this subtotal, after discounts, it costs nothing. */
  freeFrom?: Prices;
  isPickUp?: boolean;
  /** Heavier parcels cannot take it. */
  maximumGrams?: number;
};

const FREE_FROM: Prices = { USD: 120_00, CAD: 160_00 };
const EXPRESS_MAXIMUM_GRAMS = 20_000;

/** What the shipping policy says (content/products/policies.ts), and other words of the shop (docs/texts.md); all must agree. */
const SERVICES: Record<string, Service[]> = {
  US: [
    {
      handle: 'standard',
      title: 'Standard',
      days: { from: 3, to: 6 },
      prices: { USD: 7_00, CAD: 9_50 },
      freeFrom: FREE_FROM,
    },
    {
      handle: 'express',
      title: 'Fast',
      days: { from: 2, to: 2 },
      prices: { USD: 18_00, CAD: 24_50 },
      maximumGrams: EXPRESS_MAXIMUM_GRAMS,
    },
    {
      handle: 'collect',
      title: 'Collect at a hotel desk',
      description: 'From the third day; answer our letter and say which desk',
      days: { from: 3, to: null },
      prices: { USD: 0, CAD: 0 },
      isPickUp: true,
    },
  ],
  CA: [
    {
      handle: 'standard',
      title: 'Standard',
      days: { from: 6, to: 10 },
      prices: { USD: 10_50, CAD: 14_00 },
      freeFrom: FREE_FROM,
    },
    {
      handle: 'express',
      title: 'Fast',
      days: { from: 3, to: 4 },
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
    const { handle, title, days, description = daysWords(days), isPickUp = false } = service;
    const amount = freeFrom !== undefined && parcel.subtotal >= freeFrom ? 0 : price;
    return [{ handle, code: title, title, description, amount, isPickUp }];
  });
}

/** How long a way of delivery takes to a country; null for one that is not offered there. */
export function workingDaysOf(countryCode: string, handle: string): WorkingDays | null {
  return SERVICES[countryCode]?.find((service) => service.handle === handle)?.days ?? null;
}

function daysWords({ from, to }: WorkingDays): string {
  if (to === null) return `From the working day ${from} on`;
  return from === to ? `${from} working days` : `${from} to ${to} working days`;
}
