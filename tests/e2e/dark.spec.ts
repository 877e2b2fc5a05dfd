import type { Page } from '@playwright/test';
import { accessibilityViolations, colourRules, expect, test } from './site-test.ts';

/** One address a kind of page, and every theme and skin. The other rules of axe ask nothing of colours: pages.spec.ts asks them. */
const dark = [
  ...['/', '/hotels/the-siren', '/hotels/ulysses', '/hotels/neptune', '/hotels/peter-and-paul'],
  ...['/hotels/shenandoah-mansions', '/hotels/ulysses/rooms/bay-queen', '/book?hotel=neptune', '/hotels/ulysses/none'],
  ...['/dining/karls', '/dining/candy-bar', '/dining/the-gold-room', '/dining/none', '/events?view=month'],
  ...['/dining/the-vestry/events/organ-night', '/ash-mail/the-lift-at-ulysses', '/ash-city-guides/detroit', '/press'],
  ...['/hotels?hotel=ulysses&compare=all', '/contact', '/search?q=key', '/auth/login'],
];
/** The shop, and what the shop's server pages are. */
const light = ['/souvenirs', '/souvenirs/product/key-tag', '/cart'];

/** How light the ground of the page is, from 0 to 255. */
const ground = (page: Page) =>
  page.evaluate(() => Math.max(...(getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number)));

test('for who prefers dark, pages but the shop’s are dark and every colour can be read', async ({ page, visit }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const path of [...dark, ...light]) {
    await visit(path);
    const isLight = (await ground(page)) > 128;
    if (isLight !== light.includes(path)) found.push(`${path} is ${isLight ? 'light' : 'dark'}`);
    const violations = await accessibilityViolations(page, { only: colourRules });
    found.push(...violations.map((violation) => `${path}: ${violation}`));
  }
  expect(found).toEqual([]);
});
