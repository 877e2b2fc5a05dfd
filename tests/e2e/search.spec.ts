import { expect, expectAccessible, test, untilInteractive } from './site-test.ts';

test('a visitor finds the way from the head of any page, and what was meant in spite of a slip', async ({
  page,
  visit,
}) => {
  await visit('/about');
  await untilInteractive(page);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  // The page takes no input while the change of pages is drawn and the menu stands before it.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('combobox').fill('batrobe');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=batrobe$/);
  const result = page.getByRole('main').getByRole('link', { name: 'Oxblood bathrobe' });
  await expect(result.locator('mark')).toHaveText('bathrobe');
  await expectAccessible(page);
  await result.click();
  await expect(page).toHaveURL(/\/souvenirs\/product\/bathrobe$/);
});

test('the field suggests while one types, for the keyboard too', async ({ page, visit }) => {
  await visit('/search');
  await untilInteractive(page);
  const field = page.getByRole('combobox', { name: 'What are you looking for?' });
  await field.pressSequentially('ulys');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option').first()).toContainText('Ulysses');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('ulys');
  await field.pressSequentially('s');
  await expect(list).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const first = list.getByRole('option', { selected: true });
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(first).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/hotels\/ulysses/);
});

test('what cannot be searched, and what finds nothing, says so', async ({ page, visit }) => {
  expect(await visit('/search?q=a')).toBe(200);
  const field = page.getByRole('main').locator('input[name=q]');
  await expect(field).toHaveAccessibleDescription(/Two letters or more/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  expect(await visit('/search?q=xqzwv')).toBe(200);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Nothing here answers to “xqzwv”',
    'Usual questions',
  ]);
  await expectAccessible(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('markup in a search stays text', async ({ page, visit }) => {
  await visit(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)> robe')}`);
  await expect(page.getByRole('main').locator('img[src=x]')).toHaveCount(0);
});

test('a page that is not there leads to the search', async ({ page, visit }) => {
  expect(await visit('/nowhere')).toBe(404);
  await page.getByRole('link', { name: 'Search the site' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form, the kinds and the pages are links and a form', async ({ page, visit }) => {
    await visit('/search');
    await page.getByRole('searchbox').fill('siren');
    await page.getByRole('search').getByRole('button').click();
    await expect(page).toHaveURL(/q=siren/);
    const kinds = page.getByRole('navigation', { name: 'Kinds of results' });
    await expect(kinds.getByRole('link', { name: /^Everything/ })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: 'Souvenirs', level: 2 })).toBeVisible();
    await kinds.getByRole('link', { name: /^Pages/ }).click();
    await expect(page).toHaveURL(/kind=pages/);
    await expect(page.getByRole('heading', { name: 'Souvenirs', level: 2 })).toHaveCount(0);
    const first = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    expect(await first.count()).toBeGreaterThan(6);
  });

  test('a question leads to the line that answers it, opened', async ({ page, visit }) => {
    await visit('/search?q=can+I+get+a+late+checkout');
    const answer = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Arriving, leaving, leaving late' });
    await expect(answer.locator('mark').first()).toBeVisible();
    await answer.getByRole('link').click();
    await expect(page).toHaveURL(/\/hotels\/peter-and-paul#arrival$/);
    await expect(page.locator('#arrival')).toBeVisible();
  });

  test('a price leads to the souvenirs that cost no more', async ({ page, visit }) => {
    await visit('/search?q=mug+under+$30');
    await page.getByRole('main').getByRole('link', { name: 'All souvenirs up to 30 dollars' }).click();
    await expect(page).toHaveURL(/\/souvenirs\?under=30#filters$/);
    await visit('/search?q=under+$20');
    const prices = page.getByRole('region', { name: 'Souvenirs' }).getByRole('listitem').locator('data');
    await expect(prices).not.toHaveCount(0);
    for (const price of await prices.all()) expect(Number(await price.getAttribute('value'))).toBeLessThanOrEqual(20);
    await page.getByRole('link', { name: 'All souvenirs up to 20 dollars' }).click();
    await expect(page).toHaveURL(/\/souvenirs\?under=20#filters$/);
  });

  test('a mistyped hotel is found under its own name', async ({ page, visit }) => {
    await visit('/search?q=ulyses');
    await expect(page.getByRole('main')).toContainText('Found with “ulysses”');
    await expect(page.getByRole('main').getByRole('link', { name: 'Ulysses', exact: true })).toBeVisible();
  });
});

test.describe('on a telephone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  test('a usual question leads to its answers, the first of them in the first screen', async ({ page, visit }) => {
    await visit('/search');
    await page.getByRole('link', { name: 'Which rooms have a tub?' }).click();
    await expect(page).toHaveURL(/\/search\?q=bathtub$/);
    const first = page.getByRole('region', { name: 'Pages' }).getByRole('listitem').first();
    await expect(first.locator('mark')).toBeInViewport();
    await first.getByRole('link').click();
    await expect(page).toHaveURL(/\/hotels\/[\w-]+\/rooms\/[\w-]+#facts$/);
    await expect(page.getByText(/^Tub/)).toBeInViewport();
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the results fit, and the menu leads here', async ({ page, visit }) => {
    await visit('/search?q=siren');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await visit('/about');
    await untilInteractive(page);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search$/);
  });
});
