import { expect, expectAccessible, test, untilSectionsAlive } from './site-test.ts';

const path = '/hotels/the-siren';

test('the service popup is armed past its element, opens by its button alone, and stays away once closed', async ({
  page,
  visit,
}) => {
  await visit(path);
  await untilSectionsAlive(page);
  const offer = page.getByRole('button', { name: 'Ask the desk' });
  const panel = page.getByRole('region', { name: 'Ask the desk' });
  await expect(offer).toBeHidden();

  // As far as a hash or the End key jumps: the element is never in view on the way.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(offer).toBeVisible();
  await expect(panel).toBeHidden();
  // Back at the top it steps aside for the hero's own words.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(offer).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await offer.click();
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Call the desk' })).toHaveAttribute('href', 'tel:+13135550104');
  await expectAccessible(page);

  await panel.getByRole('button', { name: 'No, thank you' }).click();
  await expect(offer).toBeHidden();
  await visit(path);
  await untilSectionsAlive(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('[data-state="dismissed"]')).toBeAttached();
  await expect(offer).toBeHidden();
});

test('the service popup never keeps the keyboard from the page', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(path);
  await untilSectionsAlive(page);
  const toTheEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await toTheEnd();
  const offer = page.getByRole('button', { name: 'Ask the desk' });
  const panel = page.getByRole('region', { name: 'Ask the desk' });
  await offer.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(offer).toBeFocused();

  await offer.press('Enter');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  // A link that lies under the button.
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Returns' });
  await link.focus();
  await link.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(page.locator('[data-state="armed"]')).toHaveCSS('opacity', '0');
  await offer.focus();
  await expect(page.locator('[data-state="armed"]')).toHaveCSS('opacity', '1');

  await offer.press('Enter');
  await toTheEnd();
  const before = await page.evaluate(() => scrollY);
  await panel.getByRole('button', { name: 'No, thank you' }).press('Enter');
  await expect(offer).toBeHidden();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeFocused();
  await expect(footer).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

for (const width of [390, 1440]) {
  test(`at ${width} px the offer of help covers no link of the footer at the page’s end`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(path);
    await untilSectionsAlive(page);
    const links = page.getByRole('contentinfo').getByRole('link');
    await links.last().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const offer = await page.getByRole('button', { name: 'Ask the desk' }).boundingBox();
    const ends = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().bottom));
    expect(ends.length).toBeGreaterThan(5);
    expect(Math.max(...ends)).toBeLessThanOrEqual(offer?.y ?? 0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [part, words] of [
    ['guest-services', 'The cage once held eleven tons of cable'],
    ['parking', 'There is no valet.'],
    ['accessibility', 'The room you reserve is held for you'],
  ] as const) {
    test(`the fold that holds #${part} opens for it`, async ({ page, visit }) => {
      await visit(`${path}#${part}`);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.locator('main details[open]')).toHaveCount(1);
    });
  }

  test('its words stand in the page', async ({ page, visit }) => {
    await visit(path);
    await expect(page.getByRole('region', { name: 'Ask the desk' })).toContainText('the desk knows and is awake');
  });
});
