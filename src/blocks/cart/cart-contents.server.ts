import type { Money } from '#protocol/money.ts';
import { isWrapped } from '#protocol/shopify/gift-attribute.ts';
import type { CartFieldsFragment } from '#protocol/shopify/operations.generated.ts';
import { type CartContents, type CartLineContents, maxLineQuantity } from './cart-contract.ts';

type Line = CartFieldsFragment['lines']['nodes'][number];
type Variant = Line['merchandise'];

/** What the vendor calls the one variant of a product without choices. */
const onlyVariantTitle = 'Default Title';

/** A cart of the commerce service as its page shows it. */
export function cartContents(cart: CartFieldsFragment): CartContents {
  const { currencyCode } = cart.cost.subtotalAmount;
  const lines = cart.lines.nodes;
  const goods = sum(lines.map(({ cost }) => cost.subtotalAmount));
  const saved = sum(
    [...cart.discountAllocations, ...lines.flatMap((line) => line.discountAllocations)].map(
      ({ discountedAmount }) => discountedAmount,
    ),
  );
  return {
    lines: lines.map(lineContents),
    count: cart.totalQuantity,
    note: cart.note ?? '',
    codes: cart.discountCodes.map(({ code, applicable }) => ({ code, applies: applicable })),
    cards: cart.appliedGiftCards.map(({ id, lastCharacters, amountUsed }) => ({
      id,
      lastCharacters,
      used: amountUsed,
    })),
    goods: money(goods, currencyCode),
    saved: saved > 0 ? money(saved, currencyCode) : null,
    // The service's own subtotal does not include discount codes for the whole cart.
    subtotal: money(goods - saved, currencyCode),
    checkoutUrl: cart.checkoutUrl,
  };
}

function lineContents({ id, quantity, attributes, cost, merchandise }: Line): CartLineContents {
  const { title, product, image, selectedOptions } = merchandise;
  const before = cost.compareAtAmountPerQuantity;
  return {
    id,
    variantId: merchandise.id,
    path: `/souvenirs/product/${product.handle}?variant=${/(\d+)(?:\?.*)?$/.exec(merchandise.id)?.[1] ?? ''}`,
    title: product.title,
    choices: title === onlyVariantTitle ? [] : selectedOptions.map(({ name, value }) => `${name}: ${value}`),
    image: image && {
      filename: image.url,
      alt: image.altText ?? '',
      width: image.width ?? 0,
      height: image.height ?? 0,
    },
    quantity,
    maximum: mostOf(merchandise),
    stock: stockOf(merchandise, quantity),
    isGift: isWrapped(attributes),
    unit: cost.amountPerQuantity,
    before: before && Number(before.amount) > Number(cost.amountPerQuantity.amount) ? before : null,
    total: cost.subtotalAmount,
  };
}

/** The maximum quantity: what is in stock, the shop's own limit, or ours. */
export function mostOf({
  quantityAvailable,
  quantityRule,
}: Pick<Variant, 'quantityAvailable' | 'quantityRule'>): number {
  // A variant that may be oversold can have a stock of zero or below, and can still be bought.
  const left = quantityAvailable !== null && quantityAvailable > 0 ? quantityAvailable : maxLineQuantity;
  return Math.max(1, Math.min(left, quantityRule.maximum ?? maxLineQuantity, maxLineQuantity));
}

function stockOf(variant: Variant, quantity: number): CartLineContents['stock'] {
  if (!variant.availableForSale || quantity === 0) return 'sold_out';
  const { quantityAvailable } = variant;
  return quantityAvailable !== null && quantityAvailable > 0 && quantity > quantityAvailable ? 'short' : 'ok';
}

/** In minor units. */
function sum(amounts: Money[]): number {
  return amounts.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0);
}

function money(minorUnits: number, currencyCode: string): Money {
  return { amount: (minorUnits / 100).toFixed(2), currencyCode };
}
