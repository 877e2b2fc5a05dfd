import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { ReadNotes } from './read-notes.ts';
import { ownBytes, type StoredPage } from './stored-page.ts';

const [brotli, unpack, zip] = [promisify(brotliCompress), promisify(brotliDecompress), promisify(gzip)];

/** Quick levels, for a visitor who waits; strong ones, for a page that many ask for. */
export const compressionLevels = {
  quick: { brotli: 3, gzip: 1 },
  strong: { brotli: 11, gzip: 9 },
} as const;

type Strength = keyof typeof compressionLevels;

/** Compresses a body with Brotli, off the event loop. */
export async function compressed(body: Uint8Array, strength: Strength): Promise<Uint8Array> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: compressionLevels[strength].brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
  };
  return ownBytes(await brotli(body, { params }));
}

/**
 * As many bits of Brotli's window as hold the body: a larger one compresses no better, and its memory (8 MB by default)
 * costs more to take and give back than a page to compress.
 */
function windowBits(bytes: number): number {
  const needed = Math.ceil(Math.log2(bytes + 16));
  return Math.min(Math.max(needed, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

/** The same body for a client that takes gzip and no Brotli. */
export async function gzipped(body: Uint8Array, strength: Strength): Promise<Uint8Array> {
  return ownBytes(await zip(body, { level: compressionLevels[strength].gzip }));
}

/**
 * Gives back the memory of a body that was compressed: zlib holds it until V8's next full collection of garbage, and V8
 * begins one sooner when more memory outside its heap is held.
 */
export function giveBack(body: Uint8Array<ArrayBuffer>): void {
  body.buffer.transfer(0);
}

/** The body of a page as it was rendered. */
export function plainBody({ bodies }: StoredPage): Promise<Uint8Array> {
  return unpack(bodies.br);
}

/** Of pages whose gzip body is asked for: a thousand who ask at once wait for the same one. */
const gzipBodies = new WeakMap<StoredPage, Promise<Uint8Array>>();

/**
 * The gzip body of a page: made when the first client asks for it, and stored with the page then. Nearly all clients
 * take Brotli, and both bodies would take twice the memory.
 */
export function gzipBody(page: StoredPage): Promise<Uint8Array> {
  const made = gzipBodies.get(page) ?? makeGzipBody(page);
  gzipBodies.set(page, made);
  return made;
}

async function makeGzipBody(page: StoredPage): Promise<Uint8Array> {
  const gzip = await gzipped(await plainBody(page), page.isStrong ? 'strong' : 'quick');
  page.bodies.gzip = gzip;
  return gzip;
}

/** The page compressed as well as is worth it. */
export async function strongPage(page: StoredPage): Promise<StoredPage> {
  const br = await compressed(await plainBody(page), 'strong');
  return { ...page, bodies: { br, gzip: null }, isStrong: true };
}

/** Headers of one encoding or connection, which are written anew with each answer. */
const perAnswer = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'transfer-encoding',
  'vary',
]);

type Rendered = { response: Response; notes: ReadNotes; startedAt: number; staleUntil: number };

/** Reads a response to its end and makes a page of it. */
export async function makePage({ response, notes, startedAt, staleUntil }: Rendered): Promise<StoredPage> {
  const body = new Uint8Array(await response.arrayBuffer());
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const br = await compressed(body, 'quick');
  giveBack(body);
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !perAnswer.has(name)),
    // Weak: the same page in another encoding, or compressed better, has other bytes.
    etag: `W/"${hash}"`,
    bodies: { br, gzip: null },
    isStrong: false,
    tags: [...notes.tags].sort(),
    startedAt,
    staleUntil,
  };
}
