import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { refundOfPieces } from '#embedded/commerce/orders/refund-of-pieces.ts';
import { money } from '#embedded/commerce/prices/money.ts';
import { priceCart } from '#embedded/commerce/pricing/price-cart.ts';
import { type Allocation, type Cart, type CartServer, cartDatabases, startCartServer } from './cart-server.ts';
import { type WorkedCart, workedCarts } from './worked-carts.ts';
import { currencyOf, destinationOf, discountsOfWorkedCarts, priceInputOf } from './worked-input.ts';

test('there are at least 60, and no two alike', () => {
  expect(workedCarts.length).toBeGreaterThanOrEqual(60);
  expect(new Set(workedCarts.map(({ name }) => name)).size).toBe(workedCarts.length);
});

test.each(workedCarts)('worked out: $name', (cart) => {
  const priced = priceCart(priceInputOf(cart));
  const off: Record<string, number[]> = {};
  for (const [index, line] of priced.lines.entries()) {
    for (const { code, title, amount } of line.discounts) {
      const name = code ?? title;
      off[name] ??= cart.lines.map(() => 0);
      off[name][index] = amount;
    }
  }
  const [shippingOff] = priced.delivery?.discount ?? [];
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  expect({
    totals: priced.lines.map(({ total }) => total),
    off,
    shipping: priced.delivery?.total ?? null,
    shippingOff: shippingOff?.amount,
    taxes: priced.taxes.map(({ amount }) => amount),
    total: priced.total,
    paid: priced.giftCards.map(({ amountUsed }) => amountUsed),
    due: priced.due,
    refused: priced.discounts.flatMap(({ code, applies }) => (applies || code === null ? [] : [code])),
  }).toEqual({
    totals: cart.totals,
    off: cart.off ?? {},
    shipping: cart.shipping,
    shippingOff: cart.shippingOff,
    taxes: cart.taxes,
    total: cart.total,
    paid: cart.paid ?? [],
    due: cart.total - sum(cart.paid ?? []),
    refused: cart.refused ?? [],
  });
});

const refunded = workedCarts.flatMap((cart) => (cart.refunds ? [{ ...cart, refunds: cart.refunds }] : []));

test.each(refunded)('paid back: $name', (cart) => {
  const priced = priceCart(priceInputOf(cart));
  const back = cart.lines.map(() => 0);
  let shippingBack = 0;
  for (const { pieces, shipping, tax, amount } of cart.refunds) {
    const lines = pieces.map(([line, now]) => ({ id: String(line), before: back[line] ?? 0, now }));
    const paid = refundOfPieces(priced, { lines, shippingBefore: shippingBack, shippingNow: shipping });
    expect(paid).toEqual({ amount, shipping, tax });
    for (const [line, quantity] of pieces) back[line] = (back[line] ?? 0) + quantity;
    shippingBack += shipping;
  }
});

describe.each(cartDatabases)('worked carts through the cart’s operations on $name', (database) => {
  let server: CartServer;
  beforeAll(async () => {
    server = await startCartServer(database, commerceSeed.catalogue, {
      discounts: discountsOfWorkedCarts,
      giftCards: commerceSeed.giftCards ?? [],
    });
  });
  afterAll(() => server.close());

  test.each(workedCarts)('$name', async (cart) => {
    const created = await create(cart);
    // What gift cards pay is no longer in the total.
    const shown = money(cart.total - sum(cart.paid ?? []), currencyOf(cart));
    const isOfLines = (name: string) =>
      discountsOfWorkedCarts.some(({ code, title, target }) => (code ?? title) === name && target === 'lines');
    const off = Object.entries(cart.off ?? {});
    const amounts = (name: string, list: number[]) =>
      list.flatMap((amount) => (amount === 0 ? [] : [{ name, amount: money(amount, '').amount }]));
    const ofLine = cart.lines.map((_, index) =>
      off.filter(([name]) => isOfLines(name)).flatMap(([name, list]) => amounts(name, list.slice(index, index + 1))),
    );
    const ofOrder = off.filter(([name]) => !isOfLines(name)).flatMap(([name, list]) => amounts(name, list));
    expect(created.cost.totalAmount).toMatchObject(shown);
    expect(created.cost.totalTaxAmount?.amount).toBe(cart.to ? money(sum(cart.taxes), '').amount : undefined);
    expect(created.lines.nodes.map((line) => line.discountAllocations.map(named))).toEqual(ofLine);
    const ofCart = created.discountAllocations.filter(({ targetType }) => targetType === 'LINE_ITEM').map(named);
    expect(ofCart.toSorted(byName)).toEqual(ofOrder.toSorted(byName));
    const ofShipping = created.discountAllocations
      .filter(({ targetType }) => targetType === 'SHIPPING_LINE')
      .map(named);
    const shippingOff = cart.shippingOff === undefined ? [] : [money(cart.shippingOff, '').amount];
    expect(ofShipping.map(({ amount }) => amount)).toEqual(shippingOff);
    const chosen = created.deliveryGroups.nodes[0]?.selectedDeliveryOption;
    const shipping = cart.shipping === null ? undefined : money(cart.shipping + (cart.shippingOff ?? 0), '').amount;
    expect(chosen?.estimatedCost.amount).toBe(shipping);
    expect(created.appliedGiftCards.map(({ amountUsed }) => amountUsed.amount)).toEqual(
      (cart.paid ?? []).map((amount) => money(amount, '').amount),
    );
    expect(created.discountCodes.filter(({ applicable }) => !applicable).map(({ code }) => code)).toEqual(
      cart.refused ?? [],
    );
  });

  /** The newest line comes first, so the table's last line goes in first. */
  async function create(cart: WorkedCart): Promise<Cart> {
    const lines = await Promise.all(
      cart.lines.toReversed().map(async ([sku, quantity]) => ({ merchandiseId: await server.variant(sku), quantity })),
    );
    const destination = destinationOf(cart);
    const created = await server.create({
      lines,
      buyerIdentity: { countryCode: cart.market },
      discountCodes: cart.codes ?? [],
      giftCardCodes: cart.cards ?? [],
      ...(destination && {
        delivery: { addresses: [{ selected: true, address: { deliveryAddress: destination } }] },
      }),
    });
    const group = created.deliveryGroups.nodes[0];
    if (!cart.delivery || !group?.deliveryOptions.some(({ handle }) => handle === cart.delivery)) {
      return created;
    }
    const declared = '$cartId: ID!, $selectedDeliveryOptions: [CartSelectedDeliveryOptionInput!]!';
    const changed = await server.change('cartSelectedDeliveryOptionsUpdate', declared, {
      cartId: created.id,
      selectedDeliveryOptions: [{ deliveryGroupId: group.id, deliveryOptionHandle: cart.delivery }],
    });
    if (!changed.cart) throw new Error(JSON.stringify(changed.userErrors));
    return changed.cart;
  }
});

function named({ discountedAmount, code, title }: Allocation) {
  return { name: code ?? title, amount: discountedAmount.amount };
}

function byName(a: { name?: string | undefined }, b: { name?: string | undefined }): number {
  return (a.name ?? '').localeCompare(b.name ?? '');
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
