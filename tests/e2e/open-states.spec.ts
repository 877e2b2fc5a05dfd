import {
  expect,
  expectAccessible,
  expectReadableInDark,
  test,
  untilInteractive,
  untilSectionsAlive,
} from './site-test.ts';

// What opens stands open at once; no script can detect when the content of a `details` has come to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A page with a light theme and one with a dark theme. */
const themes = { light: '/about', dark: '/dining/candy-bar' };
const widths = [1440, 390];

for (const [theme, path] of Object.entries(themes)) {
  test(`every panel of the bar over a ${theme} page is accessible`, async ({ page, visit }) => {
    await visit(path);
    await untilInteractive(page);
    const panels = page.getByRole('navigation', { name: 'Main' }).locator('details').filter({ visible: true });
    await expect(panels).toHaveCount(3);
    for (const panel of await panels.all()) {
      await panel.locator('summary').click();
      await expect(panel).toHaveAttribute('open', '');
      await expectAccessible(page, { within: 'header' });
      await expectReadableInDark(page, { within: 'header' });
    }
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });
    test(`the menu over a ${theme} page is accessible, closed and with each of its parts open`, async ({
      page,
      visit,
    }) => {
      await visit(path);
      await untilInteractive(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeVisible();
      await expectAccessible(page, { within: 'dialog' });
      const parts = menu.locator('details');
      expect(await parts.count()).toBeGreaterThan(3);
      for (const part of await parts.all()) {
        await part.locator('summary').click();
        await expect(part).toHaveAttribute('open', '');
        await expectAccessible(page, { within: 'dialog' });
        await expectReadableInDark(page, { within: 'dialog' });
      }
    });
  });
}

test('every brand’s footer is accessible, wide and narrow', async ({ page, visit }) => {
  const hotels = ['the-siren', 'peter-and-paul', 'ulysses', 'neptune', 'shenandoah-mansions'];
  for (const path of [...hotels.map((hotel) => `/hotels/${hotel}`), '/about']) {
    await visit(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page, { within: 'footer' });
    }
  }
});

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the tags of the mood are accessible when open', async ({ page, visit }) => {
      await visit('/mood');
      await untilSectionsAlive(page);
      await page.getByRole('button', { name: 'Tags' }).click();
      await expect(page.getByRole('link', { name: /\d+ pictures?$/ }).first()).toBeVisible();
      await expectAccessible(page);
    });

    test('the service popup is accessible when open', async ({ page, visit }) => {
      await visit('/hotels/neptune');
      await untilSectionsAlive(page);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.getByRole('button', { name: 'Ask the desk' }).click();
      await expect(page.getByRole('region', { name: 'Ask the desk' })).toBeVisible();
      await expectAccessible(page, { within: '[data-state="open"]' });
      await expectReadableInDark(page, { within: '[data-state="open"]' });
    });

    test('what people tell of themselves opens over the page and is accessible', async ({ page, visit }) => {
      await visit('/team');
      await untilSectionsAlive(page);
      const more = page.locator('main details summary').nth(2);
      await more.press('Enter');
      const person = page.getByRole('dialog', { name: 'Rosalie Thibodeaux' });
      await expect(person.getByRole('heading', { level: 2 })).toBeFocused();
      await expectAccessible(page, { within: 'dialog' });
      await expectReadableInDark(page, { within: 'dialog' });
      await page.keyboard.press('Escape');
      await expect(person).toBeHidden();
      await expect(more).toBeFocused();
      await more.click();
      await person.getByRole('link', { name: 'Her rose' }).click();
      await expect(page).toHaveURL(/\/ash-mail\/a-ceiling-rose$/);
      await expect(page.locator('dialog:modal')).toHaveCount(0);
    });

    test('the draft’s line and the announcement are accessible', async ({ page, visit }) => {
      await visit('/hotels/ulysses?_storyblok=1');
      await untilInteractive(page);
      await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
