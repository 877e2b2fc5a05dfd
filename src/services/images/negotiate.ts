import { BadImagePath } from './bad-image-path.ts';
import type { ImageFormat } from './image-filters.ts';
import type { Transform } from './image-path.ts';
import { avifWidths } from './listed-sizes.ts';
import type { PictureSource } from './picture-source.ts';

export type Choice = {
  format: ImageFormat;
  /** Sent while `format` is still being made; null when `format` is quick enough to wait for. */
  meanwhile: ImageFormat | null;
  /** The answer depends on the Accept header. */
  varies: boolean;
};

/** Which format answers: the one that was named, else the best that the visitor accepts. */
export function chooseFormat(transform: Transform | null, source: PictureSource, accept: string): Choice {
  if (!transform) return { format: 'png', meanwhile: null, varies: false };
  const named = transform.filters.format;
  const avifAllowed = isAvifSize(transform, source);
  if (named === 'avif') {
    if (avifAllowed) return { format: 'avif', meanwhile: 'webp', varies: false };
    throw new BadImagePath(
      `AVIF is made ${avifWidths.join(', ')} pixels wide, at the original's width, and at 1200x630`,
    );
  }
  if (named) return { format: named, meanwhile: null, varies: false };
  const quick = accepts(accept, 'image/webp') ? 'webp' : source.plain;
  if (avifAllowed && accepts(accept, 'image/avif')) return { format: 'avif', meanwhile: quick, varies: true };
  return { format: quick, meanwhile: null, varies: true };
}

/** AVIF costs a second of a core: it is made for the pages' pictures and for link previews alone. */
function isAvifSize({ width, height }: Transform, source: PictureSource): boolean {
  if (width === 0) return height === 0;
  return avifWidths.includes(width) || width === source.width || (width === 1200 && height === 630);
}

/** Whether a type is named in an Accept header and not refused by `q=0`; wildcards name no picture format. */
function accepts(accept: string, type: string): boolean {
  return accept.split(',').some((range) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
