import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { cacheControl } from '#protocol/cache-times.ts';
import { embeddedSpaceId } from '#protocol/storyblok/embedded-space.ts';
import type { HttpService } from '../http-service.ts';
import { createWorkQueue, QueueFull } from '../work-queue.ts';
import { type Artwork, openArtworkLibrary } from './artwork-library.ts';
import { assetLifetime, privateAnswer, wholeAsset } from './asset-answers.ts';
import { BadImagePath } from './bad-image-path.ts';
import { openFilmLibrary } from './film-library.ts';
import { planTransform } from './geometry.ts';
import { createHostedPictures, HostedPictureError, type HostedSources } from './hosted-pictures.ts';
import type { ImageFormat } from './image-filters.ts';
import { type ImagePath, parseImagePath, type Transform } from './image-path.ts';
import { listedTransform } from './listed-sizes.ts';
import { chooseFormat } from './negotiate.ts';
import { body, isCurrent, problem, untouched, vector } from './picture-answers.ts';
import { type PictureSource, sourceOfArtwork, sourceOfAsset, sourceOfHosted } from './picture-source.ts';
import { openPictureStore } from './picture-store.ts';
import type { Renderer } from './rendering/renderer.ts';
import type { FindAsset, StoredAsset } from './stored-assets.ts';

export type ImageServiceOptions = {
  /** Holds `<collection>/<name>.svg`. */
  artworkDir: string;
  /** Holds `<name>.mp4` and `<name>.webm`; no films when left out. */
  filmDir?: string;
  /** Draws and transforms them. */
  renderer: Renderer;
  /** Finished pictures are stored here; may be emptied at any time. */
  cacheDir: string;
  /** The library of assets that the embedded content service keeps; none when left out. */
  findAsset?: FindAsset | null;
  /** The vendors whose pictures are fetched, stored and served here, too; none when left out. */
  hosted?: HostedSources;
  /** Longest that a vendor may take for one picture, in ms; 10,000 unless told. */
  timeLimitMs?: number;
  /** Reads those; the global one when left out. */
  fetch?: typeof globalThis.fetch;
  /** About how much is stored on disk before the oldest goes; default 1 GiB. */
  maximumBytes?: number;
  /** Milliseconds since 1970, for the age of stored pictures. */
  now?: () => number;
  /** Called for a picture that could not be made in the background or stored on disk. */
  report?: (message: string, error: unknown) => void;
};

/** Raised when the same request would give other bytes than before, so that cached pictures are made anew. */
const renderingVersion = 3;

export type ImageService = HttpService & {
  /**
   * Makes a picture in the background, when no visitor waits for one: in the best format that `accept` (a header's
   * value) names. Resolves when it is there, could not be made (which is reported), or has no place in the queue.
   */
  prepare: (address: string, accept: string) => Promise<void>;
  /** Resolves once no picture is being made. */
  idle: () => Promise<void>;
};

/**
 * Serves the drawings, the files of the library of assets, and the configured vendors' pictures, under `/f/**`. Bad
 * grammar answers 400, an unknown picture 404, too many waiting requests 503, all as JSON. It is served at its own address
 * space's root as well as the site's: the grammar begins with `/f/`. How long answers may be stored: drawings `lifetime`,
 * files of the library asset-answers.ts, a vendor's picture `createImageService`, as it is picture-answers.ts.
 */
