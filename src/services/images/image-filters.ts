import { BadImagePath } from './bad-image-path.ts';
import { parseRectangle, type Rectangle } from './rectangle.ts';

export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export type Filters = {
  /** 0 to 100; null takes the format's own default. */
  quality: number | null;
  format: ImageFormat | null;
  focal: Rectangle | null;
  /** `#rrggbb` or `transparent`. */
  fill: string | null;
  /** Standard deviation in pixels. */
  blur: number | null;
  /** Percent of the full range, -100 to 100. */
  brightness: number | null;
  grayscale: boolean;
  /** Degrees. */
  rotate: 0 | 90 | 180 | 270;
  noUpscale: boolean;
  roundCorner: RoundCorner | null;
};

/** Radius in pixels of the result; the colour behind the corner, `null` where it is transparent. */
export type RoundCorner = { radius: number; color: string | null };

const maximumBlur = 150;

/** Reads `quality(80):format(webp)`; an unknown filter or a value out of range throws BadImagePath. */
export function parseFilters(text: string): Filters {
  const filters: Filters = {
    quality: null,
    format: null,
    focal: null,
    fill: null,
    blur: null,
    brightness: null,
    grayscale: false,
    rotate: 0,
    noUpscale: false,
    roundCorner: null,
  };
  let rest = text;
  while (rest !== '') {
    const [whole, name = '', value = ''] = /^([a-z_]+)\(([^()]*)\)(?::|$)/.exec(rest) ?? [];
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
    if (!whole) throw new BadImagePath(`'${rest}' is not a list of filters such as quality(80):format(webp)`);
    if (!read) throw new BadImagePath(`There is no filter '${name}'; known: ${Object.keys(readers).join(', ')}`);
    read(value, filters);
    rest = rest.slice(whole.length);
  }
  return filters;
}

const readers: Record<string, (value: string, filters: Filters) => void> = {
  quality: (value, filters) => {
    filters.quality = whole('quality', value, 0, 100);
  },
  format: (value, filters) => {
    const format = value === 'jpg' ? 'jpeg' : value;
    if (format !== 'avif' && format !== 'webp' && format !== 'jpeg' && format !== 'png') {
      throw new BadImagePath(`format(${value}): use webp, jpeg, png or avif`);
    }
    filters.format = format;
  },
  focal: (value, filters) => {
    filters.focal = parseRectangle(value);
  },
  fill: (value, filters) => {
    filters.fill = value === 'transparent' ? value : hexColor(value);
  },
  blur: (value, filters) => {
    const [radius = '', sigma = radius] = value.split(',');
    whole('blur', radius, 0, maximumBlur);
    filters.blur = whole('blur', sigma, 0, maximumBlur);
  },
  brightness: (value, filters) => {
    filters.brightness = whole('brightness', value, -100, 100);
  },
  grayscale: (value, filters) => {
    if (value !== '') throw new BadImagePath('grayscale() takes no value');
    filters.grayscale = true;
  },
  rotate: (value, filters) => {
    const angle = Number(value);
    if (angle !== 0 && angle !== 90 && angle !== 180 && angle !== 270) {
      throw new BadImagePath(`rotate(${value}): use 0, 90, 180 or 270`);
    }
    filters.rotate = angle;
  },
  no_upscale: (value, filters) => {
    if (value !== '') throw new BadImagePath('no_upscale() takes no value');
    filters.noUpscale = true;
  },
  round_corner: (value, filters) => {
    const [radius = '', ...colorAndFlag] = value.split(',');
    const [red = '', green = '', blue = '', transparent = '0'] = colorAndFlag;
    const channels = [red, green, blue].map((channel) => whole('round_corner', channel, 0, 255));
    const color = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    const seeThrough = whole('round_corner', transparent, 0, 1) === 1;
    filters.roundCorner = { radius: whole('round_corner', radius, 0, 2000), color: seeThrough ? null : color };
  },
};

function whole(filter: string, text: string, least: number, most: number): number {
  const value = /^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) {
    throw new BadImagePath(`${filter}: '${text}' is not a whole number from ${least} to ${most}`);
  }
  return value;
}

function hexColor(text: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (!digits) throw new BadImagePath(`fill(${text}): use three or six hexadecimal digits, or transparent`);
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`.toLowerCase();
}
