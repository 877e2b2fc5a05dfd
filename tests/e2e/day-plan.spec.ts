import { misfits } from './page-fit.ts';
import { expect, expectAccessible, test, untilInteractive, untilSectionsAlive } from './site-test.ts';

const guide = '/ash-city-guides/detroit';
const plan = `${guide}/plan`;

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a day is planned from the guide, put in order, shared and kept', async ({ page, visit, browser, baseURL }) => {
    await visit(guide);
    await page.locator('main').getByRole('link', { name: '3: The Low Note' }).click();
    await expect(page).toHaveURL(`${guide}#map-the-low-note`);
    await page.getByRole('link', { name: /^Back to the map.*The Low Note$/ }).click();
    await expect(page).toHaveURL(`${guide}#number-the-low-note`);
    await expect(page.locator('main').getByRole('link', { name: '3: The Low Note' })).toBeInViewport();

    await page.getByRole('button', { name: /^Add to your day\W+Third Shift$/ }).click();
    await expect(page).toHaveURL(`${guide}?added=third-shift#add-third-shift`);
    await expect(page.getByRole('button', { name: /^In your day\W+Third Shift$/ })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Third Shift' })).toBeInViewport();
    await page.getByRole('link', { name: 'See your day plan' }).click();
    await expect(page).toHaveURL(`${plan}?places=third-shift`);
    await page.getByRole('button', { name: /^Add\W+The Strand$/ }).click();
    await page.getByRole('button', { name: /^Up\W+The Strand$/ }).click();
    await expect(page).toHaveURL(`${plan}?places=the-strand,third-shift#stop-the-strand`);
    await expect(page.getByRole('heading', { level: 3 })).toContainText(['1: The Strand', '2: Third Shift']);
    await expect(page.getByText(/^about \d+ minutes on foot$/)).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'The route in Google Maps' })).toHaveAttribute(
      'href',
      /travelmode=walking.*waypoints=42\.3294%2C-83\.0432%7C42\.3368/,
    );
    await page.getByRole('button', { name: /^Remove\W+The Strand$/ }).click();
    await expect(page).toHaveURL(`${plan}?places=third-shift&removed=the-strand&at=0#removed`);
    await expect(page.getByText('The Strand was removed.')).toBeInViewport();
    await page.getByRole('button', { name: /^Undo\W+The Strand$/ }).click();
    await expect(page).toHaveURL(`${plan}?places=the-strand,third-shift#stop-the-strand`);
    await page.goto(plan);
    await expect(page).toHaveURL(`${plan}?places=the-strand,third-shift`);

    const friend = await browser.newContext(baseURL ? { baseURL, javaScriptEnabled: false } : {});
    const theirs = await friend.newPage();
    await theirs.goto(page.url());
    await expect(theirs.getByRole('heading', { name: /: / })).toHaveCount(2);
    await friend.close();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`${plan}?places=the-strand,third-shift`)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByText('To print it')).toBeHidden();
  });
});

test('a change leaves the page and the keyboard where they are', async ({ page, visit }) => {
  await visit(`${plan}?places=third-shift,the-strand,gone`);
  await untilInteractive(page);
  await expect(page.getByText('1 place of this plan is not in the guide any more.')).toBeVisible();
  await expectAccessible(page);
  expect(await misfits(page, 'a day plan')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 500 });
  const down = page.getByRole('button', { name: /^Down\W+Third Shift$/ });
  await down.press('Enter');
  await expect(page).toHaveURL(`${plan}?places=the-strand,third-shift`);
  await expect(down).toBeFocused();
  await expect(down).toBeInViewport({ ratio: 1 });
  const undo = page.getByRole('button', { name: /^Undo/ });
  await page.getByRole('button', { name: /^Remove\W+The Strand$/ }).press('Enter');
  await expect(undo).toBeFocused();
  await expect(undo).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${plan}?places=the-strand,third-shift`);
  await expect(page.getByRole('button', { name: /^Remove\W+The Strand$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(undo).toBeFocused();
  await page.getByRole('button', { name: /^Remove\W+Third Shift$/ }).press('Enter');
  await expect(page).toHaveURL(`${plan}?removed=third-shift&at=0`);
  await expect(page.getByText('No place yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo\W+Third Shift$/ })).toBeFocused();
  await expectAccessible(page);
});

test('a place is added without leaving the guide, and the keyboard stays on its button', async ({ page, visit }) => {
  await visit(`${guide}?category=coffee`);
  await untilSectionsAlive(page);
  const add = page.getByRole('button', { name: /^Add to your day/ }).first();
  await add.press('Enter');
  const added = page.getByRole('button', { name: /^In your day/ });
  await expect(added).toBeFocused();
  await expect(page).toHaveURL(`${guide}?category=coffee`);
  await expect(page.getByRole('status').filter({ hasText: /is in your day plan\.$/ })).toBeAttached();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Your day plan (1 place)' })).toBeVisible();
  await page.reload();
  await untilSectionsAlive(page);
  await expect(added).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Your day plan (1 place)' })).toBeVisible();
  await page.getByRole('link', { name: 'See your day plan' }).click();
  await expect(page).toHaveURL(/plan\?places=[\w-]+$/);
});
