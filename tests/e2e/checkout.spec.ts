import type { Locator, Page } from '@playwright/test';
import { wrongDefaultButtons } from './default-button.ts';
import { misfits } from './page-fit.ts';
import { startSite } from './running-site.ts';
import { goToCheckout } from './shop-steps.ts';
import { expect, expectAccessible, test } from './site-test.ts';

const places = {
  US: { state: 'State', zip: 'ZIP code', city: 'Detroit', province: 'MI', code: '48226', total: /^\$[\d.,]+$/ },
  CA: {
    state: 'Province or territory',
    zip: 'Postal code',
    city: 'Montréal',
    province: 'QC',
    code: 'H2X 1Y4',
    total: /^CA\$[\d.,]+$/,
  },
};
type Country = keyof typeof places;

/** Where an element is and how large, in px. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not shown');
  return box;
}

/** Sends a form, whose answer is a whole new page, and waits for it. */
async function onwards(page: Page, name: string) {
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name }).click();
  await loaded;
}

const CREATE = 'mutation ($input: CartInput!) { cartCreate(input: $input) { cart { checkoutUrl } } }';
const FIRST = '{ products(first: 1) { nodes { variants(first: 1) { nodes { id } } } } }';

/** Opens the checkout of a new cart with one thing in it. */
async function openCheckout(page: Page, country: Country, baseURL = '') {
  const ask = async (query: string, variables: object) => {
    const headers = { 'X-Shopify-Storefront-Access-Token': 'embedded-commerce-public' };
    const address = `${baseURL}/_services/commerce/api/2026-04/graphql.json`;
    return (await page.request.post(address, { headers, data: { query, variables } })).json();
  };
  const { data } = await ask(FIRST, {});
  const merchandiseId = data.products.nodes[0].variants.nodes[0].id;
  const input = { lines: [{ merchandiseId, quantity: 1 }], buyerIdentity: { countryCode: country } };
  const made = await ask(CREATE, { input });
  await page.goto(made.data.cartCreate.cart.checkoutUrl);
  await expect(page.getByRole('heading', { level: 1, name: 'Address' })).toBeVisible();
}

/** Puts something into the cart on the site and goes to the checkout from there. */
async function shop(page: Page, country: Country, baseURL = '') {
  await page.context().addCookies([{ name: 'market', value: country, url: baseURL }]);
  await goToCheckout(page);
}

async function fillAddress(page: Page, country: Country) {
  const place = places[country];
  await page.getByLabel('Email').fill('june@example.com');
  await page.getByLabel('First name').fill('June');
  await page.getByLabel('Last name').fill('Osei');
  await page.getByLabel('Street and number').first().fill('14 Woodward Avenue');
  await page.getByLabel('City').first().fill(place.city);
  await page.getByLabel(place.state).first().selectOption(place.province);
  await page.getByLabel(place.zip).first().fill(place.code);
  await onwards(page, 'Continue to delivery');
}

async function fillCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Name on the card').fill('June Osei');
  await page.getByLabel('Expires').fill('08/39');
  await page.getByLabel('Security code').fill('123');
  await onwards(page, 'Continue to review');
}

/** Finds an order without an account, with the wrong email first. */
async function findOrder(page: Page, number: string, check: () => Promise<void>) {
  // The page is the application's where there are scripts: its form brings no new document.
  const find = page.getByRole('button', { name: 'Find the order' });
  await page.goto('/orders');
  await find.click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Enter the number of your order.' })).toBeVisible();
  await page.getByLabel('Order number').fill(number);
  await page.getByRole('main').getByLabel('Email').fill('ada@example.com');
  await find.click();
  await expect(page.getByText('There is no order with this number and this email.')).toBeVisible();
  await expect(page.getByLabel('Order number')).toHaveValue(number);
  await check();
  await page.getByRole('main').getByLabel('Email').fill('june@example.com');
  await find.click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'We pack it.' })).toBeVisible();
  await expect(page.getByText('14 Woodward Avenue')).toHaveCount(0);
  await check();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const country of ['US', 'CA'] as const) {
      test(`a guest buys a gift in ${country}, from the collection to the thank-you page`, async ({
        page,
        baseURL,
        offences: _,
      }) => {
        await shop(page, country, baseURL);
        await page.getByLabel('Your name').fill('Ines Marsh');
        await fillAddress(page, country);
        await page.getByLabel('Gift note').fill('For the best of aunts');
        await onwards(page, 'Continue to payment');
        await fillCard(page, '4242 4242 4242 4242');
        const summary = page.getByRole('region', { name: 'Cost summary' });
        const total = await summary
          .getByRole('definition')
          .filter({ hasText: places[country].total })
          .last()
          .innerText();
        await onwards(page, 'Pay');
        await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Ines Marsh' })).toBeVisible();
        await expect(page.getByText('For the best of aunts')).toBeVisible();
        await expect(page.getByRole('region', { name: 'Cost summary' })).toContainText(total);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Ines Marsh' })).toBeVisible();
        const number = /#\d+/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
        await page.goto('/cart');
        await expect(page.getByText('The string is ready.')).toBeVisible();
        await expect(page.getByText('That cart is closed')).toHaveCount(0);
        const check = async () => (javaScriptEnabled ? expectAccessible(page) : undefined);
        if (country === 'US') await findOrder(page, number, check);
      });
    }
  });
}

