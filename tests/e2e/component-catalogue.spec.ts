import type { Page } from '@playwright/test';
import { misfits } from './page-fit.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { accessibilityViolations, expect, test, untilInteractive } from './site-test.ts';

/** Sections of the page stand side by side in several states, each with the heading it has on a page of its own. */
const notOnThisPage = ['landmark-unique'];

/** The window is made narrow with the page in it, as a phone is turned: half the pages to load. */
const widths = [1440, 390];
/** A light theme and a dark one. What they change is colours and typefaces alone. */
const themes = { light: { theme: 'ash', skin: '' }, dark: { theme: 'siren', skin: 'candy' } };
/** Where the wider typefaces of the dark theme are most likely to be too wide. */
const widthsOfTypefaces = [320, 768, 1280];
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The states are shared out over so many tests, so that a second try repeats a part of them. */
const shares = 4;

/** A picture of one pixel: none of the rules looks into a picture, and drawing hundreds takes longer than all else. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Applies a theme to every state on the page, as `?theme=…&skin=…` would; answers with their number. */
function applyTheme(page: Page, { theme, skin }: { theme: string; skin: string }): Promise<number> {
  return page.evaluate(
    ([theme = '', skin = '']) => {
      let themed = 0;
      for (const state of document.querySelectorAll<HTMLElement>('[data-state]:not([data-state=""])')) {
        const themeRoot = state.closest<HTMLElement>('main [data-theme]');
        if (!themeRoot || state.parentElement !== themeRoot) continue;
        themeRoot.dataset.theme = theme;
        if (skin) state.dataset.skin = skin;
        else delete state.dataset.skin;
        themed += 1;
      }
      return themed;
    },
    [theme, skin],
  );
}

test.describe('with CATALOGUE=1', () => {
  // One after the other: otherwise the site would be started for each.
  test.describe.configure({ mode: 'default' });
  let site: RunningSite;
  test.beforeAll(async () => {
    site = await startSite({ CATALOGUE: '1' });
  });
  test.afterAll(() => site.stop());

  /** Every page of the catalogue: the sections, and the states that have a page of their own. */
  async function addresses(request: import('@playwright/test').APIRequestContext): Promise<string[]> {
    const index = await (await request.get(`${site.address}/catalogue`)).text();
    const sections = [...index.matchAll(/href="(\/catalogue\/[^"/?]+)"/g)].map(([, path = '']) => path);
    const pages = await Promise.all(
      sections.map(async (path) => {
        const html = await (await request.get(site.address + path)).text();
        const apart = html
          .slice(html.indexOf('<h1'), html.indexOf('<h2'))
          .matchAll(/href="(\/catalogue\/[^"/?]+\/[^"?]+)"/g);
        return [path, ...[...apart].map(([, own = '']) => own)];
      }),
    );
    return [...new Set(pages.flat())];
  }

  for (let share = 0; share < shares; share += 1) {
    test(`every state fits, and is accessible at both widths, light and dark (${share + 1} of ${shares})`, async ({
      page,
      request,
    }) => {
      test.setTimeout(600_000);
      await page.route('**/f/**', (route) => route.fulfill({ contentType: 'image/png', body: onePixel }));
      const paths = await addresses(request);
      expect(paths.length).toBeGreaterThan(30);
      const wrong: string[] = [];
      let themed = 0;
      for (const path of paths.filter((_, index) => index % shares === share)) {
        await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
        const response = await page.goto(site.address + path);
        if (response?.status() !== 200) wrong.push(`${path}: ${response?.status()}`);
        await untilInteractive(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          for (const [name, theme] of Object.entries(themes)) {
            // Colours do not depend on the width.
            if (name === 'dark' && width !== widths[0]) continue;
            themed += await applyTheme(page, theme);
            const rules = name === 'dark' ? { only: colourRules } : { except: notOnThisPage };
            // The header and the footer are the same each time; pages.spec.ts checks them at both widths, in every theme.
            const part = width === widths[0] && name === 'light' ? {} : { within: 'main' };
            const violations = await accessibilityViolations(page, { ...rules, ...part });
            wrong.push(...violations.map((violation) => `${path} at ${width} px (${name}): ${violation}`));
          }
          await applyTheme(page, themes.light);
        }
        wrong.push(...(await misfits(page, `${path} (light)`)));
        await applyTheme(page, themes.dark);
        wrong.push(...(await misfits(page, `${path} (dark)`, widthsOfTypefaces)));
      }
      expect(themed).toBeGreaterThan(100);
      expect(wrong).toEqual([]);
    });
  }

  test('the catalogue is not for search engines', async ({ request }) => {
    expect(await (await request.get(`${site.address}/catalogue`)).text()).toContain('content="noindex"');
    expect(await (await request.get(`${site.address}/sitemap.xml`)).text()).not.toContain('/catalogue');
  });

  test('a section or state that is not there is a 404', async ({ request }) => {
    for (const path of ['/catalogue/none', '/catalogue/room-cards/no_such_state', '/catalogue/room-cards/all/more']) {
      expect((await request.get(site.address + path)).status(), path).toBe(404);
    }
  });
});

test('otherwise the catalogue does not exist', async ({ request }) => {
  for (const path of ['/catalogue', '/catalogue/room-cards', '/catalogue/room-cards/all']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
