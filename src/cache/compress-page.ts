import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { ReadNotes } from './read-notes.ts';
import { ownBytes, type StoredPage } from './stored-page.ts';

const [brotli, zip, unzip] = [promisify(brotliCompress), promisify(gzip), promisify(gunzip)];

/** Quick levels, for a visitor who waits; strong ones, for a page that many ask for. */
export const compressionLevels = {
  quick: { brotli: 5, gzip: 1 },
  strong: { brotli: 11, gzip: 9 },
} as const;

/** Compresses a body both ways, off the event loop. */
export async function compressed(
  body: Uint8Array,
  strength: keyof typeof compressionLevels,
): Promise<StoredPage['bodies']> {
  const level = compressionLevels[strength];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body, { level: level.gzip })]);
  return { br: ownBytes(br), gzip: ownBytes(gz) };
}

/** The bodies of a page, compressed as well as is worth it. */
export async function strongBodies({ bodies }: StoredPage): Promise<StoredPage['bodies']> {
  return compressed(await unzip(bodies.gzip), 'strong');
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
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !perAnswer.has(name)),
    // Weak: the same page in another encoding, or compressed better, has other bytes.
    etag: `W/"${hash}"`,
    bodies: await compressed(body, 'quick'),
    isStrong: false,
    tags: [...notes.tags].sort(),
    startedAt,
    staleUntil,
  };
}
