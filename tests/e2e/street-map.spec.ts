import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningSite, startSite } from './running-site.ts';
import { accessibilityViolations, expect, expectReadableInDark, test, untilSectionsAlive } from './site-test.ts';

/** A style of one field, without tiles. */
const style = {
  version: 8,
  sources: {
    land: {
      type: 'geojson',
      data: {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [-84, 42],
              [-83, 42],
              [-83, 43],
              [-84, 43],
              [-84, 42],
            ],
          ],
        },
      },
    },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#e8e0d0' } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': '#cfd8c0' } },
  ],
};

const guide = '/ash-city-guides/detroit';

test.describe('with MAP_STYLE_URL', () => {
  // One after the other: otherwise the site would be started for each.
  test.describe.configure({ mode: 'default' });
  let tiles: Server;
  let site: RunningSite;
  let styleUrl: string;
  let broken = false;

  test.beforeAll(async () => {
    tiles = createServer((_request, response) => {
      response.writeHead(broken ? 500 : 200, {
        'Content-Type': 'application/json',
        'Access-Control-Allow-Origin': '*',
      });
      response.end(JSON.stringify(style));
    });
    await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve));
    styleUrl = `http://127.0.0.1:${(tiles.address() as AddressInfo).port}/style.json`;
    site = await startSite({ MAP_STYLE_URL: styleUrl });
  });
  test.afterAll(async () => {
    await site.stop();
    tiles.close();
  });

  test('the streets come when they are asked for, not before, and by keyboard alone', async ({ page }) => {
    const asked: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(site.address + guide);
    const { origin } = new URL(styleUrl);
    expect(response?.headers()['content-security-policy']).toContain(`connect-src 'self' ${origin}`);
    await untilSectionsAlive(page);
    await expect(page.getByText(new URL(styleUrl).host)).toBeVisible();
    expect(asked.filter((url) => /maplibre|style\.json/.test(url))).toEqual([]);

    await page.getByRole('button', { name: 'Show the streets' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.maplibregl-canvas')).toBeVisible();
    await expect(page.getByRole('button', { name: 'All places' })).toBeVisible();
    expect(asked).toContain(styleUrl);

    // A place chosen in the list is chosen on the map, and the other way round.
    const row = page.getByRole('button', { name: /, show on the map$/ }).nth(1);
    await row.focus();
    await page.keyboard.press('Space');
    const pressed = page.locator('.maplibregl-marker[aria-pressed="true"]');
    await expect(pressed).toHaveCount(1);
    await expect(row).toHaveAttribute('aria-pressed', 'true');
    const first = page.locator('button.maplibregl-marker').first();
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(row).toHaveAttribute('aria-pressed', 'false');
    for (const name of ['Closer', 'Farther', 'All places']) await page.getByRole('button', { name }).press('Enter');

    expect(await accessibilityViolations(page)).toEqual([]);
    await expectReadableInDark(page);
    await page.getByRole('button', { name: 'Back to the drawing' }).press('Enter');
    await expect(page.getByLabel(/^Map of Detroit/)).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('a page reached by a link has the policy that its map needs', async ({ page }) => {
    await page.goto(`${site.address}/ash-city-guides`);
    await untilSectionsAlive(page);
    await page.locator(`main a[href="${guide}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${guide}$`));
    await untilSectionsAlive(page);
    await page.getByRole('button', { name: 'Show the streets' }).click();
    await expect(page.locator('.maplibregl-canvas')).toBeVisible();
  });

  test('scrolling over the map scrolls the page', async ({ page }) => {
    await page.goto(site.address + guide);
    await untilSectionsAlive(page);
    await page.getByRole('button', { name: 'Show the streets' }).click();
    const canvas = page.locator('.maplibregl-canvas');
    await canvas.hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });

  test('when the streets do not come, the drawing and the list stay', async ({ page }) => {
    await page.goto(site.address + guide);
    await untilSectionsAlive(page);
    broken = true;
    await page.getByRole('button', { name: 'Show the streets' }).click();
    await expect(page.getByText('could not be loaded; the drawing and the list stay')).toBeVisible();
    await expect(page.getByLabel(/^Map of Detroit/)).toBeVisible();
    broken = false;
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the drawn map stands alone', async ({ page }) => {
      await page.goto(site.address + guide);
      await expect(page.getByLabel(/^Map of Detroit/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Show the streets' })).toBeHidden();
    });
  });
});

test('otherwise the drawn map is the map, and the policy allows no other host', async ({ page, visit }) => {
  expect(await visit(guide)).toBe(200);
  await expect(page.getByLabel(/^Map of Detroit/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the streets' })).toHaveCount(0);
  const policy = (await page.request.get(guide)).headers()['content-security-policy'];
  expect(policy).not.toContain('connect-src');
});
