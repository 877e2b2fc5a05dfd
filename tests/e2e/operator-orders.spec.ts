import { type Browser, expect, test } from '@playwright/test';
import { buy, operate } from './account-orders.ts';
import { newCustomer, sessionCookie } from './account-site.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { expectAccessible } from './site-test.ts';

const password = 'correct-horse-battery';

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite({ OPERATOR_PASSWORD: password, LOGIN_LIMIT: '0' });
});
test.afterAll(() => site.stop());

const operator = (browser: Browser, options: { javaScriptEnabled?: boolean; width?: number }) =>
  browser.newContext({
    baseURL: site.address,
    httpCredentials: { username: 'operator', password },
    javaScriptEnabled: options.javaScriptEnabled ?? true,
    viewport: { width: options.width ?? 1440, height: 900 },
  });

for (const width of [390, 1440]) {
  test(`the operator sees what a refund pays back before it does, and prints a packing slip, at ${width} px`, async ({
    browser,
  }) => {
    const customer = await newCustomer(site.address);
    const number = await buy(site.address, customer, { quantity: 2 });
    const context = await operator(browser, { width });
    const page = await context.newPage();
    const look = async () => {
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    };
    await page.goto(`/operator/orders/${number}`);
    await look();
    await expect(page.getByText('Left to refund')).toBeVisible();
    const why = page.getByRole('textbox', { name: 'Why' });
    await page.getByRole('button', { name: /^Refund up to \$\d+\.\d\d …$/ }).click();
    await expect(why).toBeFocused();
    await why.fill('The glaze was chipped');
    await page.getByRole('button', { name: /^Refund up to/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Refund \$\d+\.\d\d of order #\d+\?$/);
    await expect(page.getByText('Every piece is paid back then')).toBeVisible();
    await look();
    await page.getByRole('link', { name: 'Back to the order' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${number}`);
    await expect(page.getByText(/Refunded/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel the order …' }).click();
    await expect(page.getByRole('button', { name: /^Cancel and refund \$\d+\.\d\d$/ })).toBeVisible();
    await look();
    await page.goto(`/operator/orders/${number}`);
    await page.getByRole('link', { name: 'Packing slip' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Packing slip #${number}`);
    await look();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('14 Woodward Avenue')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await context.close();
  });
}

test('without JavaScript a refund takes two steps, ships nothing after, and the guest reads of it', async ({
  browser,
}) => {
  const customer = await newCustomer(site.address);
  const number = await buy(site.address, customer);
  const context = await operator(browser, { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/operator/orders/${number}`);
  await expect(page.getByRole('button', { name: 'Ship' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Why' }).fill('The glaze was chipped');
  await page.getByRole('button', { name: /^Refund up to/ }).click();
  await expect(page.getByText('The glaze was chipped')).toBeVisible();
  await page.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${number}`);
  await expect(page.getByText(/^Refunded, /)).toBeVisible();
  for (const name of ['Ship', 'Fulfil', 'Set the status']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  const shipping = await operate(site, 'ship', number).catch((error: { stderr: string }) => error.stderr);
  expect(shipping).toContain(`Everything of #${number} has been refunded: nothing of it is sent any more.`);
  await context.close();

  const orders = await fetch(`${site.address}/auth/account/orders`, { headers: { Cookie: sessionCookie(customer) } });
  const path = /href="(\/auth\/account\/orders\/\d+)"/.exec(await orders.text())?.[1] ?? '';
  const guest = await browser.newContext({
    baseURL: site.address,
    extraHTTPHeaders: { Cookie: sessionCookie(customer) },
    javaScriptEnabled: false,
  });
  const account = await guest.newPage();
  await account.goto(path);
  const refund = account.getByRole('listitem').filter({ hasText: 'Refunded' });
  await expect(refund).toContainText(/\$\d+\.\d\d for 1 × /);
  await guest.close();
});
