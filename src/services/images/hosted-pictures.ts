import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ImagePath } from './image-path.ts';
import type { PictureStore } from './picture-store.ts';
import type { FileDescription } from './rendering/describe.ts';
import type { Renderer } from './rendering/renderer.ts';

/** A vendor's picture as it is there. */
export type HostedPicture = {
  /** The same for the same picture, whatever is made of it. */
  key: string;
  bytes: () => Promise<Buffer>;
  /** `jpeg`, `png`, `webp`, `avif`, `gif` or `svg`. */
  format: string;
  width: number;
  height: number;
};

/** Why a vendor's picture is not to be had; `status` is what the visitor is answered. */
export class HostedPictureError extends Error {
  override name = 'HostedPictureError';
  readonly status: 404 | 502;
  constructor(status: 404 | 502, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export type HostedSources = {
  /** Origin of the content vendor's pictures; `space` is the only space they are taken from, null for any. */
  content: { origin: string; space: number | null } | null;
  /** Origins of the shop's pictures. */
  commerce: readonly string[];
};

/** The first part of the shop's addresses, which have no space. */
const shopSpace = '0';

/** The most that one picture may be. */
const maxBytes = 25_000_000;
/** Descriptions that are remembered, so that a finished picture is sent without its original being read. */
const maxDescriptions = 10_000;
const formats = ['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'svg'];

/**
 * Reads pictures of the configured vendors, from their hosts alone, and keeps them: a visitor's browser never talks to
 * a vendor. Answers null for an address that is no vendor's; throws HostedPictureError for one that cannot be had.
 */
export function createHostedPictures(
  sources: HostedSources,
  store: PictureStore,
  renderer: Renderer,
  { timeLimitMs, fetch = globalThis.fetch }: { timeLimitMs: number; fetch?: typeof globalThis.fetch },
): (path: ImagePath) => Promise<HostedPicture | null> {
  const underWay = new Map<string, Promise<HostedPicture>>();
  const descriptions = new LRUCache<string, FileDescription>({ max: maxDescriptions });

  return async (path) => {
    const address = addressOf(path, sources);
    if (address === null) return null;
    const key = createHash('sha256').update(address).digest('hex').slice(0, 32);
    const before = underWay.get(key);
    if (before) return before;
    const reading = read(address, key).finally(() => underWay.delete(key));
    underWay.set(key, reading);
    return reading;
  };

  async function read(address: string, key: string): Promise<HostedPicture> {
    let described = descriptions.get(key);
    if (!described) {
      const stored = await store.read(`${key}.original`);
      const bytes = stored ?? (await download(address, timeLimitMs, fetch));
      described = await describe(bytes, renderer);
      if (!stored) await store.write(`${key}.original`, bytes);
      descriptions.set(key, described);
    }
    return { key, ...described, bytes: () => original(address, key) };
  }

  async function original(address: string, key: string): Promise<Buffer> {
    return (await store.read(`${key}.original`)) ?? download(address, timeLimitMs, fetch);
  }
}

/** The vendor's own address of a picture; null when no vendor that is configured has it. */
function addressOf({ space, width, height, hash, name, extension }: ImagePath, sources: HostedSources): string | null {
  if (space === shopSpace) {
    const address = Buffer.from(name, 'base64url').toString('utf8');
    if (!URL.canParse(address)) return null;
    const { origin, href } = new URL(address);
    return sources.commerce.includes(origin) ? href : null;
  }
  const { content } = sources;
  if (!content || (content.space !== null && String(content.space) !== space)) return null;
  const size = width > 0 ? `${width}x${height}` : 'x';
  return `${content.origin}/f/${space}/${size}/${hash}/${encodeURIComponent(name)}.${extension}`;
}

async function download(address: string, timeLimitMs: number, fetch: typeof globalThis.fetch): Promise<Buffer> {
  let response: Response;
  try {
    response = await fetch(address, { signal: AbortSignal.timeout(timeLimitMs), redirect: 'error' });
    if (response.status === 404 || response.status === 403)
      throw new HostedPictureError(404, 'There is no such picture');
    if (!response.ok) throw new HostedPictureError(502, `The picture’s host answered ${response.status}`);
    return await bytesOf(response);
  } catch (error) {
    if (error instanceof HostedPictureError) throw error;
    throw new HostedPictureError(502, 'The picture’s host did not answer', { cause: error });
  }
}

/** Counts while it reads: what a host says of its length need not be so. */
async function bytesOf(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new HostedPictureError(502, `The picture is over ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function describe(bytes: Buffer, renderer: Renderer): Promise<FileDescription> {
  const found = await renderer.run('describe', bytes);
  if (!found) throw new HostedPictureError(502, 'The host sent something that is no picture');
  const { format, width, height } = found;
  if (!formats.includes(format) || width === 0)
    throw new HostedPictureError(502, `A ${format} file is no picture here`);
  return { format: format === 'heif' ? 'avif' : format, width, height };
}
