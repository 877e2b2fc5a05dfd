import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort, startBuiltSite } from '../built-site.ts';
import { openCheckout } from './ask-shop.ts';
import { launchBrowser, operatorPassword, start, viewOf, withPage } from './browser-pages.ts';
import { fixedClockNodeOptions } from './fixed-clock.ts';
import { checkoutAddress, pageAddresses } from './page-addresses.ts';
import { playScenarios } from './scenarios/play-scenarios.ts';
import { widths, writeAddresses, writePageView } from './snapshot-files.ts';

/** Pages that are open at the same time. */
const parallelPages = 2;

type SnapshotOptions = {
  /** Where the snapshot is written; files of an earlier one are replaced. */
  folder: string;
  /** The checkout whose build is served. */
  root: string;
  /** The part of the addresses that is stored; scenarios are played when it matches the word `scenarios`. */
  only: RegExp;
  /** Called after each page that is done. */
  onPage: (done: number, all: number) => void;
};

/**
 * Serves the build of a checkout with a fresh database at a fixed time, and stores text, accessible tree and picture of
 * every address and of every step of the scenarios, each loaded anew at each width. Answers with their number. Throws
 * when a page cannot be opened.
 */
export async function takeSnapshot({ folder, root, only, onPage }: SnapshotOptions): Promise<number> {
  const data = await mkdtemp(join(tmpdir(), 'ash-snapshot-'));
  const database = join(data, 'ash.db');
  const variables = {
    DATABASE_URL: `file:${database}`,
    NODE_OPTIONS: fixedClockNodeOptions,
    TZ: 'UTC',
    CATALOGUE: '1',
    CONTENT_RATE_LIMIT: '0',
    LOGIN_LIMIT: '0',
    FORM_LIMIT: '0',
    OPERATOR_PASSWORD: operatorPassword,
  };
  const { address: site, stop } = await startBuiltSite(await freePort(), variables, root);
  const browser = await launchBrowser();
  try {
    await rm(folder, { recursive: true, force: true });
    const addresses = (await pageAddresses(site)).filter((address) => only.test(address));
    const stored = new Set(addresses);
    const storeAs = async (address: string, width: number, page: Page) => {
      await writePageView(folder, address, width, await viewOf(page));
      stored.add(address);
    };
    const storeAddress = async (address: string) => {
      for (const width of widths) {
        await withPage(browser, site, width, async (page) => {
          await page.goto(address === checkoutAddress ? await openCheckout(site) : site + address);
          await storeAs(address, width, page);
        }).catch((cause) => {
          throw new Error(`${address} could not be stored at ${width} px`, { cause });
        });
      }
    };
    const queue = [...addresses];
    const work = async () => {
      for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
        await storeAddress(address);
        onPage(addresses.length - queue.length, addresses.length);
      }
    };
    await Promise.all(Array.from({ length: parallelPages }, work));
    // After all pages: what is bought here is out of stock.
    for (const width of only.test('scenarios') ? widths : []) {
      await playScenarios({
        site,
        database,
        width,
        start,
        withPage: (play) => withPage(browser, site, width, play),
        storeAs: (address, page) => storeAs(address, width, page),
      });
    }
    await writeAddresses(folder, [...stored]);
    return stored.size;
  } finally {
    await browser.close();
    await stop();
    await rm(data, { recursive: true, force: true });
  }
}
