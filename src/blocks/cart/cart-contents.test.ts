import { describe, expect, it } from 'vitest';
import type { CartFieldsFragment } from '#protocol/shopify/operations.generated.ts';
import { cartContents, mostOf } from './cart-contents.server.ts';

type Line = CartFieldsFragment['lines']['nodes'][number];
const usd = (amount: string) => ({ amount, currencyCode: 'USD' as const });

function line(
  quantity: number,
  unit: string,
  variant: Partial<Line['merchandise']> = {},
  more: Partial<Line> = {},
): Line {
  return {
    id: 'gid://shopify/CartLine/1?cart=c',
    quantity,
    attributes: [],
    cost: {
      amountPerQuantity: usd(unit),
      compareAtAmountPerQuantity: null,
      subtotalAmount: usd((quantity * Number(unit)).toFixed(2)),
      totalAmount: usd((quantity * Number(unit)).toFixed(2)),
    },
    discountAllocations: [],
    merchandise: {
      id: 'gid://shopify/ProductVariant/42',
      title: 'L',
      availableForSale: true,
      currentlyNotInStock: false,
      quantityAvailable: 9,
      quantityRule: { minimum: 1, maximum: null, increment: 1 },
      price: usd(unit),
      selectedOptions: [{ name: 'Size', value: 'L' }],
      image: null,
      product: { id: 'gid://shopify/Product/1', handle: 'bathrobe', title: 'Bathrobe' },
      ...variant,
    },
    ...more,
  };
}

const cart = (lines: Line[], more: Partial<CartFieldsFragment> = {}): CartFieldsFragment => ({
  id: 'gid://shopify/Cart/c?key=k',
  checkoutUrl: 'https://ash.example/checkout/c',
  totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  note: null,
  updatedAt: '2026-06-01T00:00:00Z',
  attributes: [],
  buyerIdentity: { countryCode: 'US', email: null },
  discountCodes: [],
  discountAllocations: [],
  appliedGiftCards: [],
  cost: { subtotalAmount: usd('0.0'), totalAmount: usd('0.0'), checkoutChargeAmount: usd('0.0') },
  lines: { nodes: lines },
  ...more,
});

describe('cartContents', () => {
  it('subtracts the discounts of the lines and of the whole cart, to the cent', () => {
    const { goods, saved, subtotal } = cartContents(
      cart([line(3, '19.9', {}, { discountAllocations: [{ discountedAmount: usd('0.1') }] })], {
        discountAllocations: [{ discountedAmount: usd('5.96') }],
      }),
    );
    expect([goods, saved, subtotal].map((money) => money?.amount)).toEqual(['59.70', '6.06', '53.64']);
    expect(cartContents(cart([line(1, '10.0')])).saved).toBeNull();
  });

  it('says what a line is, where it leads, and that it is a gift', () => {
    const [shown] = cartContents(cart([line(1, '10.0', {}, { attributes: [{ key: 'Gift', value: 'Yes' }] })])).lines;
    expect(shown).toMatchObject({
      choices: ['Size: L'],
      path: '/souvenirs/product/bathrobe?variant=42',
      isGift: true,
      stock: 'ok',
    });
    expect(cartContents(cart([line(1, '10.0', { title: 'Default Title' })])).lines[0]?.choices).toEqual([]);
  });

  it.each([
    ['sold out', line(2, '1.0', { availableForSale: false, quantityAvailable: 0 }), 'sold_out'],
    ['none of it', line(0, '1.0'), 'sold_out'],
    ['more than there are', line(10, '1.0'), 'short'],
    ['all there are', line(9, '1.0'), 'ok'],
    ['sold without stock', line(40, '1.0', { quantityAvailable: -3 }), 'ok'],
  ])('%s', (_case, shown, stock) => expect(cartContents(cart([shown])).lines[0]?.stock).toBe(stock));

  it('the maximum quantity is the stock, the shop’s limit or ours', () => {
    const rule = (maximum: number | null) => ({ minimum: 1, maximum, increment: 1 });
    expect(mostOf({ quantityAvailable: 9, quantityRule: rule(null) })).toBe(9);
    expect(mostOf({ quantityAvailable: 9, quantityRule: rule(4) })).toBe(4);
    expect(mostOf({ quantityAvailable: 500, quantityRule: rule(null) })).toBe(99);
    expect(mostOf({ quantityAvailable: 0, quantityRule: rule(null) })).toBe(99);
  });
});
