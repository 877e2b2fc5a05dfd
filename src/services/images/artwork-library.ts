import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedSpaceId } from '#protocol/storyblok/embedded-space.ts';

export type Artwork = {
  /** `siren/lobby` */
  name: string;
  file: string;
  svg: Buffer;
  /** First ten hexadecimal digits of the file's SHA-256. */
  hash: string;
  /** Pixels, from the viewBox. */
  width: number;
  height: number;
  /** The ground colour: the first colour painted. `null` when there is none. */
  color: string | null;
};

export type ArtworkLibrary = {
  /** Names as `siren/lobby`, sorted, without what moves in them. */
  names: () => string[];
  /** What moves in a drawing, `siren/hero-motion`; what moves by day also moves at night. `null` where nothing does. */
  motionOf: (name: string) => Artwork | null;
  /** `null` when there is no such drawing. Throws when the file has no usable viewBox. */
  byName: (name: string) => Artwork | null;
  /** By the name in an address: `siren-lobby`. */
  byFileName: (fileName: string) => Artwork | null;
};

const motionSuffix = '-motion';

/** The address of a drawing as it was drawn: a browser runs its animations. */
export function vectorPath(artwork: Artwork): string {
  return artworkPath(artwork).replace(/png$/, 'svg');
}

/** The address of an artwork's rasterised original. */
export function artworkPath({ hash, name, width, height }: Artwork): string {
  return `/f/${embeddedSpaceId}/${width}x${height}/${hash}/${fileNameOf(name)}.png`;
}

/**
 * The drawings in `directory/<collection>/<name>.svg`. A file is read once and again only when it changes on disk,
 * so a drawing made while the site runs shows without a restart.
 */
export function openArtworkLibrary(directory: string): ArtworkLibrary {
  const read = new Map<string, { modified: number; artwork: Artwork }>();

  function names(): string[] {
    const collections = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return collections
      .flatMap(({ name }) => readdirSync(join(directory, name)).map((file) => `${name}/${file}`))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => file.slice(0, -'.svg'.length))
      .filter((name) => !name.endsWith(motionSuffix))
      .sort();
  }

  function motionOf(name: string): Artwork | null {
    return byName(name + motionSuffix) ?? byName(name.replace(/-night(?=$|-)/, '') + motionSuffix);
  }

  function byName(name: string): Artwork | null {
    if (!/^[a-z0-9-]+\/[a-z0-9-]+$/.test(name)) return null;
    const file = join(directory, `${name}.svg`);
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (modified === undefined) return null;
    const known = read.get(name);
    if (known?.modified === modified) return known.artwork;
    const artwork = readArtwork(name, file);
    read.set(name, { modified, artwork });
    return artwork;
  }

  function byFileName(fileName: string): Artwork | null {
    // A collection's name may hold hyphens itself, so every split is tried: peter-and-paul-nave, new-york-pier.
    const words = fileName.split('-');
    for (let split = 1; split < words.length; split++) {
      const artwork = byName(`${words.slice(0, split).join('-')}/${words.slice(split).join('-')}`);
      if (artwork) return artwork;
    }
    return null;
  }

  return { names, motionOf, byName, byFileName };
}

function fileNameOf(name: string): string {
  return name.replace('/', '-');
}

function readArtwork(name: string, file: string): Artwork {
  const svg = readFileSync(file);
  const text = svg.toString('utf8');
  const [, width, height] = /<svg[^>]*\sviewBox="0 0 (\d+) (\d+)"/.exec(text) ?? [];
  if (!width || !height) throw new Error(`${file}: the drawing needs a viewBox="0 0 <width> <height>" in whole pixels`);
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  const painted = text.replace(/<defs[\s>][\s\S]*?<\/defs>/g, '');
  const color = /fill="(#[0-9a-f]{6})"/i.exec(painted)?.[1]?.toLowerCase() ?? null;
  return { name, file, svg, hash, width: Number(width), height: Number(height), color };
}
