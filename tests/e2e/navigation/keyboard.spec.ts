import { expect, expectAccessible, test, untilInteractive } from '../site-test.ts';
import { arriveInStillness, follow, openWithStillClock, untilAlive } from './moving.ts';

test('the skip link is the first stop and leads to the content', async ({ page, visit }) => {
  await visit('/');
  await untilInteractive(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the menu opens, is walked through and closed by keyboard', async ({ page, visit }) => {
  await visit('/about');
  await untilInteractive(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const panel = menu.locator('details').first();
  const opener = panel.locator('summary');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveAttribute('open', '');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).not.toHaveAttribute('open');
  await expect(opener).toBeFocused();
});

test('following a link of the menu closes it 500 ms later, with the focus on the page', async ({ page, visit }) => {
  await openWithStillClock(page, visit, '/about');
  const panel = page.getByRole('navigation', { name: 'Main' }).locator('details').first();
  await panel.locator('summary').focus();
  await page.keyboard.press('Enter');
  const link = panel.getByRole('link', { name: /Ulysses/ });
  await link.focus();
  await page.keyboard.press('Enter');
  await arriveInStillness(page, '/hotels/ulysses');
  await expect(page.getByRole('heading', { level: 1, name: 'Ulysses' })).toBeFocused();
  await page.clock.runFor(499);
  await expect(panel).toHaveAttribute('open', '');
  await page.clock.runFor(1);
  await expect(panel).not.toHaveAttribute('open');
});

test('a navigation within the page closes the menu too', async ({ page, visit }) => {
  await openWithStillClock(page, visit, '/about');
  const panel = page.getByRole('navigation', { name: 'Main' }).locator('details').first();
  await panel.locator('summary').click();
  await page.evaluate(() => {
    location.hash = 'nothing';
  });
  await page.clock.runFor(499);
  await expect(panel).toHaveAttribute('open', '');
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return panel.getAttribute('open');
    })
    .toBeNull();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is a dialog that keeps the focus, and gives it back', async ({ page, visit }) => {
    await visit('/about');
    await untilInteractive(page);
    const opener = page.getByRole('button', { name: 'Menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(dialog).toBeVisible();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && activeElement?.closest('dialog') === null;
      });
      expect(outside).toBe(false);
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('a link of it leads on; it closes 500 ms later, with the focus on the page', async ({ page, visit }) => {
    await openWithStillClock(page, visit, '/about');
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await dialog.getByRole('link', { name: 'Newsletter' }).first().press('Enter');
    await arriveInStillness(page, '/newsletter');
    // The address changes before the page does, and the delay begins with the page.
    await expect(page.locator('main h1', { hasText: 'Newsletter' })).toBeAttached();
    await page.clock.runFor(499);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(1);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('a row of slides is reached and moved by keyboard', async ({ page, visit }) => {
  await visit('/');
  await untilInteractive(page);
  const row = page.locator('[aria-roledescription="carousel"]').first();
  const scroller = row.locator('[tabindex="0"]').first();
  const left = () => scroller.evaluate((element) => element.scrollLeft);
  // A section below the window comes to life, with its buttons, when it comes near.
  await row.scrollIntoViewIfNeeded();
  await row.getByRole('button', { name: 'Previous' }).focus();
  await page.keyboard.press('Tab');
  await expect(row.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(left).toBeGreaterThan(100);
  await page.keyboard.press('Tab');
  await expect(scroller).toBeFocused();
  const before = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(before);
});

test('a slide that the keyboard comes to is shown whole', async ({ page, visit }) => {
  await visit('/');
  await untilInteractive(page);
  const row = page.locator('[aria-roledescription="carousel"]').first();
  await row.scrollIntoViewIfNeeded();
  await row.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Tab');
  const slides = row.locator('[aria-roledescription="slide"]');
  for (let slide = 0; slide < (await slides.count()); slide += 1) {
    await page.keyboard.press('Tab');
    await expect(slides.nth(slide).locator(':focus')).toHaveCount(1);
    await expect(slides.nth(slide)).toBeInViewport({ ratio: 0.99 });
  }
});

test('questions open and close by keyboard', async ({ page, visit }) => {
  await visit('/souvenirs/faqs');
  await untilInteractive(page);
  const question = page.locator('main details').first();
  await question.locator('summary').focus();
  await page.keyboard.press('Space');
  await expect(question).toHaveAttribute('open', '');
  await page.keyboard.press('Space');
  await expect(question).not.toHaveAttribute('open');
});

test('a picture opens large by keyboard, Escape gives the focus back, a navigation closes it', async ({
  page,
  visit,
}) => {
  await visit('/hotels/ulysses');
  await untilInteractive(page);
  const picture = page.locator('[data-section="gallery"] li a').first();
  const dialog = page.getByRole('dialog');
  // The focus brings a section below the window to life.
  await picture.focus();
  await untilAlive(picture);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(picture).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await follow(page, '/about');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});
