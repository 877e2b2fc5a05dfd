import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { gzipBody, plainBody } from '#cache/compress-page.ts';
import type { PageCache } from '#cache/page-cache.ts';
import type { StoredPage } from '#cache/stored-page.ts';
import { acceptedEncoding, type Encoding } from '../accepted-encoding.ts';
import type { PageKeys } from './page-key.ts';

/** How requests for public pages were answered since the last count. */
export type PageCounts = { stored: number; waited: number };

export type ServePages = {
  /** Answers a request for a public page; false where it is for something else. Calls `next` where it cannot answer. */
  answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => boolean;
  /** The counts since the last call. */
  takeCounts: () => PageCounts;
};

/** Different values of `Accept-Encoding` that are remembered: browsers send a few. */
const rememberedEncodings = 100;

/**
 * Answers pages from the cache at Node's own request, before a web Request is made of it: what is stored is written as
 * it is. Pages that are not stored yet are rendered by way of the cache, once for all who wait.
 */
export function servePages(cache: PageCache, keys: PageKeys): ServePages {
  let counts: PageCounts = { stored: 0, waited: 0 };
  const encodings = new LRUCache<string, Encoding>({ max: rememberedEncodings });
  const answers = new WeakMap<StoredPage | Uint8Array, string[]>();

  function encodingFor(accepted: string | undefined): Encoding {
    if (!accepted) return 'identity';
    let found = encodings.get(accepted);
    if (!found) {
      found = acceptedEncoding(accepted);
      encodings.set(accepted, found);
    }
    return found;
  }

  /** The headers of a page in one encoding, as `writeHead` takes them at once; `body` is what is stored in it. */
  function headersOf(page: StoredPage, encoding: Encoding, body: Uint8Array | null): string[] {
    let headers = answers.get(body ?? page);
    if (!headers) {
      const own = [...page.headers, ['vary', 'Accept-Encoding'], ['etag', page.etag]];
      const ofBody =
        body === null
          ? []
          : [
              ['content-encoding', encoding],
              ['content-length', String(body.length)],
            ];
      headers = [...own, ...ofBody].flat();
      answers.set(body ?? page, headers);
    }
    return headers;
  }

  function send(page: StoredPage, asked: Asked, response: ServerResponse): void {
    const { request, accepted, known } = asked;
    const isSame = page.status === 200 && known?.includes(page.etag);
    const encoding = encodingFor(accepted);
    const body = encoding === 'identity' ? null : page.bodies[encoding];
    if (isSame) {
      response.writeHead(304, headersOf(page, 'identity', null)).end();
    } else if (encoding === 'identity') {
      void sendPlain(page, request, response);
    } else if (body) {
      response.writeHead(page.status, headersOf(page, encoding, body));
      response.end(request.method === 'HEAD' ? undefined : body);
    } else {
      void gzipBody(page).then(() => send(page, asked, response));
    }
  }

  /** For clients that take no compressed body, such as many scripts. */
  async function sendPlain(page: StoredPage, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await plainBody(page);
    const headers = [...headersOf(page, 'identity', null), 'content-length', String(body.length)];
    response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body);
  }

  return {
    answer(request, response, next) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const asked = readHeaders(request);
      const key = keys.keyOf(request.url ?? '/', asked.cookies);
      if (key === null) return false;
      const stored = cache.find(key);
      if (stored) {
        counts.stored += 1;
        send(stored, asked, response);
        return true;
      }
      counts.waited += 1;
      cache.load(key, request.headers.referer ?? null).then(
        (page) => (page ? send(page, asked, response) : next()),
        () => next(),
      );
      return true;
    },
    takeCounts() {
      const taken = counts;
      counts = { stored: 0, waited: 0 };
      return taken;
    },
  };
}

/** What an answer depends on. `known` are the entity tags that the client has. */
type Asked = {
  request: IncomingMessage;
  cookies: string | undefined;
  accepted: string | undefined;
  known: string | undefined;
};

/** Reads them from the headers as they came: Node makes an object of all headers only for who asks for it. */
function readHeaders(request: IncomingMessage): Asked {
  const asked: Asked = { request, cookies: undefined, accepted: undefined, known: undefined };
  const { rawHeaders } = request;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    // Most headers are told apart by their length.
    if (name.length === cookieHeader.length && name.toLowerCase() === cookieHeader) {
      // A client may send several: they are one, as Node's own `headers.cookie` has it.
      const value = rawHeaders[index + 1];
      asked.cookies = asked.cookies === undefined ? value : `${asked.cookies}; ${value}`;
    } else if (name.length === encodingHeader.length && name.toLowerCase() === encodingHeader) {
      asked.accepted ??= rawHeaders[index + 1];
    } else if (name.length === tagsHeader.length && name.toLowerCase() === tagsHeader) {
      asked.known ??= rawHeaders[index + 1];
    }
  }
  return asked;
}

const cookieHeader = 'cookie';
const encodingHeader = 'accept-encoding';
const tagsHeader = 'if-none-match';