test.describe('step by step', () => {
  test.use({ javaScriptEnabled: false });

  test('errors are listed first and lead to their fields; another country brings its own labels', async ({
    page,
    baseURL,
  }) => {
    await openCheckout(page, 'US', baseURL);
    await page.getByLabel('City').first().fill('Detroit');
    await onwards(page, 'Continue to delivery');
    const alert = page.getByRole('alert');
    await expect(alert).toBeFocused();
    await alert.getByRole('link', { name: 'Enter a last name.' }).click();
    await expect(page.getByLabel('Last name')).toBeFocused();
    await expect(page.getByLabel('City').first()).toHaveValue('Detroit');
    await expect(page.getByRole('button', { name: 'Use this country' })).toHaveCount(0);
    await page.getByLabel('Country').first().selectOption('CA');
    await onwards(page, 'Use this country');
    await expect(page.getByLabel('Province or territory')).toBeVisible();
    await expect(page.getByLabel('City').first()).toHaveValue('Detroit');
  });

  test('a bill that goes elsewhere asks for the name it is made out to', async ({ page, baseURL }) => {
    const named = (name: string) => page.getByRole('textbox', { name, exact: true });
    await openCheckout(page, 'US', baseURL);
    await expect(named('Your name (optional)')).toBeVisible();
    await page.getByLabel('My billing address is another one').check();
    await expect(named('Your name')).toBeVisible();
    await page.getByRole('link', { name: 'Your name', exact: true }).click();
    await expect(named('Your name')).toBeFocused();
    await onwards(page, 'Continue to delivery');
    await page.getByRole('alert').getByRole('link', { name: 'Enter your name: the bill is made out to it.' }).click();
    await expect(named('Your name')).toBeFocused();
    await page.getByLabel('My billing address is another one').uncheck();
    await expect(named('Your name (optional)')).toBeVisible();
  });

  test('the back button shows each step as it was filled in', async ({ page, baseURL }) => {
    await openCheckout(page, 'US', baseURL);
    await fillAddress(page, 'US');
    await page.getByLabel('Fast').check();
    await onwards(page, 'Continue to payment');
    await fillCard(page, '4242 4242 4242 4242');
    await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Address' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('june@example.com');
    await onwards(page, 'Continue to delivery');
    await expect(page.getByLabel('Fast')).toBeChecked();
    await onwards(page, 'Continue to payment');
    await page.getByRole('link', { name: 'Continue with this card' }).click();
    await onwards(page, 'Pay');
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, June' })).toBeVisible();
    // Back at the review of what has been ordered: the order, not a second one.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, June' })).toBeVisible();
  });

  test('a declined card says so, and another one pays', async ({ page, baseURL }) => {
    await openCheckout(page, 'US', baseURL);
    await fillAddress(page, 'US');
    await onwards(page, 'Continue to payment');
    await fillCard(page, '4000 0000 0000 0002');
    await onwards(page, 'Pay');
    await expect(page.getByRole('alert')).toContainText('The card was declined');
    await page.getByRole('link', { name: 'use another card' }).click();
    await expect(page.getByLabel('Card number')).toHaveValue('');
    await fillCard(page, '4242 4242 4242 4242');
    await onwards(page, 'Pay');
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, June' })).toBeVisible();
  });
});

