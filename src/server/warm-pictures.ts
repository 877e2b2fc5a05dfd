import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { nightQuery } from '#protocol/night.ts';
import { fullSourceSet } from '#protocol/storyblok/source-set.ts';
import type { ImageService } from '#services/images/image-service.ts';
import type { PageHandler } from './web-server.ts';

export type PicturesToWarm = {
  /** The HTML of a page of the site; null where it has none. */
  readPage: (path: string) => Promise<string | null>;
  /** As `prepare` of the image service. */
  prepare: ImageService['prepare'];
  /** Resolves when the site has little else to do; rejects when `signal` is aborted. */
  untilIdle?: (signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
};

type Warming = { pages: PageHandler; pictures: Pick<ImageService, 'prepare'>; publicUrl: string; logger: Logger };

/** Pages whose pictures are rendered: the home page, and what it links to first. */
const mostPages = 16;
/** Pictures of each page's content that are rendered beside those that are fetched at once. */
const mostLazyPictures = 2;

/**
 * Renders the pictures of the first screens in idle time, so that the first visitor of a fresh machine need not wait:
 * those that pages fetch at once and the first of their content, at every width, as WebP; then the former as AVIF; last
 * those of the night. Answers how many there are. What is rendered already is not rendered again.
 */
export async function warmPictures({
  readPage,
  prepare,
  untilIdle = untilEventLoopIdles,
  signal,
}: PicturesToWarm): Promise<number> {
  const eager = new Set<string>();
  const night = new Set<string>();
  const prepared = new Set<string>();
  const pages = ['/'];
  for (const path of pages) {
    await untilIdle(signal);
    const html = await readPage(path);
    if (html === null) continue;
    if (path === '/') pages.push(...linkedPages(html).slice(0, mostPages - 1));
    const found = firstPictures(html);
    for (const address of found.eager) eager.add(address);
    for (const address of found.night) night.add(address);
    for (const address of [...found.eager, ...found.lazy]) {
      if (prepared.has(address)) continue;
      prepared.add(address);
      await untilIdle(signal);
      await prepare(address, 'image/webp');
    }
  }
  for (const address of eager) {
    await untilIdle(signal);
    await prepare(address, 'image/avif,image/webp');
  }
  for (const accept of ['image/webp', 'image/avif,image/webp']) {
    for (const address of night) {
      await untilIdle(signal);
      await prepare(address, accept);
    }
  }
  return prepared.size + night.size;
}

/** Paths that a page links to, each once, without itself. */
function linkedPages(html: string): string[] {
  const paths = [...html.matchAll(/<a [^>]*?href="(\/[a-z0-9/-]+)"/g)].map(([, path = '']) => path);
  return [...new Set(paths)];
}

/** Addresses of a page's first pictures, in all their widths; the page's head and its header are left out. */
function firstPictures(html: string): { eager: string[]; night: string[]; lazy: string[] } {
  const content = html.slice(Math.max(0, html.indexOf('<main'))).replace(/<noscript>.*?<\/noscript>/gs, '');
  const isNight = (source: string) => source.includes(nightQuery);
  const sources = content.match(/<source [^>]*>/g) ?? [];
  const ofDay = content.replace(/<source [^>]*>/g, (source) => (isNight(source) ? '' : source));
  const sets = (attribute: RegExp, text = ofDay) =>
    [...text.matchAll(attribute)].map(([, set = '']) => set.replaceAll('&amp;', '&'));
  const addresses = (full: string[]) =>
    full
      .flatMap((set) => set.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''))
      .filter((address) => address.startsWith('/f/'));
  return {
    eager: addresses(sets(/ srcset="([^"]+)"/gi)),
    night: addresses(sets(/ srcset="([^"]+)"/gi, sources.filter(isNight).join(''))),
    lazy: addresses(
      sets(/ data-srcset="([^"]+)"/g)
        .slice(0, mostLazyPictures)
        .map(fullSourceSet),
    ),
  };
}

/** Begins to warm the pictures of a site that serves; what it returns ends it. */
export function startWarming({ pages, pictures, publicUrl, logger }: Warming): () => void {
  const stop = new AbortController();
  const readPage = async (path: string) => {
    const response = await pages(new Request(publicUrl + path), 'warm-pictures');
    return response.ok ? response.text() : null;
  };
  void warmPictures({ readPage, prepare: pictures.prepare, signal: stop.signal }).then(
    (count) => logger.info({ event: 'first_pictures_ready', count }),
    (error: unknown) => {
      if (!stop.signal.aborted) logger.warn({ event: 'first_pictures_failed', error });
    },
  );
  return () => stop.abort();
}

/** How long, in ms, and up to which share of the time the event loop may be busy to count as idle. */
const idle = { forMs: 200, share: 0.5 };

async function untilEventLoopIdles(signal: AbortSignal): Promise<void> {
  let share = 1;
  while (share > idle.share) {
    const before = performance.eventLoopUtilization();
    await delay(idle.forMs, undefined, { signal, ref: false });
    share = performance.eventLoopUtilization(before).utilization;
  }
}
