import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { type BuiltSite, freePort, startBuiltSite } from '../built-site.ts';
import { findChromium } from '../find-chromium.ts';
import { fixedClockNodeOptions, fixedClockScript } from './fixed-clock.ts';
import { openCheckout } from './open-checkout.ts';
import { checkoutAddress, pageAddresses } from './page-addresses.ts';
import { requestPictures, resourcesLoaded, startApplication, visibleText } from './page-scripts.ts';
import { widths, writeAddresses, writePageView } from './snapshot-files.ts';
import { stableText } from './stable-text.ts';

/** Pages that are open at the same time. */
const parallelPages = 2;
const windowHeight = 900;
/** Longest that one step of one page may take, in ms. */
const stepTimeout = 60_000;
const operatorPassword = 'snapshot';
/** Flags for a machine without a display, a GPU or a way out to the internet; text is drawn the same everywhere. */
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

type SnapshotOptions = {
  /** Where the snapshot is written; files of an earlier one are replaced. */
  folder: string;
  /** The checkout whose build is served. */
  root: string;
  /** Called after each page that is done. */
  onPage: (done: number, all: number) => void;
};

/**
 * Serves the build of a checkout with a fresh database at a fixed time, and stores text, accessible tree and picture of
 * every address. Answers with the number of addresses. Throws when a page cannot be opened.
 */
export async function takeSnapshot({ folder, root, onPage }: SnapshotOptions): Promise<number> {
  const data = await mkdtemp(join(tmpdir(), 'ash-snapshot-'));
  const variables = {
    DATABASE_URL: `file:${join(data, 'ash.db')}`,
    NODE_OPTIONS: fixedClockNodeOptions,
    TZ: 'UTC',
    CATALOGUE: '1',
    CONTENT_RATE_LIMIT: '0',
    OPERATOR_PASSWORD: operatorPassword,
  };
  const site = await startBuiltSite(await freePort(), variables, root);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    await rm(folder, { recursive: true, force: true });
    const addresses = await pageAddresses(site);
    const queue = [...addresses];
    const work = async () => {
      for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
        await storePage(browser, site, address, folder);
        onPage(addresses.length - queue.length, addresses.length);
      }
    };
    await Promise.all(Array.from({ length: parallelPages }, work));
    await writeAddresses(folder, addresses);
    return addresses.length;
  } finally {
    await browser.close();
    await site.stop();
    await rm(data, { recursive: true, force: true });
  }
}

/** Each page has a context of its own: no cookie or stored value of another page can change what it shows. */
async function storePage(browser: Browser, site: BuiltSite, address: string, folder: string): Promise<void> {
  const context = await browser.newContext(contextOptions(site.address));
  try {
    context.setDefaultTimeout(stepTimeout);
    await context.addInitScript(fixedClockScript);
    // AVIF is made in the background while WebP is served: which of them comes depends on the moment.
    await context.route('**/f/**', (route) =>
      route.continue({ headers: { ...route.request().headers(), accept: 'image/webp,*/*' } }),
    );
    const page = await context.newPage();
    await page.goto(address === checkoutAddress ? await openCheckout(site.address) : site.address + address);
    await page.evaluate(startApplication);
    for (const width of widths) {
      await page.setViewportSize({ width, height: windowHeight });
      await writePageView(folder, address, width, await viewOf(page));
    }
  } catch (cause) {
    throw new Error(`${address} could not be stored`, { cause });
  } finally {
    await context.close();
  }
}

async function viewOf(page: Page) {
  await page.evaluate(requestPictures);
  await page.evaluate(resourcesLoaded);
  await page.waitForLoadState('networkidle');
  await page.evaluate(resourcesLoaded);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', timeout: stepTimeout });
  const text = stableText(await page.evaluate<string>(visibleText));
  const tree = stableText(await page.locator('body').ariaSnapshot());
  return { text, tree, picture };
}

function contextOptions(origin: string): BrowserContextOptions {
  return {
    viewport: { width: widths[0], height: windowHeight },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    httpCredentials: { username: 'operator', password: operatorPassword },
    // The splash would lie over the home page.
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'dismiss-splash', value: 'true' }] }] },
  };
}
