import { expect, expectAccessible, test, untilInteractive } from '../site-test.ts';

const wholeMenu = ['Hotels', 'Eat & drink', 'City guides', 'ash mail', 'Souvenirs', 'About'];
const furtherLinks = ['Search', 'Newsletter', 'Contact', 'Your account'];

test('a wide window’s header is one line of six items, and its menu has them all', async ({ page, visit }) => {
  await visit('/about');
  await untilInteractive(page);
  const banner = page.getByRole('banner');
  const controls = banner.locator('a, button, summary').filter({ visible: true });
  for (const width of [960, 1024, 1200, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(controls).toHaveText(['ash', 'Hotels', 'Eat & drink', 'City guides', 'Book', 'Menu', 'Cart']);
    const middles = await controls.evaluateAll((all) =>
      all.map((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth ? Math.round((top + bottom) / 2) : 'cut off';
      }),
    );
    expect(new Set(middles).size, `${width} px: ${middles}`).toBe(1);
  }

  await page.setViewportSize({ width: 1440, height: 800 });
  const opener = banner.getByRole('button', { name: 'Menu' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await expect(dialog.locator('summary').or(dialog.getByRole('link', { name: 'ash mail' }))).toHaveText(wholeMenu);
  for (const name of furtherLinks) await expect(dialog.getByRole('link', { name, exact: true })).toBeVisible();
  await expectAccessible(page, { within: 'dialog' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the menu’s button holds the current page where the bar does not show its item', async ({ page, visit }) => {
  await visit('/hotels/ulysses');
  await untilInteractive(page);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await expect(opener).toHaveAttribute('aria-current', 'false');
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(opener).toHaveAttribute('aria-current', 'true');

  await page.setViewportSize({ width: 1440, height: 800 });
  await visit('/about');
  await untilInteractive(page);
  await expect(opener).toHaveAttribute('aria-current', 'true');
  await expect(opener).toHaveCSS('text-decoration-line', 'underline');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the bar has every item of the menu, in place of its button', async ({ page, visit }) => {
    await visit('/');
    for (const width of [1440, 960, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = page.getByRole('navigation', { name: 'Main' });
      for (const name of wholeMenu) await expect(bar.getByText(name, { exact: true })).toBeVisible();
      await expect(bar.getByRole('link', { name: 'Search', exact: true })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeHidden();
    }
  });
});
