/**
 * The grammar of a picture's address:
 * `/f/<space>/<W>x<H>/<hash>/<name>.<ext>[/m[/X1xY1:X2xY2][/fit-in][/[-]Wx[-]H][/smart][/filters:f(v):f(v)…]][/]`
 */
import { BadImagePath } from './bad-image-path.ts';
import { type Filters, parseFilters } from './image-filters.ts';
import { parseRectangle, type Rectangle } from './rectangle.ts';

export type Transform = {
  crop: Rectangle | null;
  fitIn: boolean;
  /** Pixels asked for; 0 leaves the axis to the picture's proportion. */
  width: number;
  height: number;
  /** Mirrored left to right (`-W`), top to bottom (`-H`). */
  flipX: boolean;
  flipY: boolean;
  smart: boolean;
  filters: Filters;
};

export type ImagePath = {
  space: string;
  width: number;
  height: number;
  hash: string;
  name: string;
  extension: string;
  /** `null` asks for the original: the address ends with the file's name. */
  transform: Transform | null;
};

/** The longest side, in pixels, that a picture is made at. */
export const maximumSide = 4000;

/** A file that is no picture has `x` in place of a size. */
const original = /^\/f\/(\d+)\/(?:(\d{1,5})x(\d{1,5})|x)\/([0-9a-z]+)\/([^/]+)\.([a-z0-9]+)(\/m(?:\/.*)?)?\/?$/i;

/** Reads an address; throws BadImagePath with a sentence for the person who typed it. */
export function parseImagePath(pathname: string): ImagePath {
  const decoded = decode(pathname);
  const [, space, width = '0', height = '0', hash, name, extension, rest] = original.exec(decoded) ?? [];
  if (!space || !hash || !name || !extension) {
    throw new BadImagePath(
      'A picture is addressed as /f/<space>/<W>x<H>/<hash>/<name>.<ext>, optionally followed by /m/…',
    );
  }
  return {
    space,
    width: Number(width),
    height: Number(height),
    hash: hash.toLowerCase(),
    name,
    extension: extension.toLowerCase(),
    transform: rest ? parseTransform(rest.slice('/m'.length)) : null,
  };
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw new BadImagePath('The address holds a malformed percent escape');
  }
}

function parseTransform(rest: string): Transform {
  const transform: Transform = {
    crop: null,
    fitIn: false,
    width: 0,
    height: 0,
    flipX: false,
    flipY: false,
    smart: false,
    filters: parseFilters(''),
  };
  let reached = 0;
  for (const segment of rest.split('/').filter((part) => part !== '')) {
    const step = steps.findIndex(({ matches }) => matches.test(segment));
    const read = steps[step]?.read;
    if (!read) throw new BadImagePath(`'${segment}' is not a crop, fit-in, a size (600x0), smart or filters:…`);
    if (step < reached)
      throw new BadImagePath(`'${segment}' is out of order: crop, fit-in, size, smart, filters, each once`);
    reached = step + 1;
    read(segment, transform);
  }
  return transform;
}

type Step = { matches: RegExp; read: (segment: string, transform: Transform) => void };

const steps: Step[] = [
  {
    matches: /^\d+x\d+:\d+x\d+$/,
    read: (segment, transform) => {
      transform.crop = parseRectangle(segment);
    },
  },
  {
    matches: /^fit-in$/,
    read: (_, transform) => {
      transform.fitIn = true;
    },
  },
  { matches: /^-?\d+x-?\d+$/, read: readSize },
  {
    matches: /^smart$/,
    read: (_, transform) => {
      transform.smart = true;
    },
  },
  {
    matches: /^filters:/,
    read: (segment, transform) => {
      transform.filters = parseFilters(segment.slice('filters:'.length));
    },
  },
];

function readSize(segment: string, transform: Transform): void {
  const [width = '0', height = '0'] = segment.split('x');
  transform.flipX = width.startsWith('-');
  transform.flipY = height.startsWith('-');
  transform.width = Math.abs(Number(width));
  transform.height = Math.abs(Number(height));
  if (transform.width > maximumSide || transform.height > maximumSide) {
    throw new BadImagePath(`'${segment}' is too large: no side may be over ${maximumSide} pixels`);
  }
}
