import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type Artwork, embeddedSpaceId, openArtworkLibrary } from '#content/artwork-library.ts';
import type { EmbeddedService } from '../service.ts';
import { createWorkQueue, QueueFull } from '../work-queue.ts';
import { BadImagePath } from './bad-image-path.ts';
import { planTransform } from './geometry.ts';
import type { ImageFormat } from './image-filters.ts';
import { type ImagePath, parseImagePath, type Transform } from './image-path.ts';
import { chooseFormat } from './negotiate.ts';
import { openPictureStore } from './picture-store.ts';
import { rasterise, render, renderingVersion } from './render.ts';

export type ImageServiceOptions = {
  /** Holds `<collection>/<name>.svg`. */
  artworkDir: string;
  /** Finished pictures are kept here; may be emptied at any time. */
  cacheDir: string;
  /** About how much is kept on disk before the oldest goes; default 1 GiB. */
  maximumBytes?: number;
  /** Milliseconds since 1970, for the age of kept pictures. */
  now?: () => number;
  /** Told of a picture that could not be made in the background or kept on disk. */
  report?: (message: string, error: unknown) => void;
};

export type ImageService = EmbeddedService & {
  /** Resolves once no picture is being made. */
  idle: () => Promise<void>;
};

const forever = 'public, max-age=31536000, immutable';
/** For an answer that a better one will soon replace. */
const briefly = 'public, max-age=60';

/**
 * Serves the drawings as pictures under `/f/**`, at its own address space's root as well as the site's: the grammar
 * begins with `/f/`. Bad grammar answers 400, an unknown picture 404, too many waiting requests 503, all as JSON.
 */
export function createImageService(options: ImageServiceOptions): ImageService {
  const { artworkDir, cacheDir, maximumBytes = 1024 ** 3, now = Date.now, report = console.error } = options;
  const library = openArtworkLibrary(artworkDir);
  const store = openPictureStore(cacheDir, maximumBytes, now);
  const queue = createWorkQueue(2, { foreground: 200, background: 400 });
  const underWay = new Map<string, Promise<Buffer>>();
  // Two pictures are made at once; within each, libvips need not use more threads than the machine has left.
  sharp.concurrency(1);

  async function fetch(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return problem(405, 'Pictures are read with GET', { Allow: 'GET, HEAD' });
    }
    try {
      const response = await answer(request);
      return request.method === 'HEAD' ? new Response(null, response) : response;
    } catch (error) {
      if (error instanceof BadImagePath) return problem(400, error.message);
      if (error instanceof QueueFull) return problem(503, 'Too many pictures are being made', { 'Retry-After': '2' });
      throw error;
    }
  }

  async function answer(request: Request): Promise<Response> {
    const path = parseImagePath(new URL(request.url).pathname);
    const artwork = path.space === String(embeddedSpaceId) ? library.byFileName(path.name) : null;
    if (!artwork) return problem(404, `There is no picture '${path.name}' in space ${path.space}`);
    if (path.extension === 'svg') return vector(request, artwork, lifetime(path, artwork));
    if (path.extension !== 'png')
      return problem(404, `'${path.name}' is kept as png and svg, not as ${path.extension}`);
    if (path.transform) planTransform(path.transform, artwork);

    const choice = chooseFormat(path.transform, artwork, request.headers.get('accept') ?? '');
    const waiting = choice.meanwhile !== null && !(await store.has(keyOf(artwork, path.transform, choice.format)));
    if (waiting) makeLater(artwork, path.transform, choice.format);
    const format = waiting && choice.meanwhile ? choice.meanwhile : choice.format;
    const key = keyOf(artwork, path.transform, format);
    const headers = {
      'Content-Type': `image/${format}`,
      'Cache-Control': waiting ? briefly : lifetime(path, artwork),
      ETag: `"${key}"`,
      'X-Content-Type-Options': 'nosniff',
      ...(choice.varies ? { Vary: 'Accept' } : {}),
    };
    if (isCurrent(request, headers.ETag)) return new Response(null, { status: 304, headers });
    return body(await picture(artwork, path.transform, format), headers);
  }

  async function picture(artwork: Artwork, transform: Transform | null, format: ImageFormat): Promise<Buffer> {
    const key = keyOf(artwork, transform, format);
    const kept = await store.read(key);
    return kept ?? shared(key, () => queue.foreground(() => make(artwork, transform, format)));
  }

  function makeLater(artwork: Artwork, transform: Transform | null, format: ImageFormat): void {
    const key = keyOf(artwork, transform, format);
    if (underWay.has(key)) return;
    const made = Promise.withResolvers<Buffer>();
    const work = () => make(artwork, transform, format).then(made.resolve, made.reject);
    if (!queue.background(work)) return;
    shared(key, () => made.promise).catch((error: unknown) =>
      report(`${artwork.name} could not be made as ${format}`, error),
    );
  }

  function shared(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const before = underWay.get(key);
    if (before) return before;
    const making = make().finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  async function make(artwork: Artwork, transform: Transform | null, format: ImageFormat): Promise<Buffer> {
    if (!transform) return keep(keyOf(artwork, null, 'png'), await rasterise(artwork));
    const originalKey = keyOf(artwork, null, 'png');
    // Under a key of its own: sharing with a request for the original, which may wait for this job's slot, would hang.
    const original =
      (await store.read(originalKey)) ?? (await shared(`${originalKey} for a copy`, () => make(artwork, null, 'png')));
    return keep(keyOf(artwork, transform, format), await render(original, artwork, transform, format));
  }

  /** A picture that cannot be kept is still sent: a full disk makes the site slow, not blind. */
  async function keep(key: string, bytes: Buffer): Promise<Buffer> {
    await store.write(key, bytes).catch((error: unknown) => report(`${key} could not be kept`, error));
    return bytes;
  }

  async function close(): Promise<void> {
    queue.stop();
    await queue.idle();
  }

  return { fetch, close, idle: queue.idle };
}

function keyOf(artwork: Artwork, transform: Transform | null, format: ImageFormat): string {
  const request = JSON.stringify([renderingVersion, artwork.name, artwork.hash, transform, format]);
  return `${createHash('sha256').update(request).digest('hex').slice(0, 32)}.${format}`;
}

/** A kept page may still name a drawing's former hash: it gets the drawing of today, but not for a year. */
function lifetime({ hash }: ImagePath, artwork: Artwork): string {
  return hash === artwork.hash ? forever : briefly;
}

function vector(request: Request, artwork: Artwork, cacheControl: string): Response {
  const headers = {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': cacheControl,
    ETag: `"${artwork.hash}.svg"`,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  };
  return isCurrent(request, headers.ETag) ? new Response(null, { status: 304, headers }) : body(artwork.svg, headers);
}

function body(bytes: Buffer, headers: Record<string, string>): Response {
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'Content-Length': String(bytes.length) } });
}

function isCurrent(request: Request, etag: string): boolean {
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

function problem(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
