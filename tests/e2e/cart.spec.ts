import { type RunningSite, startSite } from './running-site.ts';
import { addToCart, cartLine, changeShop, untilSettled } from './shop-steps.ts';
import { expect, expectAccessible, expectReadableInDark, test, untilInteractive } from './site-test.ts';

const mug = '/souvenirs/product/karls-mug';
const picks = '/souvenirs/product/cocktail-picks';
const robe = '/souvenirs/product/bathrobe';

test('what is added is counted in the header, shown in the drawer, and is still there after a reload', async ({
  page,
  visit,
}) => {
  await visit(mug);
  await untilInteractive(page);
  await page.getByRole('button', { name: 'One more' }).click();
  await addToCart(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Cart (2)', exact: true });
  await expect(link).toBeVisible();
  await page.getByRole('link', { name: 'See the cart' }).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(cartLine(page, 'Karl’s Diner mug')).toBeVisible();
  await expectAccessible(page);
  await expectReadableInDark(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('link', { name: 'See the cart' })).toBeFocused();
  await page.reload();
  await untilInteractive(page);
  await expect(link).toBeVisible();
});

test('a burst of changes ends with the newest number, and the checkout waits for it', async ({ page, visit }) => {
  await visit(mug);
  await untilInteractive(page);
  await addToCart(page);
  await visit('/cart');
  await untilInteractive(page);
  let writes = 0;
  const answerable = Promise.withResolvers<void>();
  await page.route('**/api/cart', async (route) => {
    if (route.request().method() === 'POST') {
      writes += 1;
      await answerable.promise;
    }
    await route.continue();
  });
  const more = cartLine(page, 'Karl’s Diner mug').getByRole('button', { name: /more/ });
  for (let presses = 0; presses < 6; presses += 1) await more.click();
  await expect(page.getByRole('button', { name: 'Updating…' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Checkout' })).toHaveCount(0);
  answerable.resolve();
  await untilSettled(page);
  await expect(cartLine(page, 'Karl’s Diner mug').getByRole('spinbutton')).toHaveValue('7');
  expect(writes, 'newer intents replace those that wait').toBeLessThan(6);
  await expect(page.getByText('$139.30').first()).toBeVisible();
});

test('what is taken out can be put back, with its wrapping', async ({ page, visit }) => {
  await visit(robe);
  await untilInteractive(page);
  await page.getByRole('radio', { name: 'L', exact: true }).check();
  await page.getByRole('checkbox', { name: /gift/ }).check();
  await addToCart(page);
  await visit('/cart');
  await untilInteractive(page);
  await cartLine(page, 'Oxblood bathrobe')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByText('The string is ready.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(cartLine(page, 'Oxblood bathrobe')).toContainText('Size: L');
  await expect(page.locator('li[data-line] :focus')).toHaveCount(1);
  await expect(cartLine(page, 'Oxblood bathrobe')).toContainText('Gift wrapped');
});

test('in the drawer, too, “Undo” leads to what came back, and the page behind says how much is in the cart', async ({
  page,
  visit,
}) => {
  for (const path of [mug, picks]) {
    await visit(path);
    await untilInteractive(page);
    await addToCart(page);
  }
  await page.getByRole('link', { name: 'See the cart' }).press('Enter');
  const remove = (name: string) => cartLine(page, name).getByRole('button', { name: /^Remove/ });
  const undo = page.getByRole('button', { name: 'Undo' });
  for (const name of ['Karl’s Diner mug', 'Candy Bar cocktail picks']) {
    await remove(name).press('Enter');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cartLine(page, name).getByRole('link', { name })).toBeFocused();
  }
  await remove('Karl’s Diner mug').press('Enter');
  await remove('Candy Bar cocktail picks').press('Enter');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'See the cart' })).toBeFocused();
  await expect(page.getByRole('main').getByText('Your cart is empty. See the cart')).toBeVisible();
});

test('what is added before scripts run is counted in the header of this page and of the next', async ({
  page,
  visit,
}) => {
  await visit(mug);
  const added = page.waitForURL('**/cart?did=added**');
  // As a press does that comes before the application.
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[aria-label="Buy"]')?.submit());
  await added;
  await page.waitForLoadState('domcontentloaded');
  const drawn = () => document.documentElement.style.getPropertyValue('--cart-count');
  expect(await page.evaluate(drawn)).toBe('" (1)"');
  for (const path of [null, '/souvenirs']) {
    if (path) await visit(path);
    await untilInteractive(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart (1)', exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cart-count'))).toBe('1');
  }
});

