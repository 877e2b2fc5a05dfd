import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CustomerCarts, openCustomerCarts } from '#services/customer-carts/customer-carts.ts';
import { openRateLimits, type RateLimits } from '#services/rate-limits/rate-limits.ts';
import { testDatabases } from './commerce/databases.ts';

describe.each(testDatabases)('the site’s own tables on $name', ({ open }) => {
  let carts: CustomerCarts;
  let limits: RateLimits;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await open();
    drop = database.drop;
    carts = await openCustomerCarts(database.location);
    limits = await openRateLimits(database.location);
  });
  afterAll(async () => {
    await Promise.all([carts.close(), limits.close()]);
    await drop();
  });

  test('a customer has the cart that was remembered last, and none once it is forgotten', async () => {
    const now = new Date('2026-05-01T10:00:00Z');
    expect(await carts.find('gid://shopify/Customer/1')).toBeNull();
    await carts.remember('gid://shopify/Customer/1', 'gid://shopify/Cart/a?key=1', now);
    await carts.remember('gid://shopify/Customer/2', 'gid://shopify/Cart/b?key=2', now);
    await carts.remember('gid://shopify/Customer/1', 'gid://shopify/Cart/c?key=3', now);
    expect(await carts.find('gid://shopify/Customer/1')).toBe('gid://shopify/Cart/c?key=3');
    expect(await carts.find('gid://shopify/Customer/2')).toBe('gid://shopify/Cart/b?key=2');
    expect(await carts.ownerOf('gid://shopify/Cart/c?key=3')).toBe('gid://shopify/Customer/1');
    expect(await carts.ownerOf('gid://shopify/Cart/a?key=1')).toBeNull();
    await carts.forget('gid://shopify/Customer/1');
    expect(await carts.find('gid://shopify/Customer/1')).toBeNull();
  });

  test('tries are counted within their window, each key by itself, and begin anew after it', async () => {
    const at = (seconds: number) => new Date(Date.parse('2026-05-01T10:00:00Z') + seconds * 1000);
    expect((await limits.count('login:a', 60_000, at(0))).count).toBe(1);
    expect(await limits.count('login:a', 60_000, at(30))).toEqual({ count: 2, endsAt: at(60).getTime() });
    expect((await limits.count('login:b', 60_000, at(30))).count).toBe(1);
    expect(await limits.count('login:a', 60_000, at(60))).toEqual({ count: 1, endsAt: at(120).getTime() });
  });

  test('tries at the same moment are all counted', async () => {
    const now = new Date('2026-05-02T10:00:00Z');
    const counts = await Promise.all(Array.from({ length: 20 }, () => limits.count('login:c', 60_000, now)));
    expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });
});
