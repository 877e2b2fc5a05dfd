import type { Page } from '@playwright/test';
import { newEmail } from './account-site.ts';
import { easyChallenge } from './form-challenges.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { test as siteTest } from './site-test.ts';

/** The recipients of submissions, in the notation of RECIPIENTS. */
export const recipients = 'default=desk@ash.example,careers=work@ash.example,contact.lost=lost@ash.example';

/** In the place of every picture: a fresh site would draw them first. */
const onePixel = {
  contentType: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

type Fixtures = {
  /** The address that the test's own sender has. */
  email: string;
};
type WorkerFixtures = { ownSite: RunningSite };

/**
 * Tests of forms: a site of their own, where as many may be sent as one likes. Its challenges are easy ones, signed by its
 * key; `page.unroute('**\/api/challenge')` has the site's own, which take their time.
 */
export const test = siteTest.extend<Fixtures, WorkerFixtures>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const site = await startSite({ FORM_LIMIT: '0', RECIPIENTS: recipients });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.address),
  page: async ({ page, ownSite }, use) => {
    await spareWork(page, ownSite);
    await use(page);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  email: ({}, use) => use(newEmail()),
});

/** Keeps a page from waiting for pictures and for hard challenges. */
export async function spareWork(page: Page, site: RunningSite): Promise<void> {
  await page.route('**/f/**', (route) => route.fulfill(onePixel));
  await page.route('**/api/challenge', (route) => route.fulfill({ json: easyChallenge(site) }));
}

export { expect } from './site-test.ts';
