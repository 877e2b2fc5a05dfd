import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { parseSetCookie } from 'cookie';
import { bothStores, carrySession, expect, linkTo, mailsTo, newEmail, register, test } from './account-site.ts';
import { startSite } from './running-site.ts';
import { accessibilityViolations, expectAccessible, untilInteractive } from './site-test.ts';

const summary = (page: Page) => page.locator('[role=alert][id$=-errors]');

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

for (const javaScriptEnabled of [true, false]) {
  const settled = (page: Page) => (javaScriptEnabled ? untilInteractive(page) : page.waitForLoadState());

  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('logging in leads back to where the visitor was', async ({ page, customer, offences: _ }) => {
      await page.goto('/auth/account/addresses?add=new');
      await expect(page).toHaveURL(/\/auth\/login\?return=%2Fauth%2Faccount%2Faddresses%3Fadd%3Dnew$/);
      await settled(page);
      await logIn(page, customer.email, customer.password);
      await expect(page).toHaveURL(/\/auth\/account\/addresses\?add=new$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add an address');
      // Logged-in customers are redirected from these pages.
      for (const path of ['login', 'register', 'reset-password']) {
        await page.goto(`/auth/${path}`);
        await expect(page).toHaveURL(/\/auth\/account$/);
      }
    });

    test('no other site is returned to', async ({ page, customer, ownSite }) => {
      await page.goto('/auth/login?return=%2F%2Fevil.example%2F');
      await settled(page);
      await logIn(page, customer.email, customer.password);
      await expect(page).toHaveURL(`${ownSite.address}/auth/account`);
    });

    test('a wrong password says so in the words agreed, keeps the address and forgets the password', async ({
      page,
      customer,
      offences: _,
    }) => {
      await page.goto('/auth/login');
      await settled(page);
      await logIn(page, customer.email, 'not this one');
      await expect(summary(page)).toHaveText('Your email address or password is incorrect.');
      await expect(summary(page)).toBeFocused();
      await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toHaveValue(customer.email);
      if (!javaScriptEnabled) await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
      const known = await summary(page).textContent();
      await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(newEmail());
      await page.getByRole('textbox', { name: 'Password' }).fill('not this one');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(summary(page)).toHaveText(known ?? '');
      expect((await page.context().cookies()).filter(({ name }) => name.startsWith('shopify'))).toEqual([]);
    });

    test('what was left empty is named, and each name leads to its field', async ({ page, offences: _ }) => {
      await page.goto('/auth/login');
      await settled(page);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page).getByRole('link')).toHaveText(['Enter your email address.', 'Enter your password.']);
      await summary(page).getByRole('link', { name: 'Enter your password.' }).click();
      await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
      const password = page.getByRole('textbox', { name: 'Password' });
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await expect(password).toHaveAccessibleDescription('Enter your password.');
    });

    test('an account is opened, its address confirmed by the mailed link', async ({ page, ownSite, offences: _ }) => {
      const email = newEmail();
      await page.goto('/auth/register');
      await settled(page);
      await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('textbox', { name: 'Password' }).fill('password');
      await page.getByLabel('Date of birth').fill('2020-02-02');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).toContainText('lists that thieves try first');
      await expect(summary(page)).toContainText('18 years and over');
      await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toHaveValue(email);
      await page.getByRole('textbox', { name: 'Password' }).fill('a night at the pier');
      await page.getByLabel('Date of birth').fill('1988-02-02');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look in your mail');
      await expect(page.getByRole('status').filter({ hasText: email })).toBeFocused();
      await page.goto(linkTo(ownSite, email));
      await settled(page);
      await expect(page.getByText('Log in to confirm that the address is yours.')).toBeVisible();
      await logIn(page, email, 'a night at the pier');
      await expect(page.getByText('Your address is confirmed.')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /news from the hotels/ })).toBeChecked();
    });

    test('a customer with an unconfirmed address is mailed the link again, and it works for them', async ({
      page,
      context,
      customer,
      ownSite,
      offences: _,
    }) => {
      await carrySession(context, ownSite.address, customer);
      await page.goto('/auth/account');
      await settled(page);
      const missing = page.getByRole('heading', { name: 'Your address is not confirmed' });
      await expect(missing).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole('button', { name: 'Mail me the link again' }).click();
      await expect(page.getByText('a new link is in the mail')).toBeFocused();
      expect(mailsTo(ownSite, customer.email).map(({ subject }) => subject)).toEqual([
        'Welcome to ash: please confirm your address',
        'Please confirm your address',
      ]);
      await page.goto(linkTo(ownSite, customer.email));
      await expect(page.getByText('Your address is confirmed.')).toBeVisible();
      await expect(missing).toHaveCount(0);
    });

    test('a password is reset by a link that works once, and ends the other sessions', async ({
      page,
      context,
      customer,
      ownSite,
      offences: _,
    }) => {
      await page.goto('/auth/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      // The page that is left has a field of the same name.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
      await settled(page);
      await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(customer.email);
      await page.getByRole('button', { name: 'Send reset link' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look in your mail');
      const link = linkTo(ownSite, customer.email);
      await page.goto(link);
      await settled(page);
      await page.getByRole('textbox', { name: 'New password' }).fill('short');
      await page.getByRole('button', { name: 'Keep this password' }).click();
      await expect(summary(page)).toContainText('at least 8 characters');
      await page.getByRole('textbox', { name: 'New password' }).fill('rain on the skylight');
      await page.getByRole('button', { name: 'Keep this password' }).click();
      await expect(page).toHaveURL(/\/auth\/account\?done=password$/);
      await context.clearCookies();
      await carrySession(context, ownSite.address, customer);
      await page.goto('/auth/account');
      await expect(page).toHaveURL(/\/auth\/login/);
      await context.clearCookies();
      await page.goto(link);
      await settled(page);
      await page.getByRole('textbox', { name: 'New password' }).fill('another one altogether');
      await page.getByRole('button', { name: 'Keep this password' }).click();
      await expect(summary(page)).toContainText('This link has been used, or its time has passed.');
    });
  });
}

