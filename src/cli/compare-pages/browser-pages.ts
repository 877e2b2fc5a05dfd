import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findChromium } from '../find-chromium.ts';
import { fixedClockScript } from './fixed-clock.ts';
import {
  layOutSelects,
  requestPictures,
  resourcesLoaded,
  scrollToTop,
  startApplication,
  visibleText,
} from './page-scripts.ts';
import type { PageView } from './snapshot-files.ts';
import { maskScript, stableText } from './stable-text.ts';

const windowHeight = 900;
/** Longest that one step of one page may take, in ms. */
const stepTimeout = 60_000;
/** After so many pictures a page that never stands still is stored as it is. */
const mostPictures = 5;
export const operatorPassword = 'snapshot';
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

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
}

/**
 * Gives `work` a page in a context of its own, so that no cookie or stored value of another page can change what it
 * shows. The window has this width from the start: a page that is resized can keep what it measured before.
 */
export async function withPage(
  browser: Browser,
  origin: string,
  width: number,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(contextOptions(origin, width));
  try {
    context.setDefaultTimeout(stepTimeout);
    await context.addInitScript(fixedClockScript);
    // AVIF is made in the background while WebP is served: which of them comes depends on the moment.
    await context.route('**/f/**', (route) =>
      route.continue({ headers: { ...route.request().headers(), accept: 'image/webp,*/*' } }),
    );
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Waits until the page is loaded and its application, where it has one, runs. */
export async function start(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(startApplication);
}

/** Text, accessible tree and picture of the whole page, with what differs each time masked. */
export async function viewOf(page: Page): Promise<PageView> {
  await start(page);
  const picture = await stillPicture(page);
  const text = stableText(await page.evaluate<string>(visibleText));
  const tree = stableText(await page.locator('body').ariaSnapshot());
  return { text, tree, picture };
}

/** The page's picture once two in a row are the same: dialogs and frames bring pictures and heights of their own later. */
async function stillPicture(page: Page): Promise<Buffer> {
  let last = await pictureOf(page);
  for (let tries = 1; tries < mostPictures; tries += 1) {
    const next = await pictureOf(page);
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

async function pictureOf(page: Page): Promise<Buffer> {
  await page.evaluate(requestPictures);
  await page.evaluate(resourcesLoaded);
  await page.waitForLoadState('networkidle');
  await page.evaluate(resourcesLoaded);
  await page.evaluate(maskScript);
  await page.evaluate(layOutSelects);
  await page.evaluate(scrollToTop);
  // What waits to come near the window would be missing.
  const style = '* { content-visibility: visible !important; }';
  return page.screenshot({ fullPage: true, animations: 'disabled', style, timeout: stepTimeout });
}

function contextOptions(origin: string, width: number): BrowserContextOptions {
  return {
    viewport: { width, height: windowHeight },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    httpCredentials: { username: 'operator', password: operatorPassword },
    // The splash would lie over the home page.
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'dismiss-splash', value: 'true' }] }] },
  };
}
