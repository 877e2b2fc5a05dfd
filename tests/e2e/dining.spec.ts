import { expect, expectAccessible, test, untilSectionsAlive } from './site-test.ts';

const diner = '/dining/karls';

test.describe('a venue with several menus', () => {
  test('shows one at a time, moved through by the keyboard', async ({ page, visit }) => {
    await visit(diner);
    await untilSectionsAlive(page);
    await expect(page.getByRole('button', { name: 'Print, two pages' })).toBeVisible();
    const breakfast = page.getByRole('tab', { name: 'Breakfast' });
    const lunch = page.getByRole('tab', { name: 'Lunch' });
    await expect(breakfast).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Breakfast' })).toBeVisible();

    await breakfast.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(lunch).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Lunch' })).toContainText('Patty Melt');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await page.keyboard.press('Home');
    await expect(breakfast).toBeFocused();
    await expectAccessible(page);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('shows them all, with a link to each', async ({ page }) => {
      await page.goto(diner);
      await expect(page.getByText('Silver Dollars')).toBeVisible();
      await expect(page.getByText('Patty Melt')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'On the board' }).getByRole('link')).toHaveCount(2);
    });
  });
});

test.describe('a filtered menu', () => {
  const filtered = '/dining/the-gold-room/dinner?diet=vegan';

  test('is shown whole again with the keyboard on its first filter', async ({ page, visit }) => {
    await visit(filtered);
    await untilSectionsAlive(page);
    await page.getByRole('link', { name: 'Clear filters' }).press('Enter');
    await expect(page).toHaveURL(/\/dinner$/);
    await expect(page.getByRole('main').getByRole('checkbox').first()).toBeFocused();
  });

  test('keeps each heading in the column of its first dish', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(filtered);
    const columns = await page.locator('main section[aria-label]:has(li)').evaluateAll((parts) =>
      parts.map((part) => {
        const left = (selector: string) => part.querySelector(selector)?.getBoundingClientRect().left;
        return [left('h3'), left('li')];
      }),
    );
    expect(columns.length).toBeGreaterThan(1);
    for (const [heading, dish] of columns) expect(heading).toBe(dish);
  });
});

test.describe('the collections of the shop', () => {
  test.use({ javaScriptEnabled: false });
  test('are sorted by a form of the page, and stay so from collection to collection', async ({ page }) => {
    await page.goto('/souvenirs');
    await page.getByLabel('Sort').selectOption('price-low');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\/souvenirs\?sort=price-low(&\w+=)*$/);
    await page.getByRole('navigation', { name: 'Shelves' }).getByRole('link', { name: 'Table & bar' }).click();
    await expect(page).toHaveURL('/collections/table-and-bar?sort=price-low');
    const prices = await page
      .locator('article data')
      .evaluateAll((found) => found.map((price) => Number(price.getAttribute('value'))));
    expect(prices.length).toBeGreaterThan(2);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  test('keep their bar in view, at most 42 px high', async ({ page }) => {
    await page.goto('/souvenirs#paper-and-pockets');
    const box = await page.getByRole('navigation', { name: 'Shelves' }).boundingBox();
    expect(box?.y).toBe(0);
    expect(box?.height).toBeLessThanOrEqual(42);
  });
});
