import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { misfits } from './page-fit.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { goToCheckout } from './shop-steps.ts';
import { expect, expectAccessible, test as siteTest } from './site-test.ts';

const properties = {
  ...{ type: 'house', countrycode: 'US', housenumber: '14', street: 'Woodward Avenue' },
  ...{ city: 'Detroit', state: 'Michigan', postcode: '48226' },
};
const label = '14 Woodward Avenue, Detroit, MI 48226';

type Searching = { site: RunningSite; asked: string[] };

/** A site whose checkout asks a server of this test for addresses. */
const test = siteTest.extend<object, { searching: Searching }>({
  searching: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const asked: string[] = [];
      const photon: Server = createServer((request, response) => {
        asked.push(new URL(request.url ?? '', 'http://photon').searchParams.get('q') ?? '');
        response
          .writeHead(200, { 'Content-Type': 'application/json' })
          .end(JSON.stringify({ features: [{ properties }] }));
      }).listen(0, '127.0.0.1');
      await once(photon, 'listening');
      const { port } = photon.address() as AddressInfo;
      const site = await startSite({ ADDRESS_SEARCH_URL: `http://127.0.0.1:${port}` });
      await use({ site, asked });
      await site.stop();
      photon.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ searching }, use) => use(searching.site.address),
});

for (const width of [1440, 390]) {
  test(`an address is suggested while it is typed, and fills in the rest, at ${width} px`, async ({
    page,
    searching: { asked },
    offences: _,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    asked.length = 0;
    await goToCheckout(page);
    const street = page.getByLabel('Street and number').first();
    await street.pressSequentially('14 woodw', { delay: 20 });
    await expect(page.locator('datalist option')).toHaveAttribute('value', label);
    expect(asked, 'asked once what is typed pauses').toEqual(['14 woodw']);
    await expectAccessible(page);
    // What a browser does when an entry of its own list is chosen.
    await street.fill(label);
    await expect(street).toHaveValue('14 Woodward Avenue');
    await expect(page.getByLabel('City').first()).toHaveValue('Detroit');
    await expect(page.getByLabel('State').first()).toHaveValue('MI');
    await expect(page.getByLabel('ZIP code').first()).toHaveValue('48226');
    await expect(page.getByRole('status').filter({ hasText: `Filled in: ${label}.` })).toBeAttached();
    await expectAccessible(page);
    expect(await misfits(page, 'the address')).toEqual([]);
  });
}

test('the policy of that page allows its own script alone, and of the next page none', async ({ page }) => {
  const policy = async () => (await page.reload())?.headers()['content-security-policy'] ?? '';
  await goToCheckout(page);
  expect(await policy()).toMatch(
    /^default-src 'none'; .*frame-ancestors 'none'; script-src 'sha256-[\w+/]{43}='; connect-src 'self'$/,
  );
  await page.getByLabel('Email').fill('june@example.com');
  await page.getByLabel('Last name').fill('Osei');
  await page.getByLabel('Street and number').first().fill('14 Woodward Avenue');
  await page.getByLabel('City').first().fill('Detroit');
  await page.getByLabel('State').first().selectOption('MI');
  await page.getByLabel('ZIP code').first().fill('48226');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  expect(await policy()).not.toContain('script-src');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is what it is without suggestions', async ({ page, searching: { asked } }) => {
    asked.length = 0;
    await goToCheckout(page);
    await page.getByLabel('Street and number').first().fill('14 Woodward Avenue');
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await expect(page.getByLabel('Street and number').first()).toHaveValue('14 Woodward Avenue');
    expect(asked).toEqual([]);
  });
});

test('addresses are told within an open checkout alone', async ({ page, request }) => {
  await goToCheckout(page);
  const from = (await page.locator('datalist').getAttribute('data-from')) ?? '';
  const ask = async (address: string) => (await request.get(address, { maxRedirects: 0 })).status();
  expect(await ask(`${from}&country=US&q=14+woodw`)).toBe(200);
  expect(await ask(`${from}&country=US&q=14`)).toBe(400);
  expect(await ask(`${from}&country=DE&q=14+woodw`)).toBe(400);
  expect(await ask(`${from.replace(/key=.*/, 'key=x')}&country=US&q=14+woodw`)).not.toBe(200);
});
