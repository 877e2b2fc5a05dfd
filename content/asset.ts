import { fileURLToPath } from 'node:url';
import type { AssetFieldValue } from '@storyblok/schema';
import { type Artwork, artworkPath, openArtworkLibrary, vectorPath } from '#services/images/artwork-library.ts';
import { artworkFacts } from './artwork-facts.generated.ts';

export type AssetOptions = {
  /** The part that must stay in view, `x1xy1:x2xy2` in the drawing's own pixels. */
  focus?: string;
  title?: string;
  copyright?: string;
  /** Says nothing that the words beside it do not say: the alternative text stays empty. */
  decorative?: boolean;
};

const library = openArtworkLibrary(fileURLToPath(new URL('./artwork', import.meta.url)));
const known = new Map<string, Artwork>();

/**
 * A drawing of content/artwork as the value of a story's asset field.
 *
 * `name` is `<collection>/<file>` without the extension. Throws when there is no such drawing (with the nearest
 * names), when `alt` is empty on a picture that is not decorative, or when `focus` lies outside the drawing.
 */
export function asset(name: string, alt: string, options: AssetOptions = {}): AssetFieldValue {
  const artwork = find(name);
  if (alt.trim() === '' && !options.decorative)
    throw new Error(`asset('${name}'): alt is empty and decorative is not set`);
  if (options.focus !== undefined) checkFocus(name, options.focus, artwork);
  return {
    fieldtype: 'asset',
    // The first digits of the content hash: stable from one seed to the next, and within a 32-bit integer.
    id: Number.parseInt(artwork.hash.slice(0, 7), 16),
    filename: artworkPath(artwork),
    alt: options.decorative ? '' : alt,
    name: name.replace('/', '-'),
    title: options.title ?? '',
    focus: options.focus ?? '',
    source: '',
    copyright: options.copyright ?? '',
    meta_data: { ...factsOf(artwork), ...motionOf(name), ...(options.decorative && { decorative: true }) },
    is_external_url: false,
  };
}

/**
 * What stands in the picture's place until it has come, and how light it is under words (`npm run generate:artwork`);
 * of a drawing changed since then, its ground colour alone.
 */
function factsOf({ name, hash, color }: Artwork): Record<string, string> {
  const { hash: readFrom, ...facts } = artworkFacts[name] ?? { hash: null };
  if (readFrom === hash) return facts;
  return color === null ? {} : { color };
}

/** The address of what moves in the drawing (`hero-motion` beside `hero`), where something does. */
function motionOf(name: string): Record<string, string> {
  const motion = library.motionOf(name);
  return motion ? { motion: vectorPath(motion) } : {};
}

/** The address and size in pixels of a drawing's rasterised original; throws as `asset` does for an unknown name. */
export function assetPath(name: string): { path: string; width: number; height: number } {
  const artwork = find(name);
  return { path: artworkPath(artwork), width: artwork.width, height: artwork.height };
}

/** The name of the drawing that an asset of the seed shows, by its address; throws when none was asked for there. */
export function artworkOf(filename: string): string {
  for (const [name, artwork] of known) if (artworkPath(artwork) === filename) return name;
  throw new Error(`No asset() of the seed has the address ${filename}.`);
}

/** Bytes of the drawing that an asset of the seed shows, by its address; throws when none was asked for there. */
export function artworkSize(filename: string): number {
  return find(artworkOf(filename)).svg.length;
}

function find(name: string): Artwork {
  const artwork = known.get(name) ?? library.byName(name);
  if (!artwork)
    throw new Error(`There is no drawing content/artwork/${name}.svg. Nearest: ${nearest(name).join(', ')}`);
  known.set(name, artwork);
  return artwork;
}

function checkFocus(name: string, focus: string, { width, height }: Artwork): void {
  const [, left, top, right, bottom] = (/^(\d+)x(\d+):(\d+)x(\d+)$/.exec(focus) ?? []).map(Number);
  const inside =
    left !== undefined &&
    top !== undefined &&
    right !== undefined &&
    bottom !== undefined &&
    left < right &&
    top < bottom &&
    right <= width &&
    bottom <= height;
  if (!inside) throw new Error(`asset('${name}'): focus '${focus}' is not x1xy1:x2xy2 inside ${width}x${height}`);
}

function nearest(name: string): string[] {
  const pairs = (text: string) => new Set([...text].slice(1).map((letter, index) => `${text[index]}${letter}`));
  const wanted = pairs(name);
  const likeness = (other: string) => {
    const theirs = pairs(other);
    const shared = [...theirs].filter((pair) => wanted.has(pair)).length;
    return shared / (wanted.size + theirs.size - shared);
  };
  return library
    .names()
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, 4);
}
