import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
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

  describe('limits', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T10:00:00Z') }));
    afterEach(() => void vi.useRealTimers());
    const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

    test('tries are counted within their window, each key and rule by itself, and begin anew after it', async () => {
      const login = limits.limiter({ name: 'login', points: 2, seconds: 60 });
      const form = limits.limiter({ name: 'form', points: 2, seconds: 60 });
      expect(await login('a')).toBeNull();
      pass(30);
      expect([await login('a'), await login('a')]).toEqual([null, 30]);
      expect([await login('b'), await form('a')]).toEqual([null, null]);
      pass(30);
      expect([await login('a'), await login('a'), await login('a')]).toEqual([null, null, 60]);
    });

    test('tries at the same moment are all counted, whichever process they reach', async () => {
      const rule = { name: 'same', points: 15, seconds: 60 };
      const processes = [limits.limiter(rule), limits.limiter(rule)];
      const waits = await Promise.all(
        Array.from({ length: 10 }, () => processes.map((limiter) => limiter('c'))).flat(),
      );
      expect(waits.filter((wait) => wait === null)).toHaveLength(15);
    });
  });
});
