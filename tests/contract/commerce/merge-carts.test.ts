import { createCookie } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mergeCarts } from '#app/session/merge-carts.server.ts';
import { type CommerceClient, createCommerceClient } from '#clients/commerce/commerce-client.ts';
import { type CustomerCarts, openCustomerCarts } from '#services/customer-carts/customer-carts.ts';
import { type CartServer, cartDatabases, startCartServer } from './cart-server.ts';
import { PUBLIC_TOKEN, PUBLIC_URL } from './commerce-server.ts';

const visit = {
  version: 'published' as const,
  market: { country: 'US' as const, language: 'EN' as const },
  now: new Date(),
  referrer: null,
};

describe.each(cartDatabases)('carts at login on $name', (database) => {
  let server: CartServer;
  let commerce: CommerceClient;
  let customerCarts: CustomerCarts;
  let mug: string;
  let siren: string;
  const logged: string[] = [];
  beforeAll(async () => {
    server = await startCartServer(database);
    commerce = createCommerceClient({ endpoint: `${server.origin}/api/2026-04/graphql.json`, token: PUBLIC_TOKEN });
    customerCarts = await openCustomerCarts(server.location);
    mug = await server.variant('ASH-MUG-KARLS');
    siren = await server.variant('ASH-KEY-SIR');
  });
  afterAll(async () => {
    await customerCarts.close();
    await server.close();
  });

  const fill = (merchandiseId: string, quantity: number) => server.create({ lines: [{ merchandiseId, quantity }] });
  /** Logs in with a guest's cart, and answers the cookies. */
  async function login(account: { customerId: string; accessToken: string }, guestId: string | null) {
    const cookie = guestId === null ? '' : await createCookie('cart').serialize(guestId);
    const request = new Request(`${PUBLIC_URL}/auth/login`, { headers: { Cookie: cookie } });
    const headers = new Headers();
    const site = {
      commerce,
      customerCarts,
      publicUrl: PUBLIC_URL,
      log: (_level: string, event: string) => logged.push(event),
    };
    const customer = { ...account, expiresAt: new Date(Date.now() + 86_400_000).toISOString() };
    await mergeCarts(site, visit, customer, request, headers);
    return headers.getSetCookie();
  }
  async function contents(customerId: string) {
    const id = await customerCarts.find(customerId);
    const cart = id === null ? null : await server.read(id);
    return Object.fromEntries(cart?.lines.nodes.map((line) => [line.merchandise.sku, line.quantity]) ?? []);
  }

  test('the guest’s pieces are added to the customer’s own, once, however many log in with them at the same moment', async () => {
    const account = await server.account(`often-${database.name.toLowerCase()}@ash.example`);
    const own = await fill(mug, 1);
    await customerCarts.remember(account.customerId, own.id, visit.now);
    const guest = await fill(mug, 2);
    await commerce.cart.addLines(visit.market, guest.id, [{ merchandiseId: siren, quantity: 1 }]);
    await Promise.all(Array.from({ length: 5 }, () => login(account, guest.id)));
    expect(await contents(account.customerId)).toEqual({ 'ASH-MUG-KARLS': 3, 'ASH-KEY-SIR': 1 });
    expect((await server.read(guest.id))?.totalQuantity).toBe(0);
    expect(await customerCarts.find(account.customerId)).toBe(own.id);
    expect(logged).toEqual([]);
  });

  test('a guest’s cart becomes that of a customer who has none; two devices at once leave one that is remembered', async () => {
    const account = await server.account(`fresh-${database.name.toLowerCase()}@ash.example`);
    const [one, other] = await Promise.all([fill(mug, 1), fill(siren, 1)]);
    await Promise.all([login(account, one.id), login(account, other.id)]);
    const remembered = await customerCarts.find(account.customerId);
    expect([one.id, other.id]).toContain(remembered);
    // The device that came second finds its pieces still in its own cart, and brings them at its next login.
    await login(account, remembered === one.id ? other.id : one.id);
    expect(await contents(account.customerId)).toEqual({ 'ASH-MUG-KARLS': 1, 'ASH-KEY-SIR': 1 });
  });

  test('a line that hangs on another one still does in the customer’s own cart', async () => {
    const account = await server.account(`nested-${database.name.toLowerCase()}@ash.example`);
    const own = await fill(siren, 1);
    await customerCarts.remember(account.customerId, own.id, visit.now);
    const lines = [{ merchandiseId: mug }, { merchandiseId: siren, parent: { merchandiseId: mug } }];
    await login(account, (await server.create({ lines })).id);
    const cart = await server.read(own.id);
    const [parent] = cart?.lines.nodes ?? [];
    expect(cart?.lines.nodes).toMatchObject([
      { merchandise: { sku: 'ASH-MUG-KARLS' }, parentRelationship: null },
      { merchandise: { sku: 'ASH-KEY-SIR' }, quantity: 1, parentRelationship: { parent: { id: parent?.id } } },
      { merchandise: { sku: 'ASH-KEY-SIR' }, quantity: 1, parentRelationship: null },
    ]);
  });

  test('more than there is in stock is summed up to the stock', async () => {
    const account = await server.account(`much-${database.name.toLowerCase()}@ash.example`);
    const { quantity } = await server.database.db
      .selectFrom('commerce_variant')
      .select('quantity')
      .where('sku', '=', 'ASH-MUG-KARLS')
      .executeTakeFirstOrThrow();
    const [own, guest] = await Promise.all([fill(mug, quantity - 1), fill(mug, 5)]);
    await customerCarts.remember(account.customerId, own.id, visit.now);
    await login(account, guest.id);
    expect(await contents(account.customerId)).toEqual({ 'ASH-MUG-KARLS': quantity });
  });

  test('the cart of a customer whose session ended in the same browser stays theirs', async () => {
    const [before, after] = await Promise.all(
      ['before', 'after'].map((name) => server.account(`${name}-${database.name.toLowerCase()}@ash.example`)),
    );
    if (!before || !after) throw new Error('two customers are needed');
    const theirs = await fill(mug, 2);
    await login(before, theirs.id);
    expect((await login(after, theirs.id)).join('\n')).toMatch(/^cart=;.*Max-Age=0/);
    expect(await contents(before.customerId)).toEqual({ 'ASH-MUG-KARLS': 2 });
    expect(await customerCarts.find(after.customerId)).toBeNull();
    const own = await fill(siren, 1);
    await customerCarts.remember(after.customerId, own.id, visit.now);
    await login(after, theirs.id);
    expect(await contents(after.customerId)).toEqual({ 'ASH-KEY-SIR': 1 });
  });

  test('a cookie of a cart that is gone is taken away', async () => {
    const account = await server.account(`gone-${database.name.toLowerCase()}@ash.example`);
    const cookies = await login(account, `gid://shopify/Cart/${'x'.repeat(32)}?key=none`);
    expect(cookies.join('\n')).toMatch(/^cart=;.*Max-Age=0/);
    expect(await customerCarts.find(account.customerId)).toBeNull();
  });
});
