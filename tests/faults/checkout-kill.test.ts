import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { commerceMigrations } from '#embedded/commerce/database/migrations.ts';
import type { CommerceTables } from '#embedded/commerce/database/tables.ts';
import { openDatabase } from '#services/database/open-database.ts';
import { cartDatabases } from '../contract/commerce/cart-server.ts';
import { goToReview, placeOrder, usAddress, Visitor } from '../contract/commerce/checkout-visitor.ts';

const BUYERS = 24;
const PIECES = 2;
const SKU_STOCK = 1_000;

/** Starts the service in a process of its own. */
async function start(database: string): Promise<{ origin: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'commerce-process.ts'), database], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  for await (const line of lines) return { origin: `http://127.0.0.1:${line}`, process: child };
  throw new Error('The service ended before it listened.');
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

describe.each(cartDatabases)('a shop killed while selling, on $name', (database) => {
  test('has whole orders or none: stock, mail, carts and payments agree, and selling goes on', async () => {
    const { location, drop } = await database.open();
    let shop = await start(location);
    const { db, close } = await openDatabase<CommerceTables>(location, 'commerce', commerceMigrations);
    const variant = await db.selectFrom('commerce_variant').select('id').orderBy('id').executeTakeFirstOrThrow();
    await db.updateTable('commerce_variant').set({ quantity: SKU_STOCK }).where('id', '=', variant.id).execute();

    let confirmed = 0;
    for (const round of [0, 1, 2]) {
      const ready = [];
      for (let index = 0; index < BUYERS / 3; index += 1) {
        const visitor = new Visitor(shop, await newCart(shop.origin, variant.id));
        ready.push({
          visitor,
          review: await goToReview(visitor, { address: { ...usAddress, email: `k${round}-${index}@example.com` } }),
        });
      }
      // Killed once the first buyer of the round has been thanked: the others are somewhere in between.
      const answers = ready.map(({ visitor, review }) =>
        placeOrder(visitor, review).then(
          (page) => page.text.includes('Thank you'),
          () => false,
        ),
      );
      await Promise.race(answers);
      await kill(shop.process);
      confirmed += (await Promise.all(answers)).filter(Boolean).length;
      shop = await start(location);
    }

    const orders = await db.selectFrom('commerce_order').selectAll().execute();
    const { quantity } = await db
      .selectFrom('commerce_variant')
      .select('quantity')
      .where('id', '=', variant.id)
      .executeTakeFirstOrThrow();
    expect(orders.length).toBeGreaterThanOrEqual(confirmed);
    expect(confirmed).toBeGreaterThan(0);
    expect(quantity).toBe(SKU_STOCK - PIECES * orders.length);
    const mails = await db
      .selectFrom('outbox_mail')
      .select('subject')
      .where('kind', '=', 'order_confirmation')
      .execute();
    expect(mails.map((mail) => mail.subject).sort()).toEqual(
      orders.map((order) => `Your order #${order.number} at ash souvenirs`).sort(),
    );
    const done = await db.selectFrom('commerce_cart').select('id').where('completed_at', 'is not', null).execute();
    expect(done.map((cart) => cart.id).sort()).toEqual(orders.map((order) => order.cart_id).sort());
    const captured = await db
      .selectFrom('commerce_payment')
      .select('order_id')
      .where('state', '=', 'captured')
      .execute();
    expect(captured.map((payment) => payment.order_id).sort()).toEqual(orders.map((order) => order.id).sort());
    const lines = await db.selectFrom('commerce_order_line').select('order_id').execute();
    expect(new Set(lines.map((line) => line.order_id)).size).toBe(orders.length);

    // What was reserved when the process died is released by a later start.
    const old = new Date(Date.now() - 600_000).toISOString();
    await db
      .updateTable('commerce_payment')
      .set({ updated_at: old })
      .where('state', 'in', ['pending', 'authorized'])
      .execute();
    await kill(shop.process);
    shop = await start(location);
    const reserved = () =>
      db.selectFrom('commerce_payment').select('id').where('state', 'in', ['pending', 'authorized']).execute();
    await expect.poll(reserved, { timeout: 10_000 }).toEqual([]);
    const visitor = new Visitor(shop, await newCart(shop.origin, variant.id));
    expect((await placeOrder(visitor, await goToReview(visitor))).text).toContain('Thank you');

    await kill(shop.process);
    await close();
    await drop();
  }, 120_000);
});

async function newCart(origin: string, variantId: number): Promise<string> {
  const response = await fetch(`${origin}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': 'public' },
    body: JSON.stringify({
      query: 'mutation ($input: CartInput!) { cartCreate(input: $input) { cart { id } } }',
      variables: {
        input: { lines: [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}`, quantity: PIECES }] },
      },
    }),
  });
  const { data } = (await response.json()) as { data: { cartCreate: { cart: { id: string } } } };
  return data.cartCreate.cart.id;
}