for (const width of [1440, 390]) {
  test(`every page is accessible at ${width} px, and fits every window`, async ({ page, baseURL, offences: _ }) => {
    await page.setViewportSize({ width, height: 844 });
    const check = async () => {
      await expectAccessible(page);
      expect(await misfits(page, page.url())).toEqual([]);
      expect(await wrongDefaultButtons(page)).toEqual([]);
      await page.setViewportSize({ width, height: 844 });
    };
    await openCheckout(page, 'US', baseURL);
    await check();
    await onwards(page, 'Continue to delivery');
    await check();
    const [city, state] = [await boxOf(page.getByLabel('City').first()), await boxOf(page.getByLabel('State').first())];
    expect(state.height).toBeCloseTo(city.height, 0);
    await fillAddress(page, 'US');
    await page.getByLabel('Discount code').fill('NO-SUCH-CODE');
    await onwards(page, 'Apply discount code');
    await check();
    await onwards(page, 'Continue to payment');
    await check();
    await fillCard(page, '4000 0000 0000 0002');
    await onwards(page, 'Pay');
    await expect(page.getByRole('alert')).toContainText('The card was declined');
    await check();
    // It is the same page anew.
    const loaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'use another card' }).click();
    await loaded;
    await fillCard(page, '4242 4242 4242 4242');
    await check();
    const [term, email] = [
      await boxOf(page.getByRole('term').first()),
      await boxOf(page.getByRole('definition').first()),
    ];
    expect(email.y > term.y, 'an email address has the whole line on a phone').toBe(width === 390);
    await onwards(page, 'Pay');
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, June' })).toBeVisible();
    await check();
    await page.goto('/checkout/nothing');
    await check();
  });
}

test('without a password there are no operator’s pages in production', async ({ request }) => {
  for (const path of ['/operator', '/operator/orders', '/operator/mail', '/operator/assets/gloock.woff2']) {
    expect((await request.get(path)).status()).toBe(404);
  }
});

test('the operator sees an order and its mail, and moves it on', async ({ browser }) => {
  const password = 'correct-horse-battery';
  const site = await startSite({ OPERATOR_PASSWORD: password });
  const open = (httpCredentials?: { username: string; password: string }) =>
    browser.newContext({
      baseURL: site.address,
      javaScriptEnabled: false,
      ...(httpCredentials && { httpCredentials }),
    });
  try {
    const page = await (await open({ username: 'operator', password })).newPage();
    await openCheckout(page, 'US', site.address);
    await fillAddress(page, 'US');
    await onwards(page, 'Continue to payment');
    await fillCard(page, '4242 4242 4242 4242');
    await onwards(page, 'Pay');
    await page.goto('/operator');
    await page.getByRole('link', { name: '#1001' }).click();
    await page.getByLabel('Carrier').last().fill('UPS');
    await onwards(page, 'Ship');
    await expect(page.getByRole('definition').filter({ hasText: 'In transit' })).toBeVisible();
    await page.getByRole('link', { name: 'Mail' }).click();
    await expect(page.getByRole('link', { name: 'Your order #1001 at ash souvenirs: In transit' })).toBeVisible();
    await page.getByRole('link', { name: 'Your order #1001 at ash souvenirs', exact: true }).click();
    await expect(page.getByText('14 Woodward Avenue')).toBeVisible();

    const { status, headers } = await page.request
      .get('/operator/orders')
      .then((response) => ({ status: response.status(), headers: response.headers() }));
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const foreign = await page.request.post('/operator/orders/1001/deliver', {
      form: {},
      headers: { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(foreign.status()).toBe(403);
    const stranger = await open();
    expect((await stranger.request.get('/operator/orders')).status()).toBe(401);

    const seeing = await browser.newContext({
      baseURL: site.address,
      httpCredentials: { username: 'operator', password },
      viewport: { width: 390, height: 844 },
    });
    const phone = await seeing.newPage();
    for (const path of ['/operator/orders', '/operator/orders/1001', '/operator/mail']) {
      await phone.goto(path);
      await expectAccessible(phone);
      expect(await misfits(phone, path)).toEqual([]);
      expect(await wrongDefaultButtons(phone)).toEqual([]);
      await phone.setViewportSize({ width: 390, height: 900 });
    }
  } finally {
    await site.stop();
  }
});
