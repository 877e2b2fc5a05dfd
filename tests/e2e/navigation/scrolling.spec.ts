import { expect, test, untilInteractive, untilSectionsAlive } from '../site-test.ts';
import { arriveInStillness, follow, followInStillness, openWithStillClock, scrollTo, scrollY } from './moving.ts';

const topOf = (selector: string) => Math.round(document.querySelector(selector)?.getBoundingClientRect().top ?? -1);

test('a new page scrolls to its top after 300 ms, and has the focus at once', async ({ page, visit }) => {
  await openWithStillClock(page, visit, '/');
  await scrollTo(page, 1_200);
  await followInStillness(page, '/hotels/ulysses');
  await expect(page.getByRole('heading', { level: 1, name: 'Ulysses' })).toBeFocused();
  expect(await scrollY(page)).toBe(1_200);
  // It is shown as it will stand, so that its middle is never in sight.
  expect(await page.evaluate(topOf, 'main')).toBeGreaterThanOrEqual(0);
  await page.clock.runFor(299);
  expect(await scrollY(page)).toBe(1_200);
  const before = await page.evaluate(topOf, 'h1');
  await page.clock.runFor(1);
  expect(await scrollY(page)).toBe(0);
  expect(await page.evaluate(topOf, 'h1')).toBe(before);
});

test('Back and Forward find each page where it was left', async ({ page, visit }) => {
  await openWithStillClock(page, visit, '/');
  await scrollTo(page, 1_200);
  await followInStillness(page, '/hotels/ulysses');
  await page.clock.runFor(300);
  await scrollTo(page, 700);

  await page.evaluate(() => history.back());
  await expect
    .poll(async () => {
      await page.clock.runFor(0);
      return page.locator('body').getAttribute('data-theme');
    })
    .toBe('ash');
  expect(await scrollY(page)).toBe(700);
  await page.clock.runFor(299);
  expect(await scrollY(page)).toBe(700);
  await page.clock.runFor(1);
  expect(await scrollY(page)).toBe(1_200);

  await page.evaluate(() => history.forward());
  await arriveInStillness(page, '/hotels/ulysses');
  await expect
    .poll(async () => {
      await page.clock.runFor(0);
      return page.locator('body').getAttribute('data-theme');
    })
    .toBe('ulysses');
  await page.clock.runFor(300);
  expect(await scrollY(page)).toBe(700);
});

test('a page is found where it was left after a reload, and so is the one before it', async ({ page, visit }) => {
  await visit('/');
  await untilInteractive(page);
  await scrollTo(page, 900);
  await follow(page, '/hotels/ulysses');
  await expect.poll(() => scrollY(page)).toBe(0);
  await scrollTo(page, 600);
  await page.reload();
  await untilInteractive(page);
  await expect.poll(() => scrollY(page)).toBe(600);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(900);
});

test('a hash scrolls to its element, 50 px from the top, after 1500 ms', async ({ page, visit }) => {
  await openWithStillClock(page, visit, '/');
  await page.getByRole('link', { name: 'See hotels' }).click();
  await arriveInStillness(page, '/#houses');
  await expect(page.locator('#houses')).toBeFocused();
  await page.clock.runFor(1_499);
  expect(await scrollY(page)).toBe(0);
  await page.clock.runFor(1);
  expect(await page.evaluate(topOf, '#houses')).toBe(50);
});

test('a hash that the browser follows before the sections are alive leaves them standing, and takes the focus', async ({
  page,
  visit,
}) => {
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/(HotelHero|HotelsNav)-/, (route) => code.promise.then(() => route.continue()));
  await visit('/');
  await untilInteractive(page);
  const hotels = page.locator('#houses');
  const words = await hotels.innerText();
  await page.getByRole('link', { name: 'See hotels' }).click();
  await expect(page).toHaveURL('/#houses');
  expect(await hotels.innerText()).toBe(words);
  code.resolve();
  await expect(hotels).toBeFocused();
});

test('a hash of another page does the same there', async ({ page, visit }) => {
  await openWithStillClock(page, visit, '/');
  await scrollTo(page, 1_000);
  await followInStillness(page, '/hotels/the-siren#offers');
  await expect(page.locator('#offers')).toBeFocused();
  await page.clock.runFor(1_499);
  expect(await page.evaluate(topOf, '#offers')).not.toBe(50);
  await page.clock.runFor(1);
  expect(await page.evaluate(topOf, '#offers')).toBe(50);
});

test('an address with a hash shows its element when it is opened', async ({ page, visit }) => {
  await visit('/hotels/the-siren#offers');
  await untilInteractive(page);
  await untilSectionsAlive(page);
  await expect.poll(() => page.evaluate(topOf, '#offers')).toBe(50);
});

test('a hash opens what hides its element', async ({ page, visit }) => {
  await openWithStillClock(page, visit, '/souvenirs');
  const faqs = await (await page.request.get('/souvenirs/faqs')).text();
  const id = [...faqs.matchAll(/<\/summary><div[^>]* id="([^"]+)"/g)].at(-1)?.[1] ?? '';
  expect(id).not.toBe('');
  await followInStillness(page, `/souvenirs/faqs#${id}`);
  await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.locator('main details[open]')).toHaveCount(1);
});

