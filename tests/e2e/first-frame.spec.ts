import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

type Drawn = { part: Element; frame: number };

/** Notes which part is drawn with which frame. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const drawn: Drawn[] = [];
    Object.assign(window, { drawn });
    let frame = 0;
    const count = () => {
      frame += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    new MutationObserver((records) => {
      for (const { target, attributeName } of records) {
        if (attributeName === 'data-drawn') drawn.push({ part: target as Element, frame });
      }
    }).observe(document, { subtree: true, attributes: true });
  }),
);

/** The parts in the order in which they were drawn: the places of each in the document, and its frame. */
const drawnParts = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    const { drawn } = window as unknown as { drawn: Drawn[] };
    return drawn.map(({ part, frame }) => ({
      place: all.indexOf(part),
      isSection: part.matches('main > :not(nav)'),
      frame,
    }));
  });

test('a page is drawn from its top, a part with each frame', async ({ page, visit }) => {
  await visit('/hotels/ulysses');
  const parts = await drawnParts(page);
  const places = parts.map(({ place }) => place);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  const sections = parts.filter(({ isSection }) => isSection);
  expect(sections).toHaveLength(await page.locator('main > :not(nav)').count());
  expect(sections.length).toBeGreaterThan(8);
  expect(Math.min(...parts.map(({ frame }) => frame)), 'after the first frame').toBeGreaterThan(0);
  expect(new Set(parts.map(({ frame }) => frame)).size).toBeGreaterThan(6);
});

test('a long section is drawn in parts', async ({ page, visit }) => {
  await visit('/ash-city-guides/detroit');
  await expect(page.locator('[data-in-turn] > [data-drawn]')).toHaveCount(
    await page.locator('[data-in-turn] > *').count(),
  );
  const frames = await page.evaluate(() => {
    const { drawn } = window as unknown as { drawn: Drawn[] };
    return drawn.filter(({ part }) => part.matches('[data-in-turn] > *')).map(({ frame }) => frame);
  });
  expect(new Set(frames).size).toBeGreaterThan(3);
});

test('a page that is opened at a place within it is drawn at once', async ({ page, visit }) => {
  await visit('/hotels/ulysses#rooms');
  await expect(page.locator('#rooms')).toBeInViewport();
  expect(await drawnParts(page)).toEqual([]);
  await visit('/hotels/ulysses');
  expect(await drawnParts(page)).not.toEqual([]);
  await page.reload();
  await expect(page.locator('footer')).toHaveCount(1);
  expect(await drawnParts(page)).toEqual([]);
});

test('a page that is opened at words to find is drawn at once', async ({ page, visit }) => {
  await visit('/hotels/ulysses#:~:text=Breakfast');
  expect(await drawnParts(page)).toEqual([]);
});

test('the answer to a form takes the focus before any script of the application has come', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about');
  const form = page.locator('body > footer form').first();
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await form.locator('[name="email_address"]').fill('nobody');
  await form.locator('button[type=submit]').click();
  await expect(page.locator('[autofocus]')).toBeFocused();
});

test.describe('in the first frame', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
    });
    await page.goto('/hotels/ulysses');
  });

  test('there is the header alone', async ({ page }) => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'ash, home' })).toBeVisible();
    await expect(page.locator('main > :nth-child(2)')).toBeHidden();
    await expect(page.locator('body > footer')).toBeHidden();
  });

  for (const [name, use] of [
    ['a key', (page: Page) => page.keyboard.press('Tab')],
    ['a press', (page: Page) => page.mouse.click(5, 300)],
  ] as const) {
    test(`${name} draws the rest`, async ({ page }) => {
      await use(page);
      await expect(page.locator('main > :nth-child(3)')).toBeVisible();
      await expect(page.locator('body > footer')).toBeVisible();
    });
  }
});
