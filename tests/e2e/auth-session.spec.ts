import type { Page } from '@playwright/test';
import { bothStores, carrySession, expect, startApplication, type TestCustomer, test } from './account-site.ts';

const authenticated = (page: Page) => page.locator('html[data-authenticated]');

/** Opens a page with the session, `left` ms before it ends by the browser's clock. */
async function openWithLeft(page: Page, customer: TestCustomer, left: number, path = '/about'): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/session') asked.push(request.method());
  });
  const moment = Date.parse(customer.expiresAt) - left;
  await page.clock.install({ time: moment - 1_000 });
  await page.clock.pauseAt(moment);
  await page.goto(path);
  await startApplication(page);
  return asked;
}

/** Whether the service still knows a token, as the site says it. */
async function isKnown(page: Page, { token, expiresAt }: TestCustomer): Promise<boolean> {
  const cookie = `shopifyAccessToken=${token}; shopifyAccessTokenExpiresAt=${encodeURIComponent(expiresAt)}`;
  const origin = new URL(page.url()).origin;
  const answer = await fetch(`${origin}/api/session`, { headers: { Cookie: cookie } });
  return ((await answer.json()) as { customer: unknown }).customer !== null;
}

test.describe('auto-login in the browser', () => {
  test.beforeEach(({ context, ownSite, customer }) => carrySession(context, ownSite.address, customer));

  test('with more than 600 ms left the service is asked, and who comes back is logged in', async ({
    page,
    customer,
    offences: _,
  }) => {
    const asked = await openWithLeft(page, customer, 1_440_000);
    await expect(authenticated(page)).toHaveCount(1);
    expect(asked).toEqual(['GET']);
    const { stored } = await bothStores(page);
    expect(stored).toEqual([customer.token, customer.expiresAt]);
  });

  test('with 600 ms left, or less, nobody is asked and nobody is logged in', async ({ page, customer }) => {
    const asked = await openWithLeft(page, customer, 600);
    await expect.poll(async () => (await bothStores(page)).stored[0]).toBe(customer.token);
    await expect(authenticated(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('with 601 ms left the service is asked', async ({ page, customer }) => {
    const asked = await openWithLeft(page, customer, 601);
    await expect.poll(() => asked).toEqual(['GET']);
  });

  test('an error means not logged in, and ends nothing', async ({ page, customer }) => {
    await page.route('**/api/session', (route) => route.abort());
    await openWithLeft(page, customer, 1_440_000);
    await expect.poll(async () => (await bothStores(page)).stored[0]).toBe(customer.token);
    await expect(authenticated(page)).toHaveCount(0);
    expect((await bothStores(page)).cookies).toHaveLength(2);
  });

  test('a token that is nobody’s means not logged in', async ({ page, context, ownSite, customer }) => {
    await carrySession(context, ownSite.address, { ...customer, token: '0'.repeat(32) });
    const asked = await openWithLeft(page, customer, 1_440_000);
    await expect.poll(() => asked).toEqual(['GET']);
    await expect(authenticated(page)).toHaveCount(0);
    await page.goto('/auth/account');
    await expect(page).toHaveURL(/\/auth\/login\?return=%2Fauth%2Faccount$/);
  });

  test('under 24 minutes before its end the session is logged out at its end, to the moment', async ({
    page,
    customer,
  }) => {
    await openWithLeft(page, customer, 1_439_999);
    await expect(authenticated(page)).toHaveCount(1);
    await page.clock.runFor(1_439_000);
    expect(page.url()).toContain('/about');
    expect((await bothStores(page)).cookies).toHaveLength(2);
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL(/\/auth\/login$/);
    expect(await bothStores(page)).toEqual({ cookies: [], stored: [null, null] });
    expect(await isKnown(page, customer)).toBe(false);
  });

  test('24 minutes before its end, no logout is set', async ({ page, customer }) => {
    await openWithLeft(page, customer, 1_440_000);
    await expect(authenticated(page)).toHaveCount(1);
    await page.clock.runFor(1_441_000);
    expect(page.url()).toContain('/about');
    expect((await bothStores(page)).cookies).toHaveLength(2);
  });

  test('logging out clears both stores, ends the token and opens the login page, in every tab', async ({
    page,
    context,
    customer,
  }) => {
    const other = await context.newPage();
    await other.goto('/souvenirs');
    await startApplication(other);
    await expect(authenticated(other)).toHaveCount(1);
    await page.goto('/auth/account/orders');
    await startApplication(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
    await expect(other).toHaveURL(/\/auth\/login$/);
    expect(await bothStores(page)).toEqual({ cookies: [], stored: [null, null] });
    expect(await isKnown(page, customer)).toBe(false);
  });

  test('the logout at the end of a session takes the other tab along', async ({ page, context, customer }) => {
    const other = await context.newPage();
    await other.goto('/souvenirs');
    await startApplication(other);
    await expect(authenticated(other)).toHaveCount(1);
    await openWithLeft(page, customer, 10_000);
    await expect(authenticated(page)).toHaveCount(1);
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(/\/auth\/login$/);
    await expect(other).toHaveURL(/\/auth\/login$/);
  });
});

test.describe('auto-login on the server', () => {
  test('reads the request’s cookies, and asks only for a session with time left', async ({ ownSite, customer }) => {
    const open = (expiresAt: string, token = customer.token) =>
      fetch(`${ownSite.address}/auth/account/addresses`, {
        redirect: 'manual',
        headers: {
          Cookie: `shopifyAccessToken=${token}; shopifyAccessTokenExpiresAt=${encodeURIComponent(expiresAt)}`,
        },
      });
    expect((await open(customer.expiresAt)).status).toBe(200);
    expect((await open(new Date(Date.now() + 60_000).toISOString())).status).toBe(200);
    expect((await open(new Date(Date.now() + 500).toISOString())).status).toBe(302);
    expect((await open(new Date(Date.now() - 60_000).toISOString())).status).toBe(302);
    expect((await open('soon')).status).toBe(302);
    expect((await open(customer.expiresAt, '0'.repeat(32))).status).toBe(302);
    const { headers } = await open(customer.expiresAt, '');
    expect(headers.get('location')).toBe('/auth/login?return=%2Fauth%2Faccount%2Faddresses');
  });
});

test('a visitor without a session asks nothing and fetches no code for one', async ({ page, offences: _ }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/about');
  await startApplication(page);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /api\/session|watch-session/.test(url))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the cookies alone carry the session; a copy that was left goes with the next page that runs', async ({
    page,
    browser,
    ownSite,
    customer,
  }) => {
    await page.goto('/auth/login?return=%2Fauth%2Faccount%2Faddresses');
    await page.getByRole('main').getByLabel('Email').fill(customer.email);
    await page.getByLabel('Password').fill(customer.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/auth\/account\/addresses$/);
    const cookies = await page.context().cookies();
    for (const name of ['shopifyAccessToken', 'shopifyAccessTokenExpiresAt']) {
      const cookie = cookies.find((entry) => entry.name === name);
      expect(cookie).toMatchObject({ path: '/', httpOnly: false, sameSite: 'Lax', secure: false, domain: 'localhost' });
      const end = cookies.find((entry) => entry.name === 'shopifyAccessTokenExpiresAt')?.value ?? '';
      expect(Math.abs((cookie?.expires ?? 0) - Date.parse(decodeURIComponent(end)) / 1000)).toBeLessThan(1.5);
    }
    // The same browser with scripts: the copy follows on its next page.
    const state = await page.context().storageState();
    const scripted = await browser.newContext({
      storageState: state,
      baseURL: ownSite.address,
      javaScriptEnabled: true,
    });
    const tab = await scripted.newPage();
    await tab.goto('/auth/account/addresses');
    await startApplication(tab);
    await expect.poll(async () => (await bothStores(tab)).stored[0]).toMatch(/^\w{32}$/);
    await scripted.clearCookies();
    await tab.goto('/auth/login');
    await startApplication(tab);
    await expect.poll(async () => (await bothStores(tab)).stored).toEqual([null, null]);
    await scripted.close();

    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
    expect((await page.context().cookies()).filter(({ name }) => name.startsWith('shopify'))).toEqual([]);
    expect(
      await isKnown(page, {
        ...customer,
        token: cookies.find(({ name }) => name === 'shopifyAccessToken')?.value ?? '',
      }),
    ).toBe(false);
  });
});

test('another site’s form ends no session', async ({ ownSite, customer }) => {
  const answer = await fetch(`${ownSite.address}/api/logout`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      Origin: 'https://evil.example',
      'Sec-Fetch-Site': 'cross-site',
      Cookie: `shopifyAccessToken=${customer.token}`,
    },
  });
  expect(answer.status).toBe(403);
  expect(answer.headers.getSetCookie()).toEqual([]);
});
