import type { Size } from './geometry.ts';
import type { Transform } from './image-path.ts';

/** Widths in pixels that AVIF is made for: those of the site's pictures (`pictureWidths` of the pages). */
export const avifWidths: readonly number[] = [320, 480, 640, 828, 1080, 1440, 1920, 2560];

/** Widths that the site asks for elsewhere: rows of an order, link previews and their cards, structured data. */
const otherWidths = [128, 560, 1200];

/** Width divided by height of what the site crops pictures to. */
const ratios = [1 / 2, 9 / 16, 2 / 3, 3 / 4, 4 / 5, 8 / 9, 1, 5 / 4, 4 / 3, 3 / 2, 16 / 9, 1200 / 630, 2, 3];

const listedWidths = [...avifWidths, ...otherWidths].sort((a, b) => a - b);

/**
 * The transform that is made in place of the one asked for: of a size that the site itself asks for, the next one up, and
 * never larger than the original. So nobody can have a picture rendered, and stored, at every size there is. The
 * proportion is kept; a crop gets the nearest listed one.
 */
export function listedTransform(transform: Transform, original: Size): Transform {
  if (transform.width === 0 && transform.height === 0) return transform;
  const region = regionOf(transform, original);
  const isCropped =
    transform.width > 0 && transform.height > 0 && !(transform.fitIn && transform.filters.fill === null);
  if (isCropped) {
    const ratio = nearest(ratios, transform.width / transform.height);
    const most = Math.round(Math.min(region.width, region.height * ratio));
    const width = nextUp(transform.width, most);
    return { ...transform, width, height: Math.max(1, Math.round(width / ratio)) };
  }
  const across = transform.width > 0 ? transform.width / region.width : Number.POSITIVE_INFINITY;
  const down = transform.height > 0 ? transform.height / region.height : Number.POSITIVE_INFINITY;
  return { ...transform, width: nextUp(region.width * Math.min(across, down), region.width), height: 0 };
}

function regionOf({ crop }: Transform, { width, height }: Size): Size {
  if (!crop) return { width, height };
  return {
    width: Math.max(1, Math.min(crop.right, width) - crop.left),
    height: Math.max(1, Math.min(crop.bottom, height) - crop.top),
  };
}

/** The smallest listed width that is at least `width`; `most` where that would be more. */
function nextUp(width: number, most: number): number {
  const listed = listedWidths.find((candidate) => candidate >= Math.floor(width)) ?? most;
  return Math.max(1, Math.min(listed, most));
}

/** By factor: half is as far from 1 as double. */
function nearest(list: readonly number[], value: number): number {
  const distance = (candidate: number) => Math.abs(Math.log(candidate / value));
  return list.reduce((best, candidate) => (distance(candidate) < distance(best) ? candidate : best));
}