test('an address that is taken is answered as one that is not, and its owner gets a mail', async ({
  ownSite,
  customer,
}) => {
  const fresh = newEmail();
  const [taken, free] = await Promise.all(
    [customer.email, fresh].map(async (email) => {
      const answer = await register(ownSite.address, { email, password: 'some other words' });
      return { status: answer.status, text: (await answer.text()).replace(email, 'EMAIL') };
    }),
  );
  expect(taken).toEqual(free);
  expect(mailsTo(ownSite, customer.email).at(-1)?.subject).toBe('You already have an account with ash');
  expect(mailsTo(ownSite, fresh)).toHaveLength(1);
});

test('POST /api/register answers {data, errors}, whatever it is sent', async ({ ownSite }) => {
  const send = async (body: string | null, method = 'POST') => {
    const answer = await fetch(`${ownSite.address}/api/register`, { method, body });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { data, errors } = (await answer.json()) as { data: unknown; errors: { field: string | null }[] };
    return { status: answer.status, data, fields: errors.map(({ field }) => field) };
  };
  expect(await send('{')).toEqual({ status: 400, data: null, fields: [null] });
  expect(await send('7')).toEqual({ status: 400, data: null, fields: [null] });
  expect(await send('[]')).toEqual({ status: 400, data: null, fields: [null] });
  expect(await send('email=ada%40example.com')).toEqual({ status: 400, data: null, fields: [null] });
  for (const method of ['GET', 'PUT']) {
    expect(await send(method === 'GET' ? null : '{}', method)).toEqual({ status: 405, data: null, fields: [null] });
  }
  expect(await send('{}')).toEqual({ status: 422, data: null, fields: ['email', 'password'] });
  expect(
    (
      await send(
        JSON.stringify({
          email: newEmail(),
          password: 'some other words',
          dateOfBirth: '1990-01-01',
          acceptsMarketing: 'maybe',
        }),
      )
    ).fields,
  ).toEqual(['acceptsMarketing']);
});