test('codes are taken, refused and taken off; the note is stored', async ({ page, visit }) => {
  await visit(robe);
  await untilInteractive(page);
  await page.getByRole('radio', { name: 'L', exact: true }).check();
  await addToCart(page);
  await visit('/cart');
  await untilInteractive(page);
  const code = page.getByLabel('Discount or gift card');
  await code.fill('PLASTRE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('We do not know PLASTRE. Is it written right?').first()).toBeVisible();
  await expectAccessible(page);
  await expect(code).toHaveValue('PLASTRE');
  await code.fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('-$13.80')).toBeVisible();
  await untilSettled(page);
  await expect(code).toHaveValue('');
  await page.getByRole('button', { name: 'Take WELCOME10 off' }).click();
  await expect(page.getByText('-$13.80')).toBeHidden();
  await page.getByText('Add a gift note').click();
  await page.getByLabel('Gift note').fill('For the fourth step.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await untilSettled(page);
  await page.reload();
  await expect(page.getByLabel('Gift note')).toHaveValue('For the fourth step.');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the note, with scripts' : 'the note, without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('goes along to the checkout, although nobody saved it', async ({ page, visit }) => {
      await visit(mug);
      if (javaScriptEnabled) await untilInteractive(page);
      await addToCart(page);
      await visit('/cart');
      if (javaScriptEnabled) await untilInteractive(page);
      await expect(page.getByText('No prices in the parcel with gift wrap or a gift note.')).toBeVisible();
      await page.getByText('Add a gift note').click();
      await page.getByLabel('Gift note').fill('For June,\nwho knows why.');
      await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
      await expect(page).toHaveURL(/\/checkout\//);
      await visit('/cart');
      await expect(page.getByLabel('Gift note')).toHaveValue('For June,\nwho knows why.');
    });

    test('that is too long stays on the cart’s page and says so', async ({ page, visit, offences }) => {
      await visit(mug);
      if (javaScriptEnabled) await untilInteractive(page);
      await addToCart(page);
      await visit('/cart');
      if (javaScriptEnabled) await untilInteractive(page);
      await page.getByText('Add a gift note').click();
      const note = page.getByLabel('Gift note');
      // As a browser does that knows no `maxlength`.
      await note.evaluate((field) => field.removeAttribute('maxlength'));
      await note.fill('x'.repeat(251));
      await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
      await expect(page.getByText(/longer than 250 characters/).first()).toBeVisible();
      await expect(page).toHaveURL(/\/cart$/);
      if (javaScriptEnabled) await expect(note).toHaveValue('x'.repeat(251));
      // The browser's own line for the answer 422.
      offences.console = offences.console.filter((line) => !line.includes('422'));
    });
  });
}

test('a note that cannot be saved keeps its writer in the cart, with the words', async ({ page, visit, offences }) => {
  await visit(mug);
  await untilInteractive(page);
  await addToCart(page);
  await visit('/cart');
  await untilInteractive(page);
  await page.getByText('Add a gift note').click();
  await page.getByLabel('Gift note').fill('For June');
  await page.route('**/api/cart', (route) => route.abort());
  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByText('No answer came. Nothing was changed; try again.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByLabel('Gift note')).toHaveValue('For June');
  offences.console = offences.console.filter((line) => !line.includes('ERR_FAILED'));
});

test('two tabs show the same cart', async ({ page, context, visit }) => {
  await visit(mug);
  await untilInteractive(page);
  await addToCart(page);
  await visit('/cart');
  await untilInteractive(page);
  const other = await context.newPage();
  await other.goto('/cart');
  await untilInteractive(other);
  await cartLine(other, 'Karl’s Diner mug').getByRole('button', { name: /more/ }).click();
  await untilSettled(other);
  await expect(cartLine(page, 'Karl’s Diner mug').getByRole('spinbutton')).toHaveValue('2');
});

test('no answer takes the change back and says so at the line', async ({ page, visit, offences }) => {
  await visit(mug);
  await untilInteractive(page);
  await addToCart(page);
  await visit('/cart');
  await untilInteractive(page);
  await page.route('**/api/cart', (route) => route.abort());
  await cartLine(page, 'Karl’s Diner mug').getByRole('button', { name: /more/ }).click();
  await expect(page.getByText('No answer came. Nothing was changed; try again.').first()).toBeVisible();
  await expectAccessible(page);
  await expect(cartLine(page, 'Karl’s Diner mug').getByRole('spinbutton')).toHaveValue('1');
  // The browser's own lines for requests that were cut off.
  offences.console = offences.console.filter((line) => !line.includes('ERR_FAILED'));
});

test.describe('while the shop changes behind the cart', () => {
  // One after the other: otherwise the site would be started for each.
  test.describe.configure({ mode: 'default' });
  let site: RunningSite;
  test.beforeAll(async () => {
    site = await startSite();
  });
  test.afterAll(() => site.stop());
  const variantOf = '(SELECT id FROM commerce_variant WHERE sku = ?)';

  test.beforeEach(async ({ page }) => {
    await page.goto(`${site.address}${mug}`);
    await untilInteractive(page);
    await addToCart(page);
  });

  test('a new price is said once', async ({ page }) => {
    changeShop(
      site.database,
      `UPDATE commerce_price SET amount = 2190 WHERE price_list_id = 'usd' AND variant_id = ${variantOf}`,
      'ASH-MUG-KARLS',
    );
    await page.goto(`${site.address}/cart`);
    await expect(page.getByText('Karl’s Diner mug was $19.90 and is now $21.90 each.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('is now $21.90')).toHaveCount(0);
    changeShop(
      site.database,
      `UPDATE commerce_price SET amount = 1990 WHERE price_list_id = 'usd' AND variant_id = ${variantOf}`,
      'ASH-MUG-KARLS',
    );
  });

  test('what has sold out has to go before the checkout opens', async ({ page }) => {
    changeShop(site.database, 'UPDATE commerce_variant SET quantity = 0 WHERE sku = ?', 'ASH-MUG-KARLS');
    await page.goto(`${site.address}/cart`);
    await untilInteractive(page);
    await expect(page.getByText('Karl’s Diner mug has sold out. Remove it to continue.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Checkout' })).toHaveCount(0);
    await expectAccessible(page);
    await cartLine(page, 'Karl’s Diner mug')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(page.getByText('The string is ready.')).toBeVisible();
    changeShop(site.database, 'UPDATE commerce_variant SET quantity = 85 WHERE sku = ?', 'ASH-MUG-KARLS');
  });

  test('an expired cart is said, and the next thing begins a new one', async ({ page, context }) => {
    const cookies = await context.cookies(site.address);
    const cart = cookies.find(({ name }) => name === 'cart');
    expect(cart).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const gone = Buffer.from(JSON.stringify('gid://shopify/Cart/gone?key=gone')).toString('base64');
    await context.addCookies([
      { name: 'cart', value: encodeURIComponent(gone), url: site.address },
      { name: 'has_cart', value: String(Date.now() / 1000 - 20 * 24 * 60 * 60), url: site.address },
    ]);
    await page.goto(`${site.address}/cart`);
    await expect(page.getByText(/That cart is closed/)).toBeVisible();
    expect((await context.cookies(site.address)).map(({ name }) => name)).not.toContain('cart');
    await page.goto(`${site.address}${mug}`);
    await untilInteractive(page);
    await addToCart(page);
    await expect(page.getByText('Added. Cart has 1 item.').first()).toBeVisible();
  });
});
