import type { CommerceContext } from '../context.ts';
import { type EligibilityRefusal, eligibilityRefusal } from '../discounts/discount-eligibility.ts';
import { type DiscountRecord, discountKey, discountToApply, findDiscounts } from '../discounts/discount-record.ts';
import { canPay } from '../gift-cards/gift-card.ts';
import { priceCart } from '../pricing/price-cart.ts';
import type { Destination, DiscountToApply, PriceInput } from '../pricing/price-input.ts';
import type { DiscountRefusal, PricedCart } from '../pricing/priced-cart.ts';
import type { CartRecord } from './cart-record.ts';
import { collectionsOfProducts } from './collections-of-products.ts';

/** What a stored cart costs now, and what was made of each code that was entered. */
export type CartPrice = {
  input: PriceInput;
  priced: PricedCart;
  /** In the order they were entered. */
  codes: { code: string; refusal: CodeRefusal | null }[];
};

export type CodeRefusal = 'DISCOUNT_NOT_FOUND' | EligibilityRefusal | DiscountRefusal;

const known = new WeakMap<CartRecord, Promise<CartPrice>>();

/** Prices a cart, once for each time it was read. */
export function priceOfCart(context: CommerceContext, cart: CartRecord): Promise<CartPrice> {
  const price = known.get(cart) ?? work(context, cart);
  known.set(cart, price);
  return price;
}

/** Where a cart's parcel goes: its selected delivery address, once that names a country. */
export function destinationOf(cart: CartRecord): Destination | null {
  const selected = cart.addresses.find((entry) => entry.selected)?.address;
  return selected?.countryCode ? { countryCode: selected.countryCode, provinceCode: selected.provinceCode } : null;
}

async function work(context: CommerceContext, cart: CartRecord): Promise<CartPrice> {
  const { currencyCode } = cart.market.country;
  const { discounts, codes: entered, refusals } = await discountsOf(context, cart, currencyCode);
  const collections = await collectionsOfProducts(
    context,
    cart.lines.map(({ variant }) => variant.productKey),
  );
  const input: PriceInput = {
    currencyCode,
    lines: cart.lines.map(({ lineId, quantity, variant }) => ({
      id: lineId,
      productId: variant.productKey,
      collectionIds: collections.get(variant.productKey) ?? [],
      quantity,
      unitAmount: variant.amount,
      compareAt: variant.compareAt,
      weightGrams: variant.weightGrams,
      taxable: true,
    })),
    discounts,
    giftCards: cart.giftCards
      .filter((card) => canPay(card, currencyCode, context.now()))
      .map(({ id, last_characters, balance }) => ({ id: String(id), lastCharacters: last_characters, balance })),
    destination: destinationOf(cart),
    deliveryHandle: cart.deliveryHandle,
  };
  const priced = priceCart(input);
  const codes = entered.map((code) => {
    const outcome = priced.discounts.find((entry) => entry.code === code);
    return { code, refusal: refusals.get(code) ?? outcome?.reason ?? null };
  });
  return { input, priced, codes };
}

/**
 * The discounts that stand open to the buyer, and why the codes of the others do not. Of a code that is known spaces
 * around it are no part; one that nobody knows stays as it was typed, like the vendor's.
 */
async function discountsOf(context: CommerceContext, cart: CartRecord, currencyCode: string) {
  const records = await findDiscounts(context, cart.discountCodes);
  const byKey = new Map(records.map((record) => [record.code, record]));
  const refusals = new Map<string, CodeRefusal>();
  const discounts: DiscountToApply[] = [];
  for (const record of records.filter(({ code }) => code === null)) await consider(record, null);
  const codes: string[] = [];
  for (const typed of cart.discountCodes) {
    const record = byKey.get(discountKey(typed));
    const code = record ? typed.trim() : typed;
    codes.push(code);
    if (record) await consider(record, code);
    else refusals.set(code, 'DISCOUNT_NOT_FOUND');
  }
  return { discounts, codes, refusals };

  async function consider(record: DiscountRecord, code: string | null) {
    const refusal = await eligibilityRefusal(context, record, cart);
    const discount = discountToApply(record, code, currencyCode);
    if (!refusal && discount) discounts.push(discount);
    else if (code !== null) refusals.set(code, refusal ?? 'notCombinable');
  }
}