test('a login whose way is cut says that something went wrong, and keeps what was filled in', async ({
  page,
  customer,
}) => {
  await page.goto('/auth/login');
  await untilInteractive(page);
  await page.route('**/auth/login.data**', (route) => route.abort());
  await logIn(page, customer.email, customer.password);
  await expect(summary(page)).toHaveText('Something went wrong. Please try again.');
  await expect(summary(page)).toBeFocused();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toHaveValue(customer.email);
  await expectAccessible(page);
  await page.unroute('**/auth/login.data**');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/auth\/account$/);
});

test('behind a proxy on https: forms are taken, cookies are Secure, a vendor is told for whom, failures have words', async () => {
  test.setTimeout(120_000);
  const shop = await startVendor();
  const site = await startSite({
    COMMERCE_ENDPOINT: shop.endpoint,
    COMMERCE_TOKEN: 'public',
    COMMERCE_PRIVATE_TOKEN: 'private',
    PUBLIC_URL: 'https://ash.example',
    TRUST_PROXY: '1',
    LOGIN_LIMIT: '2',
  });
  try {
    const send = (email: string, origin = 'https://ash.example') =>
      fetch(`${site.address}/auth/login`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: origin, 'X-Forwarded-For': '192.0.2.66, 203.0.113.7' },
        body: new URLSearchParams({ form: 'login', email, password: 'some words' }),
      });
    const said = async (answer: Response) => [
      answer.status,
      /role="alert"[^>]*>(.*?)<\/div>/s.exec(await answer.text())?.[1]?.replace(/<[^>]*>/g, ''),
      answer.headers.has('Retry-After'),
    ];
    expect((await send('ada@example.com', 'https://evil.example')).status).toBe(400);
    const answer = await send('ada@example.com');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/auth/account']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const cookies = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('shopify'));
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      const { name, value, ...attributes } = parseSetCookie(cookie);
      expect(attributes).toEqual({ path: '/', expires: new Date('2100-01-01'), sameSite: 'lax', secure: true });
    }
    expect(shop.calls.length).toBeGreaterThanOrEqual(2);
    for (const call of shop.calls) expect(call).toEqual({ token: 'private', buyer: '203.0.113.7' });

    await shop.stop();
    expect(await said(await send('bea@example.com'))).toEqual([422, 'Something went wrong. Please try again.', false]);
    expect(await said(await send('bea@example.com'))).toEqual([422, 'Something went wrong. Please try again.', false]);
    expect(await said(await send('bea@example.com'))).toEqual([429, 'There was an error, please try again.', true]);
  } finally {
    await Promise.all([site.stop(), shop.stop()]);
  }
});

/** A vendor's shop that logs everybody in, and records for whom it was asked. */
async function startVendor() {
  const calls: { token: unknown; buyer: unknown }[] = [];
  const server = createServer((request, response) => {
    const { 'shopify-storefront-private-token': token, 'shopify-storefront-buyer-ip': buyer } = request.headers;
    calls.push({ token, buyer });
    const customerAccessToken = { accessToken: 'of-the-vendor', expiresAt: '2100-01-01T00:00:00Z' };
    const data = {
      customerAccessTokenCreate: { customerAccessToken, customerUserErrors: [] },
      customer: { id: 'gid://shopify/Customer/1' },
    };
    request
      .resume()
      .on('end', () => response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/api/2026-04/graphql.json`,
    calls,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

for (const path of [
  '/auth/login',
  '/auth/register',
  '/auth/reset-password',
  '/auth/reset-password?id=1&token=x',
  '/auth/account',
]) {
  test(`${path} is never cached, listed nowhere, and alone with this site`, async ({
    page,
    context,
    ownSite,
    customer,
    offences: _,
  }) => {
    if (path === '/auth/account') await carrySession(context, ownSite.address, customer);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /\w/);
    await untilInteractive(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

test('a form with errors is accessible, and a keyboard alone logs in', async ({ page, customer, offences: _ }) => {
  await page.goto('/auth/login');
  await untilInteractive(page);
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).focus();
  await page.keyboard.press('Enter');
  await expect(summary(page)).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type(customer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(customer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/account$/);
  await untilInteractive(page);
  await expect.poll(async () => (await bothStores(page)).stored[0]).toMatch(/^\w{32}$/);
});
