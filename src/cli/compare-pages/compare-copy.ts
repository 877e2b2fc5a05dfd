import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { contentSeed } from '#content/seed.ts';
import type { LinksResponse, StoryResponse } from '#protocol/storyblok/cdn.ts';
import type { Story } from '#protocol/storyblok/story.ts';
import { type BuiltSite, freePort, startBuiltSite } from '../built-site.ts';
import { contentReport } from '../content-report.ts';
import { launchBrowser } from './browser-pages.ts';
import { firstDifference } from './compare-snapshots.ts';
import { copyInstallation, type ServedContent, serveContent } from './copy-installation.ts';
import { fixedClockNodeOptions, snapshotTime } from './fixed-clock.ts';
import { sitemapAddresses } from './page-addresses.ts';
import { visibleText } from './page-scripts.ts';
import { stableText } from './stable-text.ts';

/** Pages that are compared at the same time. */
const parallelPages = 2;
const stepTimeout = 60_000;

type Say = (words: string) => void;
/** One page as a site answers it; scripts do not run, so it is what the content has made of it. */
type Answer = { status: number; text: string; tree: string };

/**
 * Copies the demonstration with the vendor's CLI into an empty installation, checks its content, serves both from the build and
 * compares every page of the sitemap: status, text, accessible tree. True when nothing is found.
 */
export async function compareCopy(say: Say): Promise<boolean> {
  const data = await mkdtemp(join(tmpdir(), 'ash-copy-'));
  const [first, second] = [`file:${join(data, 'first/ash.db')}`, `file:${join(data, 'second/ash.db')}`];
  try {
    const from = await serveContent(first);
    const to = await serveContent(second);
    await from.service.seed(contentSeed(new Date(snapshotTime)));
    const started = performance.now();
    await copyInstallation(data, from, to);
    const problems = await checkContent(to);
    for (const problem of problems) say(problem);
    say(`copied in ${((performance.now() - started) / 1000).toFixed(1)} s, ${problems.length} problems in the content`);
    await from.close();
    await to.close();
    return (await compareSites(first, second, say)) && problems.length === 0;
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

/** What `npm run content:check` says of the stories that the public sees. */
async function checkContent({ origin, managementToken }: ServedContent): Promise<string[]> {
  const token = 'embedded-content-public';
  const read = async <Answered>(path: string) => {
    const answer = await fetch(`${origin}/v2/cdn/${path}token=${token}&version=published&cv=0`, {
      headers: { authorization: managementToken },
      signal: AbortSignal.timeout(stepTimeout),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    return (await answer.json()) as Answered;
  };
  const { links } = await read<LinksResponse>('links?per_page=1000&');
  const listed = Object.values(links).filter(({ is_folder }) => !is_folder);
  const stories: Story[] = [];
  for (const { slug } of listed) stories.push((await read<StoryResponse>(`stories/${slug}?`)).story);
  const surroundings = {
    slugs: new Set(listed.map(({ slug }) => slug.replace(/\/$/, ''))),
    uuids: new Set(listed.map(({ uuid }) => uuid)),
    today: new Date(snapshotTime),
  };
  return stories
    .flatMap((story) => contentReport(story, surroundings))
    .map(({ severity, story, path, message }) => `${severity} ${story} ${path}: ${message}`);
}

async function compareSites(first: string, second: string, say: Say): Promise<boolean> {
  const sites = [await startSite(first), await startSite(second)] as const;
  const browser = await launchBrowser();
  try {
    const [listed, copied] = await Promise.all(sites.map(({ address }) => sitemapAddresses(address)));
    const addresses = [...new Set([...(listed ?? []), ...(copied ?? [])])];
    const different: string[] = [];
    const queue = [...addresses];
    const work = async () => {
      const context = await openContext(browser);
      for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
        const differences = await compareAddress(context, sites, address);
        if (differences.length > 0) different.push(address);
        for (const words of differences) say(`${address} ${words}`);
      }
      await context.close();
    };
    await Promise.all(Array.from({ length: parallelPages }, work));
    say(`${addresses.length} pages compared, ${different.length} differ`);
    return different.length === 0;
  } finally {
    await browser.close();
    for (const site of sites) await site.stop();
  }
}

async function startSite(database: string): Promise<BuiltSite> {
  return startBuiltSite(await freePort(), {
    DATABASE_URL: database,
    NODE_OPTIONS: fixedClockNodeOptions,
    TZ: 'UTC',
    CONTENT_RATE_LIMIT: '0',
  });
}

async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(stepTimeout);
  // What they show is said by their alternative texts.
  await context.route('**/f/**', (route) => route.abort());
  return context;
}

async function compareAddress(
  context: BrowserContext,
  sites: readonly [BuiltSite, BuiltSite],
  address: string,
): Promise<string[]> {
  const [before, after] = [
    await readAnswer(context, sites[0].address + address),
    await readAnswer(context, sites[1].address + address),
  ];
  const messages: string[] = [];
  if (before.status !== after.status) messages.push(`was answered with ${before.status}, is with ${after.status}`);
  if (before.text !== after.text) messages.push(`the text differs: ${firstDifference(before.text, after.text)}`);
  if (before.tree !== after.tree)
    messages.push(`the accessible tree differs: ${firstDifference(before.tree, after.tree)}`);
  return messages;
}

async function readAnswer(context: BrowserContext, url: string): Promise<Answer> {
  const page = await context.newPage();
  try {
    const response = await page.goto(url);
    return {
      status: response?.status() ?? 0,
      text: stableText(await page.evaluate<string>(visibleText)),
      tree: stableText(await page.locator('body').ariaSnapshot()),
    };
  } finally {
    await page.close();
  }
}
