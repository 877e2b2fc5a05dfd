import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type DiscountRecord, discountToApply } from '#embedded/commerce/discounts/discount-record.ts';
import type { DiscountSeed } from '#embedded/commerce/discounts/discount-seed.ts';
import type { Destination, LineToPrice, PriceInput } from '#embedded/commerce/pricing/price-input.ts';
import { type WorkedCart, workedDiscounts } from './worked-carts.ts';

const { products, collections, countries, priceLists } = commerceSeed.catalogue;

/** Every discount a worked cart may name. */
export const discountsOfWorkedCarts: DiscountSeed[] = [...(commerceSeed.discounts ?? []), ...workedDiscounts];

/** A worked cart as the pricing takes it, from the seeds alone. */
export function priceInputOf(cart: WorkedCart): PriceInput {
  const currencyCode = currencyOf(cart);
  const byCode = (code: string | null) => discountsOfWorkedCarts.filter((discount) => discount.code === code);
  const automatic = byCode(null).map((discount) => ({ discount, code: null }));
  const entered = (cart.codes ?? []).flatMap((code) => byCode(code).map((discount) => ({ discount, code })));
  return {
    currencyCode,
    lines: cart.lines.map(([sku, quantity], index) => lineOf(sku, quantity, String(index), cart.market)),
    discounts: [...automatic, ...entered].flatMap(
      ({ discount, code }) => discountToApply(recordOf(discount), code, currencyCode) ?? [],
    ),
    giftCards: (cart.cards ?? []).flatMap((code) =>
      (commerceSeed.giftCards ?? [])
        .filter((card) => card.code === code && card.currencyCode === currencyCode)
        .map((card) => ({
          id: String(card.number),
          lastCharacters: code.slice(-4).toLowerCase(),
          balance: card.amount,
        })),
    ),
    destination: destinationOf(cart),
    deliveryHandle: cart.delivery ?? null,
  };
}

export function currencyOf({ market }: WorkedCart): string {
  const list = countries.find((country) => country.isoCode === market)?.priceList;
  const found = priceLists.find(({ id }) => id === list);
  if (!found) throw new Error(`The demonstration shop sells nothing in ${market}.`);
  return found.currencyCode;
}

export function destinationOf({ to }: WorkedCart): Destination | null {
  const [countryCode, provinceCode = null] = to?.split('-') ?? [];
  return countryCode ? { countryCode, provinceCode } : null;
}

function lineOf(sku: string, quantity: number, id: string, market: string): LineToPrice {
  const list = countries.find((country) => country.isoCode === market)?.priceList ?? '';
  const product = products.find(({ variants }) => variants.some((variant) => variant.sku === sku));
  const variant = product?.variants.find((entry) => entry.sku === sku);
  const price = variant?.prices[list];
  if (!product || !variant || !price) throw new Error(`The demonstration shop has no ${sku} for ${market}.`);
  return {
    id,
    productId: product.number,
    collectionIds: collections.filter((entry) => entry.products.includes(product.handle)).map(({ number }) => number),
    quantity,
    unitAmount: price.amount,
    compareAt: price.compareAt ?? null,
    weightGrams: variant.weightGrams,
    taxable: true,
  };
}

/** Here products and collections go by their seed numbers. */
function recordOf({ number, entitled, ...discount }: DiscountSeed): DiscountRecord {
  const numbersOf = (list: { handle: string; number: number }[], handles: string[] = []) =>
    list.filter(({ handle }) => handles.includes(handle)).map((entry) => entry.number);
  return {
    ...discount,
    id: number,
    entitled: entitled
      ? {
          productIds: numbersOf(products, entitled.products),
          collectionIds: numbersOf(collections, entitled.collections),
        }
      : null,
    minimumSubtotal: discount.minimumSubtotal ?? null,
    minimumQuantity: discount.minimumQuantity ?? null,
    combinesWith: { lines: false, order: false, shipping: false, ...discount.combinesWith },
    endsAt: discount.endsAt ?? null,
    usageLimit: discount.usageLimit ?? null,
    oncePerCustomer: discount.oncePerCustomer ?? false,
    eligibleEmails: discount.eligibleEmails ?? null,
  };
}
