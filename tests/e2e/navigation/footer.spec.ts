import { launchWithPictures } from '../playwright.config.ts';
import { expect, test, untilInteractive } from '../site-test.ts';
import { follow } from './moving.ts';

test.use({ launchOptions: launchWithPictures });

const group = 'A letter now and then. Mostly about plaster.';
const siren = 'Hear when the record men are coming';

test('the footer of a hotel stays from /dining/karls to /enjoy/karls', async ({ page, visit }) => {
  await visit('/dining/karls');
  await untilInteractive(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(siren);
  await follow(page, '/enjoy/karls');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(footer).toContainText(siren);
  await expect(footer).toHaveCSS('background-color', 'rgb(92, 22, 32)');
});

for (const [from, to] of [
  ['/dining/karls', '/about'],
  ['/hotels/the-siren', '/cart'],
  ['/hotels/the-siren', '/collections'],
  ['/hotels/the-siren', '/'],
] as const) {
  test(`the footer is the group's again from ${from} to ${to}`, async ({ page, visit }) => {
    await visit(from);
    await untilInteractive(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(siren);
    await follow(page, to);
    await expect(footer).toContainText(group);
    await expect(footer).not.toContainText(siren);
    await page.goBack();
    await expect(footer).toContainText(siren);
  });
}

test('the home page ends with both logos of the group, each a link with a name', async ({ page, visit }) => {
  await visit('/');
  const footer = page.getByRole('contentinfo');
  const links = [
    { name: 'ash, home', href: '/', ratio: 1200 / 560 },
    { name: 'Five old houses, kept going: about ash', href: '/about', ratio: 1 },
  ];
  for (const { name, href, ratio } of links) {
    const link = footer.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
    const logo = link.locator('img');
    await logo.scrollIntoViewIfNeeded();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const shown = await logo.boundingBox();
    expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(ratio, 1);
    // What lies behind a drawing without a ground is the footer.
    await expect(logo).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(logo).toHaveCSS('background-image', 'none');
  }
});

test('the page ends with the footer, with or without a logo', async ({ page, visit }) => {
  for (const path of ['/', '/dining/karls', '/hotels/ulysses', '/souvenirs']) {
    await visit(path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const below = await page.evaluate(() => {
        const end = document.querySelector('body > footer')?.getBoundingClientRect().bottom ?? 0;
        return document.documentElement.scrollHeight - (end + window.scrollY);
      });
      // A page is a whole number of pixels high.
      expect(Math.abs(below), `${path} at ${width} px`).toBeLessThan(1);
    }
  }
});
