import type { Page, Route } from '@playwright/test';
import { lists, pages } from './addresses.ts';
import { misfits } from './page-fit.ts';
import config from './playwright.config.ts';
import { expect, test, untilInteractive } from './site-test.ts';

// With scrollbars that take room, as most desktop browsers have them: the window is wider than what a page may fill.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

/** A picture as large as the asset: its size stands in its address, `/f/<space>/<W>x<H>/…`. */
function drawn(address: string): string {
  const [, width = 1600, height = 1200] = /\/(\d+)x(\d+)\//.exec(address) ?? [];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
}

/** Holds every picture back until `release`; then they come, and every second one fails. */
async function holdPictures(page: Page): Promise<{ release: () => Promise<void> }> {
  const delayed: Route[] = [];
  let isReleased = false;
  let answered = 0;
  const answer = (route: Route) => {
    answered += 1;
    if (answered % 2 === 0) return route.abort();
    return route.fulfill({ contentType: 'image/svg+xml', body: drawn(route.request().url()) });
  };
  await page.route('**/f/**', async (route) => {
    if (isReleased) await answer(route);
    else delayed.push(route);
  });
  return {
    async release() {
      isReleased = true;
      await Promise.all(delayed.splice(0).map(answer));
    },
  };
}

/** No page is wider than its window, whether its pictures wait, have come or have failed. */
async function expectToFit(page: Page, path: string): Promise<void> {
  const pictures = await holdPictures(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const waiting = await misfits(page, 'pictures wait');
  await pictures.release();
  await untilInteractive(page);
  expect([...waiting, ...(await misfits(page, 'pictures came or failed'))]).toEqual([]);
}

const notFound = ['/nowhere', '/dining/none', '/dining/karls/none', '/dining/candy-bar/none', '/hotels/ulysses/none'];
const others = [
  '/hotels',
  '/hotels?hotel=the-siren&compare=all',
  '/search',
  '/search?q=key',
  '/events?view=month',
  '/ash-mail/the-dean/none',
  '/dining/the-gold-room/none',
  ...notFound,
];

for (const path of [
  ...pages.map(([path]) => path),
  '/hotels/the-siren/none',
  '/hotels/shenandoah-mansions/none',
  ...others,
]) {
  test(`${path} fits every window`, ({ page }) => expectToFit(page, path));
}

for (const [list, prefix] of lists) {
  test(`a page under ${prefix} fits every window`, async ({ page, request }) => {
    const main = /<main\b[\s\S]*<\/main>/.exec(await (await request.get(list)).text())?.[0] ?? '';
    const links = [...main.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(([, href = '']) => href);
    const first = links.find((href) => href.startsWith(prefix) && href !== list && !href.endsWith('.xml'));
    await expectToFit(page, first ?? '');
  });
}
