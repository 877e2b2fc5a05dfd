import { expect, test } from '@playwright/test';

const hops: [from: string, to: string][] = [
  ['/hotels/the-dean', '/hotels/neptune'],
  ['/hotels/the-dean/', '/hotels/neptune'],
  ['/Hotels/The-Dean', '/hotels/neptune'],
  ['/hotels/the-dean?promo=tide&x=1', '/hotels/neptune?promo=tide&x=1'],
  ['/hotels/the-dean/rooms/bunk?x=1', '/hotels/neptune/rooms/bunk?x=1'],
  ['/hotels/the-deanery', '/hotels/neptuneery'],
  ['/about/', '/about'],
];

for (const [from, to] of hops) {
  test(`${from} moved permanently to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
  });
}

test('the account is behind the log-in page, which knows the way back', async ({ request }) => {
  for (const path of ['/auth/account', '/auth/account/addresses', '/auth/account/orders', '/auth/account/orders/7']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(`/auth/login?return=${encodeURIComponent(path)}`);
  }
});