for (const [what, scroll] of [
  ['wheel', (page: import('@playwright/test').Page) => page.mouse.wheel(0, 240)],
  ['keyboard', (page: import('@playwright/test').Page) => page.keyboard.press('PageDown')],
] as const) {
  test(`a visitor who scrolls by ${what} meanwhile is left alone`, async ({ page, visit }) => {
    await openWithStillClock(page, visit, '/');
    await followInStillness(page, '/hotels/the-siren#offers');
    await page.clock.runFor(400);
    await page.mouse.move(700, 450);
    await scroll(page);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(100);
    // The browser scrolls smoothly: it has come to rest when two looks agree, far enough apart for a busy machine.
    let stood = -1;
    await expect
      .poll(
        async () => {
          const before = stood;
          stood = await scrollY(page);
          return stood === before;
        },
        { intervals: [700] },
      )
      .toBe(true);
    await page.clock.runFor(2_000);
    expect(await scrollY(page)).toBe(stood);
  });
}

test('a visitor who scrolls within the 300 ms stays there', async ({ page, visit }) => {
  await openWithStillClock(page, visit, '/');
  await scrollTo(page, 1_000);
  await followInStillness(page, '/hotels/ulysses');
  await expect(page.getByRole('heading', { level: 1, name: 'Ulysses' })).toBeFocused();
  await scrollTo(page, 1_300);
  await page.clock.runFor(1_000);
  expect(await scrollY(page)).toBe(1_300);
});

test('a visitor who scrolls in the very frame in which the 300 ms end stays there', async ({ page, visit }) => {
  await visit('/');
  await untilInteractive(page);
  const scrolledAs = page.evaluate(async () => {
    const root = document.documentElement;
    const until = (waits: boolean) =>
      new Promise<void>((resolve) => {
        const look = () => (root.style.overflowAnchor === 'none') === waits && resolve();
        new MutationObserver(look).observe(root, { attributeFilter: ['style'] });
      });
    await until(true);
    window.scrollTo({ top: 700, behavior: 'instant' });
    // So the page's timer is due before the next frame.
    const end = performance.now() + 400;
    while (performance.now() < end);
    await until(false);
    return window.scrollY;
  });
  await follow(page, '/hotels/ulysses');
  expect(Math.round(await scrolledAs)).toBe(700);
});

test('another query of the same page leaves window and focus alone', async ({ page, visit }) => {
  await openWithStillClock(page, visit, '/ash-city-guides/detroit');
  const tab = page.locator('main a[href*="category="]').first();
  await tab.focus();
  const top = () => tab.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const stood = await top();
  await followInStillness(page, '/ash-city-guides/detroit?category=coffee');
  await page.clock.runFor(2_000);
  // The list over it may have become another length: the browser keeps what is in sight where it is.
  expect(Math.abs((await top()) - stood)).toBeLessThanOrEqual(1);
  await expect(tab).toBeFocused();
});

for (const keys of [true, false]) {
  test(`a guide's categories scroll to the places each time, chosen by ${keys ? 'keys' : 'a press'}`, async ({
    page,
    visit,
  }) => {
    await openWithStillClock(page, visit, '/ash-city-guides/detroit');
    for (const value of ['coffee', 'bakery', 'coffee']) {
      await scrollTo(page, 300);
      const category = page.locator(`main a[href*="category=${value}"]`);
      if (keys) {
        await category.focus();
        await page.keyboard.press('Enter');
      } else {
        // A press that gives no focus, as in Safari.
        await category.evaluate((link: HTMLElement) => link.click());
      }
      await arriveInStillness(page, new RegExp(`category=${value}#places`));
      // The address changes before the page does, and the wait before the scroll begins with the page.
      await expect
        .poll(async () => {
          await page.clock.runFor(0);
          return category.getAttribute('aria-current');
        })
        .toBe('page');
      if (keys) await expect(category).toBeFocused();
      else await expect(page.locator('#places')).toBeFocused();
      await page.clock.runFor(1_500);
      expect(await page.evaluate(topOf, '#places')).toBe(50);
    }
  });
}

test('a link to the page in view starts it again', async ({ page, visit }) => {
  await openWithStillClock(page, visit, '/about');
  await scrollTo(page, 500);
  await followInStillness(page, '/about');
  // The address was there before the navigation ended: the focus tells of it.
  const heading = page.locator('main h1');
  await expect
    .poll(async () => {
      await page.clock.runFor(0);
      return heading.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
  await page.clock.runFor(299);
  expect(await scrollY(page)).toBe(500);
  await page.clock.runFor(1);
  expect(await scrollY(page)).toBe(0);
});

test('a long list grows in place, gives the focus to what came, and makes no history', async ({ page, visit }) => {
  await visit('/');
  await untilSectionsAlive(page);
  const entries = await page.evaluate(() => history.length);
  const press = page.locator('#press');
  const before = await press.getByRole('heading', { level: 3 }).count();
  await press.getByRole('link', { name: /^Show \d+ more$/ }).click();
  await expect(page).toHaveURL('/?page=2&list=press');
  await expect(press.getByRole('heading', { level: 3 }).nth(before).getByRole('link')).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
