import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Frame,
  type Page,
  type Request,
} from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { dismissSplashKey } from '#ui/constants.ts';

/** Minified: every page that is checked has to read it, and it is less than half as long. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

/** What the page did that no page may do: console errors, failed scripts, policy breaches, requests to other hosts. */
export type Offences = { console: string[]; foreign: string[] };

type Fixtures = {
  /** A browser that has seen the splash, which would lie over the home page in every test. */
  hasSeenSplash: boolean;
  offences: Offences;
  visit: (path: string) => Promise<number>;
};

/** Playwright's `storageState` would open a second page for each test, which takes longer than many a test. */
async function rememberSplash(context: BrowserContext): Promise<void> {
  const remember = ([site, key]: [site: string | undefined, key: string]) => {
    // A frame in a sandbox has this address, too, and no storage.
    if (self.origin === site) localStorage.setItem(key, 'true');
  };
  await context.addInitScript(remember, [process.env.SITE_URL, dismissSplashKey] as [string | undefined, string]);
}

export const test = base.extend<Fixtures>({
  hasSeenSplash: [true, { option: true }],

  context: async ({ context, hasSeenSplash }, use) => {
    if (hasSeenSplash) await rememberSplash(context);
    await use(context);
  },

  offences: async ({ page, baseURL }, use) => {
    const offences: Offences = { console: [], foreign: [] };
    const onConsole = (message: ConsoleMessage) => {
      // Chromium reports the 404 of the page itself, which is what a not-found page is.
      // A form that was sent by script and came back with its errors is a 422, or a 429, of this site.
      const { url } = message.location();
      const isOwnStatus =
        (url === page.url() && /status of (404|422|500)/.test(message.text())) ||
        (url.startsWith(`${baseURL}/`) && /status of (422|429)/.test(message.text()));
      if (message.type() === 'error' && !isOwnStatus) offences.console.push(message.text());
    };
    const onError = (error: Error) => void offences.console.push(String(error));
    const onRequest = (request: Request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== baseURL) offences.foreign.push(request.url());
    };
    page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
    await use(offences);
    page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
    expect(offences, 'no console error, no policy breach, no request to another host').toEqual({
      console: [],
      foreign: [],
    });
  },

  /** Opens a page and answers with its status. */
  visit: async ({ page, offences: _ }, use) => {
    await use(async (path) => {
      const response = await page.goto(path, { waitUntil: 'load' });
      await untilDrawn(page);
      return response?.status() ?? 0;
    });
  },
});

/**
 * Tests that share one page for as long as their worker runs: the browser starts once, and reads the site's scripts and
 * axe once. For tests that open an address and change nothing but the window's size.
 */
export function testsOnOnePage(options: BrowserContextOptions) {
  return test.extend<object, { onePage: Page }>({
    onePage: [
      async ({ browser }, use, { project }) => {
        const { baseURL, locale, timezoneId } = project.use;
        const guest = { ...(baseURL && { baseURL }), ...(locale && { locale }), ...(timezoneId && { timezoneId }) };
        const context = await browser.newContext({ ...guest, ...options });
        await rememberSplash(context);
        await use(await context.newPage());
        await context.close();
      },
      { scope: 'worker' },
    ],
    context: ({ onePage }, use) => use(onePage.context()),
    page: async ({ onePage, viewport }, use) => {
      if (viewport) await onePage.setViewportSize(viewport);
      await use(onePage);
      await onePage.unrouteAll({ behavior: 'ignoreErrors' });
      await onePage.context().clearCookies();
    },
  });
}

type Asked = {
  /** A part of the page; the whole of it when left out. */
  within?: string;
  /** Names of axe's rules that do not hold for the page; the caller says why. */
  except?: string[];
  /** The rules to ask, where the others have been asked of the same page. */
  only?: string[];
};

/**
 * Waits until nothing in sight moves that comes to an end: halfway, a part that opens is cut off, and colours are mixed.
 * What is skipped, as in a closed `details`, stands still until it is shown.
 */
async function untilAtRest(page: Page): Promise<void> {
  const isAtRest = () =>
    !document
      .getAnimations()
      .some(
        ({ effect, timeline, playState }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect instanceof KeyframeEffect &&
          Number.isFinite(effect.getComputedTiming().endTime) &&
          effect.target?.checkVisibility({ contentVisibilityAuto: true }),
      );
  await page.waitForFunction(isAtRest, null, { polling: 50, timeout: 10_000 });
}

/** No accessibility violation that axe can find, at WCAG 2.2 AA and axe's best practices. */
export async function expectAccessible(page: Page, asked: Asked = {}): Promise<void> {
  expect(await accessibilityViolations(page, asked)).toEqual([]);
}

/** The rules that ask something of colours, which alone change with the theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** What is open can be read by who prefers dark, too. Goes back to the light theme. */
export async function expectReadableInDark(page: Page, asked: Asked = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { ...asked, only: colourRules });
  await page.emulateMedia({ colorScheme: 'light' });
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on a page, a line each. */
export async function accessibilityViolations(
  page: Page,
  { within, except = [], only }: Asked = {},
): Promise<string[]> {
  await untilAtRest(page);
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  }
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: only ?? tags,
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  };
  // The lines are made in the page: axe's own answer takes as long to bring over as to find.
  return page.evaluate(
    async ([within, options]) => {
      const { violations } = await window.axe.run(within ?? document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
    },
    [within, options] as const,
  );
}

/** Gives the sign at which the application starts, and waits until it has. */
export async function untilInteractive(page: Frame | Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() => 'interactive' in document.documentElement.dataset, null, { timeout: 15_000 });
  await untilDrawn(page);
}

/** Waits until all of the page is drawn, one part after another: until then these have no text and no place. */
async function untilDrawn(page: Frame | Page): Promise<void> {
  await page.waitForFunction(() =>
    document.adoptedStyleSheets.every(
      ({ cssRules, disabled }) => disabled || [...cssRules].every(({ cssText }) => !cssText.includes('[data-drawn]')),
    ),
  );
}

/** Waits until the sections, whose code comes after that of the application, are alive too; those of HTML alone stay so. */
export async function untilSectionsAlive(page: Page): Promise<void> {
  await untilInteractive(page);
  // Those that hydrate later do so when the pointer comes to them.
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('[data-later]'))
      frame.dispatchEvent(new PointerEvent('pointerenter'));
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-section]:not([data-static]) > *')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  );
  // Effects run after the frame that hydrates, such as those that make links the tabs of a list.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

export { expect };
