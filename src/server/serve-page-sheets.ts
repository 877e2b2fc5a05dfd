import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { PageSheets } from '#app/styles/page-sheets.ts';
import { compressed, gzipped } from '#cache/compress-page.ts';
import { cacheControl } from '#protocol/cache-times.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

/** Stylesheets that are stored, 10 to 20 kB each: more than there are kinds of page, in both encodings. */
const maxStored = 200;

/**
 * Serves the stylesheets of pages, compressed as well as can be: each is compressed once and then stored. One at a time,
 * because anybody may ask for any set of parts. An address of another build is answered with the styles of this one.
 */
export function servePageSheets(sheets: PageSheets): MiddlewareHandler {
  const stored = new LRUCache<string, Promise<Uint8Array>>({ max: maxStored });
  const queue = new PQueue({ concurrency: 1 });

  function bodyOf(address: string, text: string, encoding: Exclude<Encoding, 'identity'>): Promise<Uint8Array> {
    const key = `${encoding} ${address}`;
    const known = stored.get(key);
    if (known) return known;
    const compress = encoding === 'br' ? compressed : gzipped;
    const made = queue.add(() => compress(Buffer.from(text), 'strong'));
    stored.set(key, made);
    made.catch(() => stored.delete(key));
    return made;
  }

  return async (context, next) => {
    const { path } = context.req;
    const sheet = sheets.find(path);
    if (sheet === null) return next();
    const { text, isCurrent } = sheet;
    const headers = {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': isCurrent ? cacheControl.immutable : cacheControl.brief,
      Vary: 'Accept-Encoding',
    };
    const encoding = acceptedEncoding(context.req.header('Accept-Encoding'));
    if (encoding === 'identity') return context.body(text, 200, headers);
    const body = new Uint8Array(await bodyOf(path, text, encoding));
    return context.body(body, 200, { ...headers, 'Content-Encoding': encoding });
  };
}
