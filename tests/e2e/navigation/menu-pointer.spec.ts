import { expect, test } from '../site-test.ts';
import { openWithStillClock } from './moving.ts';

test('a pointer that rests on an item opens its panel after 120 ms, and one that leaves closes it 500 ms later', async ({
  page,
  visit,
}) => {
  await openWithStillClock(page, visit, '/about');
  const panel = page.getByRole('navigation', { name: 'Main' }).locator('details').first();
  await panel.locator('summary').hover();
  await page.clock.runFor(119);
  await expect(panel).not.toHaveAttribute('open');
  await page.clock.runFor(1);
  await expect(panel).toHaveAttribute('open', '');

  await page.mouse.move(20, 860);
  await page.clock.runFor(499);
  await expect(panel).toHaveAttribute('open', '');
  await page.clock.runFor(1);
  await expect(panel).not.toHaveAttribute('open');
});

test('a pointer that comes back in time keeps the panel, and one panel is open at a time', async ({ page, visit }) => {
  await openWithStillClock(page, visit, '/about');
  const panels = page.getByRole('navigation', { name: 'Main' }).locator('details');
  const [first, second] = [panels.first(), panels.nth(1)];
  await first.locator('summary').hover();
  await page.clock.runFor(120);
  await page.mouse.move(20, 860);
  await page.clock.runFor(400);
  await first.locator('summary').hover();
  await page.clock.runFor(1_000);
  await expect(first).toHaveAttribute('open', '');
  await second.locator('summary').hover();
  await page.clock.runFor(120);
  await expect(second).toHaveAttribute('open', '');
  await expect(first).not.toHaveAttribute('open');
});
