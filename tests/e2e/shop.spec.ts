import type { Page } from '@playwright/test';
import { addToCart, cartLine } from './shop-steps.ts';
import { expect, expectAccessible, test, untilInteractive, untilSectionsAlive } from './site-test.ts';

const currencies = [
  { button: null, mug: '$19.90', robe: '$138.00' },
  { button: 'Canadian dollars', mug: 'CA$26.00', robe: 'CA$189.00' },
] as const;

async function chooseCurrency(page: Page, button: string | null): Promise<void> {
  if (!button) return;
  await page.getByRole('contentinfo').getByRole('button', { name: button }).click();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: button, pressed: true })).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    for (const { button, mug, robe } of currencies) {
      test(`from the collection to the checkout in ${button ?? 'US dollars'}`, async ({ page, visit }) => {
        await visit('/souvenirs');
        await chooseCurrency(page, button);
        await expect(page).toHaveURL('/souvenirs');
        if (javaScriptEnabled) await untilSectionsAlive(page);
        const card = page.getByRole('article').filter({ hasText: 'Karl’s Diner mug' });
        await expect(card).toContainText(mug);
        await card.getByRole('button', { name: /Add to cart/ }).click();
        await expect(page.getByText('Added. Cart has 1 item.').first()).toBeVisible();
        if (javaScriptEnabled) {
          await card.getByRole('link', { name: 'See the cart' }).click();
          await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Karl’s Diner mug');
        }

        await visit('/souvenirs');
        await page.getByRole('link', { name: 'Oxblood bathrobe' }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: 'Oxblood bathrobe' })).toBeVisible();
        if (javaScriptEnabled) await untilInteractive(page);
        await page.getByRole('radio', { name: 'L', exact: true }).check();
        await addToCart(page);

        await visit('/cart');
        await expect(cartLine(page, 'Oxblood bathrobe')).toContainText('Size: L');
        await expect(cartLine(page, 'Oxblood bathrobe')).toContainText(robe);
        await expect(cartLine(page, 'Karl’s Diner mug')).toContainText(mug);
        await page.getByRole('button', { name: 'Checkout' }).click();
        await expect(page).toHaveURL(/\/checkout\//);
        await expect(page.getByText(robe).first()).toBeVisible();
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart is changed by plain forms, and says what was done', async ({ page, visit }) => {
    await visit('/souvenirs/product/karls-mug');
    await page.getByLabel('How many').fill('2');
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText('Added. Cart has 2 items.')).toBeVisible();
    await page.getByRole('button', { name: /One .* more/ }).click();
    await expect(page.getByText('Changed. Cart has 3 items.')).toBeVisible();
    await page.getByLabel('Discount or gift card').fill('NOPE');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('We do not know NOPE. Is it written right?')).toBeVisible();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect(page).toHaveURL(/#cart-said$/);
    await expect(page.getByText('Removed Karl’s Diner mug. Your cart is empty.')).toBeInViewport();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Karl’s Diner mug is back. Cart has 3 items.')).toBeVisible();
  });

  test('a combination that is not made is said, and another can be shown first', async ({ page, visit }) => {
    await visit('/souvenirs/product/linocut-poster');
    await page.getByRole('radio', { name: '18 × 24 in' }).check();
    await page.getByRole('radio', { name: /Shenandoah/ }).check();
    await page.getByRole('button', { name: 'Show this one' }).click();
    await expect(page.getByText(/is not made in/)).toBeVisible();
    await page.getByRole('radio', { name: 'The whole street' }).check();
    await page.getByRole('button', { name: 'Show this one' }).click();
    await expect(page.getByText('$85.00').first()).toBeVisible();
  });
});

test('prices in another country’s dollars are nobody else’s to keep', async ({ request }) => {
  const page = await request.get('/souvenirs', { headers: { Cookie: 'market=CA' } });
  expect(page.headers()['cache-control']).toContain('private');
  expect(await page.text()).toContain('CA$');
  expect(await (await request.get('/souvenirs', { headers: { Cookie: 'market=XX' } })).text()).not.toContain('CA$');
});

test('a product’s page follows its choices without moving', async ({ page, visit }) => {
  await visit('/souvenirs/product/linocut-poster');
  await untilInteractive(page);
  const size = page.getByRole('radio', { name: '18 × 24 in' });
  await size.scrollIntoViewIfNeeded();
  // Any scrolling counts, until the page has followed the second choice, too.
  await page.evaluate(() => {
    addEventListener('scroll', () => {
      document.documentElement.dataset.scrolled = String(scrollY);
    });
  });
  await size.check();
  await expect(page).toHaveURL(/\?variant=\d+$/);
  await expect(page.getByText('$85.00').first()).toBeVisible();
  await page.getByRole('radio', { name: /Shenandoah/ }).check();
  await expect(page.getByText(/Linocut poster is not made in/)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
  await expectAccessible(page);
  await page.reload();
  await expect(size).toBeChecked();
});

test('a sold-out thing says so and offers to write when it is back', async ({ page, visit }) => {
  await visit('/souvenirs/product/slate-soap');
  await expect(page.getByText('Sold out. More are being made, slowly.')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Buy' }).getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  await expect(page.getByRole('form', { name: /is back/ })).toBeVisible();
  await expectAccessible(page);
});

test('pictures open large over the page', async ({ page, visit }) => {
  await visit('/souvenirs/product/bathrobe');
  await untilInteractive(page);
  await page
    .getByRole('link', { name: /larger/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('addresses that somebody changed never fail', async ({ request }) => {
  for (const path of [
    '/collections/table-and-bar?after=nonsense',
    '/collections/table-and-bar?before=%00&sort=zzz',
    '/souvenirs?page=-4',
    '/souvenirs?page=99999999999999999999',
    '/souvenirs/product/bathrobe?variant=abc',
    '/souvenirs/product/bathrobe?option:Size=XXXL&option:x=y',
    '/cart?did=__proto__&items=x',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  for (const path of ['/souvenirs/product/none', '/collections/none', '/souvenirs/none/at-all', '/policies/none']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect((await request.post('/api/market', { form: { country: 'FR' } })).status()).toBe(422);
  expect((await request.post('/cart', { form: { do: 'sing' } })).status()).toBe(422);
});

for (const width of [390, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme });
      test('product, cart and drawer are accessible', async ({ page, visit }) => {
        await visit('/souvenirs/product/karls-mug');
        await untilInteractive(page);
        await expectAccessible(page);
        await addToCart(page);
        await page.getByRole('link', { name: 'See the cart' }).click();
        await expect(cartLine(page, 'Karl’s Diner mug')).toBeVisible();
        await expectAccessible(page);
        await visit('/cart');
        await untilInteractive(page);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
    });
  }
}

test('the keyboard alone buys', async ({ page, visit }) => {
  await visit('/souvenirs/product/karls-mug');
  await untilInteractive(page);
  await page.getByRole('spinbutton', { name: 'How many' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added. Cart has 2 items.').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
  await expect(cartLine(page, 'Karl’s Diner mug')).toContainText('Gift wrapped');
});
