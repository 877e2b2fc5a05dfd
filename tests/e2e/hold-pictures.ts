import type { Page, Route } from '@playwright/test';

/** A picture as large as the asset: its size stands in its address, `/f/<space>/<W>x<H>/…`. */
function drawn(address: string): string {
  const [, width = 1600, height = 1200] = /\/(\d+)x(\d+)\//.exec(address) ?? [];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
}

/** Holds every picture back until `release`; then empty ones of the right size come, and every second one is broken. */
export async function holdPictures(page: Page): Promise<{ release: () => Promise<void> }> {
  const delayed: Route[] = [];
  let isReleased = false;
  let answered = 0;
  const answer = (route: Route) => {
    answered += 1;
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: answered % 2 === 0 ? 'no picture' : drawn(route.request().url()),
    });
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
