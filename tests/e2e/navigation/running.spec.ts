import type { Page } from '@playwright/test';
import { expect, test, untilInteractive } from '../site-test.ts';
import { openWithStillClock } from './moving.ts';

const ticker = (page: Page) => page.locator('[data-section="ticker"]').first();
const line = (page: Page) => ticker(page).locator('ul').first();

/** Milliseconds that one pass of the line takes; `null` while it stands still. */
const passTime = (page: Page) =>
  line(page).evaluate((element) => {
    const [animation] = element.getAnimations();
    return animation?.playState === 'running' ? Number(animation.effect?.getComputedTiming().duration) : null;
  });

test('the line runs, fills its frame, and can be stopped', async ({ page, visit }) => {
  await visit('/');
  await untilInteractive(page);
  await expect.poll(() => passTime(page)).toBe(20_000);
  const filled = await ticker(page).evaluate((section) => {
    const copies = [...section.querySelectorAll('ul')];
    return copies.slice(1).reduce((sum, copy) => sum + copy.getBoundingClientRect().width, 0) >= section.clientWidth;
  });
  expect(filled).toBe(true);
  await ticker(page).getByRole('button', { name: 'Pause moving text' }).click();
  await page.mouse.move(5, 5);
  await expect.poll(() => passTime(page)).toBeNull();
  await ticker(page).getByRole('button', { name: 'Play moving text' }).press('Enter');
  await expect.poll(() => passTime(page)).toBe(20_000);
});

declare global {
  interface Window {
    /** The intervals that the page has started, by their ids. */
    polls?: Map<unknown, { delay: unknown; runs: number; ended: boolean }>;
  }
}

test('the line is measured every 100 ms until it is stable, then when its size changes', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const every = window.setInterval.bind(window);
    const end = window.clearInterval.bind(window);
    const polls: typeof window.polls = new Map();
    Object.assign(window, {
      polls,
      setInterval: (act: () => void, delay: number) => {
        const poll = { delay, runs: 0, ended: false };
        const id = every(() => {
          poll.runs += 1;
          act();
        }, delay);
        polls.set(id, poll);
        return id;
      },
      clearInterval: (id: number) => {
        const poll = polls.get(id);
        if (poll) poll.ended = true;
        end(id);
      },
    });
  });
  await visit('/');
  await untilInteractive(page);
  await expect.poll(() => passTime(page)).toBe(20_000);
  const polls = () => page.evaluate(() => [...(window.polls?.values() ?? [])]);
  await expect.poll(polls).toEqual([{ delay: 100, runs: expect.any(Number), ended: true }]);
  const [poll] = await polls();
  expect(poll?.runs).toBeGreaterThanOrEqual(2);

  const copies = await ticker(page).locator('ul').count();
  await page.evaluate(() => {
    for (const item of document.querySelectorAll('[data-section="ticker"] li:nth-child(n + 2)')) item.remove();
  });
  await expect.poll(() => ticker(page).locator('ul').count()).toBeGreaterThan(copies);
});

for (const path of ['/', '/hotels/ulysses']) {
  test(`a row of ${path} moves by one slide in exactly 300 ms`, async ({ page, visit }) => {
    await openWithStillClock(page, visit, path);
    const row = page.locator('[aria-roledescription="carousel"]').first();
    await row.scrollIntoViewIfNeeded();
    const next = row.getByRole('button', { name: 'Next' });
    const scroller = row.locator('[tabindex="0"]').first();
    const target = await scroller.evaluate((element) => {
      const [first, second] = [...element.children] as HTMLElement[];
      return Math.min((second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0), element.scrollWidth - element.clientWidth);
    });
    expect(target).toBeGreaterThan(100);
    const left = () => scroller.evaluate((element) => Math.round(element.scrollLeft));
    await next.click();
    await page.clock.runFor(280);
    expect(await left()).toBeGreaterThan(0);
    expect(await left()).toBeLessThan(target);
    // The next frame after 300 ms is at most 16 ms later.
    await page.clock.runFor(36);
    expect(Math.abs((await left()) - target)).toBeLessThanOrEqual(1);
    await expect(scroller).toHaveCSS('scroll-snap-type', 'x mandatory');
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the line stands still, whole, without a button', async ({ page, visit }) => {
    await openWithStillClock(page, visit, '/');
    await page.clock.runFor(1_000);
    expect(await passTime(page)).toBeNull();
    await expect(ticker(page).locator('ul')).toHaveCount(1);
    await expect(ticker(page).getByRole('button')).toHaveCount(0);
    expect(await line(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  });

  test('a row jumps', async ({ page, visit }) => {
    await openWithStillClock(page, visit, '/');
    const row = page.locator('[aria-roledescription="carousel"]').first();
    await row.getByRole('button', { name: 'Next' }).click();
    expect(
      await row
        .locator('[tabindex="0"]')
        .first()
        .evaluate((element) => element.scrollLeft),
    ).toBeGreaterThan(100);
  });

  test('nothing on a page runs for longer than a moment', async ({ page, visit }) => {
    for (const path of ['/', '/hotels/ulysses', '/souvenirs']) {
      await visit(path);
      await untilInteractive(page);
      const running = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 10)
          .map((animation) => (animation as CSSAnimation).animationName),
      );
      expect(running).toEqual([]);
    }
  });
});
