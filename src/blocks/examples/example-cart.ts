import type { CartContents, CartLineContents, CartReply } from '../cart/cart-contract.ts';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

export function exampleCartLine(
  handle: string,
  title: string,
  fields: Partial<CartLineContents> = {},
): CartLineContents {
  return {
    id: `gid://shopify/CartLine/${handle}?cart=c1`,
    variantId: `gid://shopify/ProductVariant/${handle.length}`,
    path: `/souvenirs/product/${handle}`,
    title,
    choices: [],
    image: { filename: `/f/1001/1600x1600/0000000000/${handle}.png`, alt: title, width: 1600, height: 1600 },
    quantity: 1,
    maximum: 40,
    stock: 'ok',
    isGift: false,
    unit: usd('18.0'),
    before: null,
    total: usd('18.0'),
    ...fields,
  };
}

export const exampleCart: CartContents = {
  lines: [
    exampleCartLine('bath-towel', 'Bath towel', {
      choices: ['Color: Oxblood'],
      quantity: 2,
      unit: usd('32.0'),
      before: usd('38.0'),
      total: usd('64.0'),
    }),
    exampleCartLine('brass-key-tag', 'Brass key tag', { isGift: true }),
  ],
  count: 3,
  note: '',
  codes: [],
  cards: [],
  goods: usd('82.0'),
  saved: null,
  subtotal: usd('82.0'),
  checkoutUrl: '/checkout/example',
};

export function exampleReply(cart: Partial<CartContents> = {}, reply: Partial<CartReply> = {}): { reply: CartReply } {
  return { reply: { cart: { ...exampleCart, ...cart }, notices: [], fieldErrors: [], said: null, ...reply } };
}
