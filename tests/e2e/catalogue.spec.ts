import { type RunningSite, startSite } from './running-site.ts';
import { accessibilityFaults, expect, test, untilInteractive } from './site-test.ts';

/** Sections of the page stand side by side in several states, each with the heading it has on a page of its own. */
const notOnThisPage = ['landmark-unique'];

const widths = [390, 1440];
const dresses = ['', '?theme=siren&skin=candy'];

test.describe('with CATALOGUE=1', () => {
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

  for (const width of widths) {
    for (const dress of dresses) {
      test(`every state is accessible at ${width} px ${dress || 'in the group’s own theme'}`, async ({
        page,
        request,
      }) => {
        test.setTimeout(600_000);
        await page.setViewportSize({ width, height: 900 });
        const paths = await addresses(request);
        expect(paths.length).toBeGreaterThan(30);
        const wrong: string[] = [];
        for (const path of paths) {
          const response = await page.goto(site.address + path + dress);
          if (response?.status() !== 200) wrong.push(`${path}: ${response?.status()}`);
          await untilInteractive(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (overflow > 0) wrong.push(`${path} is ${overflow} px wider than the window`);
          const faults = await accessibilityFaults(page, notOnThisPage);
          wrong.push(...faults.map((fault) => `${path}: ${fault}`));
        }
        expect(wrong).toEqual([]);
      });
    }
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
