import type { Page } from '@playwright/test';
import { carrySession, expect, startApplication, test } from './account-site.ts';
import { misfits } from './page-fit.ts';
import { expectAccessible, expectReadableInDark, untilInteractive } from './site-test.ts';

const box = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('textbox', { name });

for (const javaScriptEnabled of [true, false]) {
  const settled = async (page: Page) => {
    if (!javaScriptEnabled) return page.waitForLoadState();
    await untilInteractive(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
    // A new name makes another page of it, which scrolls to its top: a press meanwhile would miss.
    await expect(page.locator('html')).not.toHaveCSS('overflow-anchor', 'none');
  };

  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ context, ownSite, customer }) => carrySession(context, ownSite.address, customer));

    test('an address is added, its country changed, stored by its rules, made the default and deleted', async ({
      page,
      offences: _,
    }) => {
      await page.goto('/auth/account/addresses?add=new');
      await settled(page);
      await expect(page.getByRole('combobox', { name: 'State' })).toBeVisible();
      await box(page, 'Last name').fill('Osei');
      await box(page, 'Street and number').fill('1200 Rue Saint-Denis');
      const country = page.getByRole('combobox', { name: 'Country' });
      await country.focus();
      await country.selectOption('CA');
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Show this country’s fields' }).click();
      await page.getByRole('combobox', { name: 'Province or territory' }).selectOption('QC');
      if (javaScriptEnabled) await expect(country).toBeFocused();
      await expect(box(page, 'Street and number')).toHaveValue('1200 Rue Saint-Denis');
      await box(page, 'City').fill('Montréal');
      await box(page, 'Postal code').fill('M5V 2T6');
      await box(page, 'Postal code').press('Enter');
      const summary = page.locator('#address-errors');
      await expect(summary).toBeFocused();
      await expect(summary).toContainText('This postal code is not in Quebec.');
      await box(page, 'Postal code').fill('H2X 1Y4');
      await page.getByRole('button', { name: 'Save the address' }).click();
      await expect(page.getByText('The address is saved.')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('1200 Rue Saint-Denis');

      await page.goto('/auth/account/addresses?add=new');
      await settled(page);
      await box(page, 'Last name').fill('Reyes');
      await box(page, 'Street and number').fill('1509 Broadway St');
      await box(page, 'City').fill('Detroit');
      await page.getByRole('combobox', { name: 'State' }).selectOption('MI');
      await box(page, 'ZIP code').fill('48226');
      await page.getByRole('button', { name: 'Save the address' }).click();
      await expect(page.getByText('The address is saved.')).toBeVisible();
      const detroit = page.getByRole('listitem').filter({ hasText: '1509 Broadway St' });
      await detroit.getByRole('button', { name: /default/ }).click();
      await expect(detroit).toContainText('Default address');
      await settled(page);
      const montreal = page.getByRole('listitem').filter({ hasText: '1200 Rue Saint-Denis' });
      await montreal.getByRole('link', { name: /^Delete/ }).click();
      await montreal.getByRole('button', { name: 'Delete it' }).click();
      await expect(page.getByText('The address is deleted.')).toBeVisible();
      await expect(montreal).toHaveCount(0);
    });

    test('details, letters and password are changed; the account is left, and stays after all', async ({
      page,
      customer,
      offences: _,
    }) => {
      await page.goto('/auth/account');
      await settled(page);
      await box(page, 'First name').fill('June');
      await page.getByRole('button', { name: 'Save my details' }).click();
      await expect(page.getByText('Your details are saved.')).toBeFocused();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, June');
      await settled(page);
      await page.getByRole('checkbox', { name: /news from the hotels/ }).check();
      await page.getByRole('button', { name: 'Save my choice' }).click();
      await expect(page.getByText('Your choice is saved.')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /news from the hotels/ })).toBeChecked();
      await box(page, 'The password you have now').fill('not this one');
      await box(page, 'New password').fill('rain on the skylight');
      await page.getByRole('button', { name: 'Change my password' }).click();
      await expect(page.locator('#password-errors')).toContainText('This is not the password you have now.');
      await box(page, 'The password you have now').fill(customer.password);
      await box(page, 'New password').fill('rain on the skylight');
      await page.getByRole('button', { name: 'Change my password' }).click();
      await expect(page.getByText('Your new password holds.')).toBeVisible();
      const token = (await page.context().cookies()).find(({ name }) => name === 'shopifyAccessToken')?.value;
      expect(token).not.toBe(customer.token);
      await settled(page);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.locator('#erase-errors')).toBeFocused();
      await page.getByRole('checkbox', { name: 'I want my account deleted' }).check();
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
      await page.getByRole('button', { name: 'Keep my account after all' }).click();
      await expect(page.getByText('Your account stays.')).toBeVisible();
    });
  });
}

test.describe('an account', () => {
  test.beforeEach(({ context, ownSite, customer }) => carrySession(context, ownSite.address, customer));

  test('gives all it holds in one file', async ({ page, customer }) => {
    const answer = await page.request.get('/api/account-data');
    expect(answer.headers()['content-disposition']).toContain('attachment');
    const file = (await answer.json()) as { customer: { email: string; dateOfBirth: string } };
    expect(file.customer).toMatchObject({ email: customer.email, dateOfBirth: '1990-04-01' });
    expect(JSON.stringify(file)).not.toContain(customer.token);
  });

  for (const path of [
    '/auth/account',
    '/auth/account/addresses',
    '/auth/account/addresses?add=new',
    '/auth/account/orders',
  ]) {
    test(`${path} is accessible and fits every window`, async ({ page, offences: _ }) => {
      await page.goto(path);
      await startApplication(page);
      await expectAccessible(page);
      await expectReadableInDark(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
      expect(await misfits(page, path)).toEqual([]);
    });
  }
});