export function createImageService(options: ImageServiceOptions): ImageService {
  const {
    artworkDir,
    cacheDir,
    renderer,
    findAsset = null,
    maximumBytes = 1024 ** 3,
    now = Date.now,
    report = console.error,
  } = options;
  const library = openArtworkLibrary(artworkDir);
  const filmOf = openFilmLibrary(options.filmDir ?? artworkDir);
  const store = openPictureStore(cacheDir, maximumBytes, now);
  const { hosted = { content: null, commerce: [] }, timeLimitMs = 10_000 } = options;
  const limits = { timeLimitMs, ...(options.fetch && { fetch: options.fetch }) };
  const readHosted = createHostedPictures(hosted, store, renderer, limits);
  const queue = createWorkQueue(availableParallelism(), { foreground: 200, background: 400 });
  const underWay = new Map<string, Promise<Buffer>>();

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
      if (error instanceof HostedPictureError) {
        if (error.status === 502) report(error.message, error.cause ?? error);
        return problem(error.status, error.message);
      }
      throw error;
    }
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const path = parseImagePath(pathname);
    const isOurs = path.space === String(embeddedSpaceId);
    const film = isOurs ? filmOf(path.name, path.extension) : null;
    if (film?.hash === path.hash) return wholeAsset(request, path, film);
    const artwork = isOurs ? library.byFileName(path.name) : null;
    // A file may have the name of a drawing, but never its hash.
    const asset =
      artwork?.hash === path.hash ? null : ((await findAsset?.(path, searchParams.get('signature'))) ?? null);
    if (asset) return answerAsset(request, path, asset);
    if (!artwork) {
      const picture = await readHosted(path);
      if (!picture) return problem(404, `There is no picture '${path.name}' in space ${path.space}`);
      const isAsIs = !path.transform || picture.format === 'svg' || picture.format === 'gif';
      if (isAsIs) return untouched(request, picture);
      return made(request, path.transform, sourceOfHosted(picture), cacheControl.immutable);
    }
    if (path.extension === 'svg') return vector(request, artwork, lifetime(path, artwork));
    if (path.extension !== 'png')
      return problem(404, `'${path.name}' is kept as png and svg, not as ${path.extension}`);
    return made(request, path.transform, sourceOfArtwork(artwork, renderer), lifetime(path, artwork));
  }

  async function answerAsset(request: Request, path: ImagePath, asset: StoredAsset): Promise<Response> {
    const isAsIs = !path.transform || asset.width === 0 || ['image/svg+xml', 'image/gif'].includes(asset.type);
    if (isAsIs) return wholeAsset(request, path, asset);
    return made(request, path.transform, sourceOfAsset(asset), assetLifetime(path, asset));
  }

  async function made(
    request: Request,
    asked: Transform | null,
    source: PictureSource,
    storedFor: string,
  ): Promise<Response> {
    const transform = transformOf(asked, source);
    const choice = chooseFormat(transform, source, request.headers.get('accept') ?? '');
    const waiting = choice.meanwhile !== null && !(await store.has(keyOf(source, transform, choice.format)));
    if (waiting) void makeLater(source, transform, choice.format);
    const format = waiting && choice.meanwhile ? choice.meanwhile : choice.format;
    const key = keyOf(source, transform, format);
    const headers = {
      'Content-Type': `image/${format}`,
      'Cache-Control': waiting && storedFor !== privateAnswer ? cacheControl.brief : storedFor,
      ETag: `"${key}"`,
      'X-Content-Type-Options': 'nosniff',
      ...(choice.varies ? { Vary: 'Accept' } : {}),
    };
    if (isCurrent(request, headers.ETag)) return new Response(null, { status: 304, headers });
    return body(await picture(source, transform, format), headers);
  }

  async function picture(source: PictureSource, transform: Transform | null, format: ImageFormat): Promise<Buffer> {
    const key = keyOf(source, transform, format);
    const cached = await store.read(key);
    return cached ?? shared(key, () => queue.foreground(() => make(source, transform, format)));
  }

  async function prepare(address: string, accept: string): Promise<void> {
    const path = parseImagePath(address);
    const artwork = path.space === String(embeddedSpaceId) ? library.byFileName(path.name) : null;
    // A vendor's picture is fetched when a visitor asks for it.
    if (!artwork || path.extension !== 'png') return;
    const source = sourceOfArtwork(artwork, renderer);
    const transform = transformOf(path.transform, source);
    const { format } = chooseFormat(transform, source, accept);
    if (!(await store.has(keyOf(source, transform, format)))) await makeLater(source, transform, format);
  }

  /** Resolves when the picture is there, or was left out because too many wait; a failure is reported. */
  async function makeLater(source: PictureSource, transform: Transform | null, format: ImageFormat): Promise<void> {
    const key = keyOf(source, transform, format);
    if (underWay.has(key)) return;
    const made = Promise.withResolvers<Buffer>();
    const work = () => make(source, transform, format).then(made.resolve, made.reject);
    if (!queue.background(work)) return;
    await shared(key, () => made.promise).then(
      () => {},
      (error: unknown) => report(`${source.name} could not be made as ${format}`, error),
    );
  }

  function shared(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const before = underWay.get(key);
    if (before) return before;
    const making = make().finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  async function make(source: PictureSource, transform: Transform | null, format: ImageFormat): Promise<Buffer> {
    if (!transform) return storePicture(keyOf(source, null, 'png'), await source.original());
    const originalKey = keyOf(source, null, 'png');
    const size = { width: source.width, height: source.height };
    // Under a key of its own: sharing with a request for the original, which may wait for this job's slot, would hang.
    const original =
      (await store.read(originalKey)) ?? (await shared(`${originalKey} for a copy`, () => make(source, null, 'png')));
    return storePicture(
      keyOf(source, transform, format),
      await renderer.run('render', original, size, transform, format),
    );
  }

  /** A picture that cannot be stored is still sent: a full disk makes the site slow, but it shows every picture. */
  async function storePicture(key: string, bytes: Buffer): Promise<Buffer> {
    await store.write(key, bytes).catch((error: unknown) => report(`${key} could not be kept`, error));
    return bytes;
  }

  async function close(): Promise<void> {
    queue.stop();
    await queue.idle();
  }

  return { fetch, close, prepare, idle: queue.idle };
}

/** What is made in place of what was asked for; throws BadImagePath for a size that is impossible. */
function transformOf(asked: Transform | null, source: PictureSource): Transform | null {
  if (!asked) return null;
  planTransform(asked, source);
  return listedTransform(asked, source);
}

function keyOf(source: PictureSource, transform: Transform | null, format: ImageFormat): string {
  const request = JSON.stringify([renderingVersion, source.name, source.hash, transform, format]);
  return `${createHash('sha256').update(request).digest('hex').slice(0, 32)}.${format}`;
}

/** A cached page may still name a drawing's former hash: it gets the drawing of today, but not for a year. */
function lifetime({ hash }: ImagePath, artwork: Artwork): string {
  return hash === artwork.hash ? cacheControl.immutable : cacheControl.brief;
}
