import { launchWithPictures } from './playwright.config.ts';
import { expect, expectAccessible, expectReadableInDark, test, untilSectionsAlive } from './site-test.ts';

test.use({ launchOptions: launchWithPictures });

const path = '/hotels/the-siren';

test('a picture opens large, moves by keys and buttons, and Back closes it', async ({ page, visit }) => {
  await visit(path);
  await untilSectionsAlive(page);
  const gallery = page.locator('[data-section="gallery"]');
  await gallery.getByRole('link').first().click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox).toBeVisible();
  await expect(page).toHaveURL(`${path}?photo=1`);
  await expect(lightbox.getByText('1 / 3')).toBeVisible();
  await expectAccessible(page);
  await expectReadableInDark(page);

  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${path}?photo=2`);
  await lightbox.getByRole('button', { name: 'Next' }).click();
  await expect(lightbox.getByText('3 / 3')).toBeVisible();
  await expect(lightbox.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await expect(lightbox.getByRole('group', { name: '3 of 3' }).locator('img').first()).toBeInViewport();

  const picture = lightbox.getByRole('group', { name: '3 of 3' }).locator('img').first();
  const fitted = (await picture.boundingBox())?.width ?? 0;
  await lightbox.getByRole('button', { name: /twice the size/ }).click();
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(fitted * 1.5);

  await page.goBack();
  await expect(lightbox).toBeHidden();
  await expect(page).toHaveURL(path);
});

test('a shared link opens its picture, a number too high opens none', async ({ page, visit }) => {
  await visit(`${path}?photo=2`);
  await expect(page.getByRole('dialog').getByText('2 / 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(path);
  await visit(`${path}?photo=99`);
  await untilSectionsAlive(page);
  await expect(page.getByRole('dialog')).toBeHidden();
});
