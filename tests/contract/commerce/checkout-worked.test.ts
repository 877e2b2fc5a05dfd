import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import type { OrderManagement } from '#embedded/commerce/orders/management/order-management.ts';
import { money } from '#embedded/commerce/prices/money.ts';
import { formatMoney } from '#protocol/money.ts';
import { type CartServer, cartDatabases } from './cart-server.ts';
import { goToReview, type Page, placeOrder, usAddress, Visitor } from './checkout-visitor.ts';
import { readOrder } from './order-reader.ts';
import { startOrderServer } from './order-server.ts';
import { type WorkedCart, workedCarts } from './worked-carts.ts';
import { currencyOf, destinationOf, discountsOfWorkedCarts } from './worked-input.ts';

/** A postal code of each state and province that a worked cart goes to. */
const codes: Record<string, string> = {
  ...{ AB: 'T2P 1J9', BC: 'V6B 1A1', MB: 'R3C 1A5', NB: 'E1C 1G1', NS: 'B3J 1S9', ON: 'M5V 2T6', QC: 'H2X 1Y4' },
  ...{ SK: 'S4P 3Y2', YT: 'Y1A 2C6', CA: '94103', CO: '80202', GA: '30303', ID: '83702', IL: '60601', LA: '70116' },
  ...{ MI: '48226', MN: '55401', MO: '63101', NJ: '07030', NM: '87501', NY: '10013', OR: '97204', PA: '19106' },
  ...{ RI: '02903', TN: '38103', TX: '78701', UT: '84101', WA: '98101' },
};

/** Those that can be ordered: something to send, and a whole place to send it to. */
const orderable = workedCarts.filter((cart) => destinationOf(cart)?.provinceCode);

const ORDER = /* GraphQL */ `
  subtotalPrice { amount } totalPrice { amount currencyCode } totalTax { amount } totalRefunded { amount } currentTotalPrice { amount }
  lineItems(first: 50) { nodes { discountedTotalPrice { amount } discountAllocations { allocatedAmount { amount } } variant { sku } } }`;

test('sixty worked carts and more can be ordered', () => {
  expect(orderable.length).toBeGreaterThanOrEqual(60);
});

describe.each(cartDatabases)('worked carts as orders on $name', (database) => {
  let server: CartServer;
  let management: OrderManagement;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ server, management, close } = await startOrderServer(database, commerceSeed.catalogue, {
      discounts: discountsOfWorkedCarts,
      giftCards: commerceSeed.giftCards ?? [],
    }));
  });
  afterAll(() => close());

  test.each(orderable)('$name', async (cart) => {
    const { db } = server.database;
    await db
      .updateTable('commerce_gift_card')
      .set((card) => ({ balance: card.ref('initial_amount') }))
      .execute();
    await db.updateTable('commerce_variant').set({ quantity: 500 }).execute();
    const { review, thanks } = await order(cart);
    const currency = currencyOf(cart);
    const shown = (amount: number) => formatMoney(money(amount, currency));
    const row = await db.selectFrom('commerce_order').selectAll().orderBy('number', 'desc').executeTakeFirstOrThrow();
    const mail = await db
      .selectFrom('outbox_mail')
      .selectAll()
      .where('subject', 'like', `%#${row.number} %`)
      .executeTakeFirstOrThrow();
    const sums = [
      `Total ${shown(cart.total)}`,
      ...cart.taxes.map(shown),
      ...(cart.paid ?? []).filter((amount) => amount > 0).map((amount) => shown(-amount)),
      ...cart.totals.map(shown),
    ];
    for (const sum of sums) {
      expect(review.text).toContain(sum);
      expect(thanks.text).toContain(sum);
      expect(mail.text.replaceAll('Total: ', 'Total ')).toContain(sum);
      expect(mail.html).toContain(sum.replace('Total ', ''));
    }

    const placed = await readOrder(server, row, ORDER);
    const decimal = (amount: number) => ({ amount: money(amount, '').amount });
    expect(placed).toMatchObject({
      totalPrice: { ...decimal(cart.total), currencyCode: currency },
      totalTax: decimal(total(cart.taxes)),
      subtotalPrice: decimal(total(cart.totals)),
      totalRefunded: decimal(0),
    });
    // The order has its lines as they were put in; the table, the newest first.
    expect(placed.lineItems.nodes.map((line) => [line.variant?.sku, line.discountedTotalPrice])).toEqual(
      cart.lines.map(([sku], index) => [sku, decimal(cart.totals[index] ?? 0)]).reverse(),
    );

    let refunded = 0;
    for (const refund of cart.refunds ?? []) {
      const pieces = refund.pieces.map(([line, quantity]) => ({ line: cart.lines.length - line, quantity }));
      await management
        .refund(String(row.number), { pieces, shipping: refund.shipping, reason: null })
        .then(({ refunds }) =>
          expect(refunds).toContainEqual(expect.objectContaining({ amount: refund.amount, tax: refund.tax })),
        );
      refunded += refund.amount;
      expect(await readOrder(server, row, ORDER)).toMatchObject({
        totalRefunded: decimal(refunded),
        currentTotalPrice: decimal(cart.total - refunded),
      });
    }
  });

  async function order(cart: WorkedCart): Promise<{ review: Page; thanks: Page }> {
    const lines = await Promise.all(
      cart.lines.toReversed().map(async ([sku, quantity]) => ({ merchandiseId: await server.variant(sku), quantity })),
    );
    const { id } = await server.create({
      lines,
      buyerIdentity: { countryCode: cart.market },
      discountCodes: cart.codes ?? [],
      giftCardCodes: cart.cards ?? [],
    });
    const { countryCode = '', provinceCode = '' } = destinationOf(cart) ?? {};
    const place = { country: countryCode, province: provinceCode ?? '', zip: codes[provinceCode ?? ''] ?? '' };
    const visitor = new Visitor(server, id);
    const email = `${cart.name.replace(/\W+/g, '-')}@example.com`;
    const address = { ...usAddress, ...place, email };
    // What is too heavy for the fast way is not offered it, and goes the other.
    const offered = await visitor.send('information', address);
    const method = offered.html.includes(`value="${cart.delivery}"`) ? cart.delivery : 'standard';
    const review = await goToReview(visitor, { address, ...(method && { method }) });
    return { review, thanks: await placeOrder(visitor, review) };
  }
});

function total(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
