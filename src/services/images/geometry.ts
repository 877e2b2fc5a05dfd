import { BadImagePath } from './bad-image-path.ts';
import { maximumSide, type Transform } from './image-path.ts';
import type { Rectangle } from './rectangle.ts';

export type Size = { width: number; height: number };

export type Plan = {
  /** The part of the original that is taken, in its pixels. */
  take: { left: number; top: number; width: number; height: number };
  /** What it is resized to, in pixels. */
  size: Size;
  /** How the taken part meets a size of another proportion. */
  fit: 'exact' | 'cover' | 'pad';
};

/** Works out what is taken and how large it becomes; throws BadImagePath when it would be empty or too large. */
export function planTransform(transform: Transform, original: Size): Plan {
  const region = within(transform.crop ?? wholeOf(original), original);
  const size = sizeOf(transform, { width: region.right - region.left, height: region.bottom - region.top });
  if (size.width > maximumSide || size.height > maximumSide) {
    throw new BadImagePath(
      `The picture would be ${size.width}x${size.height}: no side may be over ${maximumSide} pixels`,
    );
  }
  const cropped = transform.width > 0 && transform.height > 0 && !transform.fitIn;
  if (cropped && transform.filters.focal && !transform.smart) {
    return { take: toArea(around(transform.filters.focal, region, size)), size, fit: 'exact' };
  }
  if (cropped) return { take: toArea(region), size, fit: 'cover' };
  const padded = transform.fitIn && transform.width > 0 && transform.height > 0 && transform.filters.fill !== null;
  if (padded) return { take: toArea(region), size: { width: transform.width, height: transform.height }, fit: 'pad' };
  return { take: toArea(region), size, fit: 'exact' };
}

function sizeOf({ width, height, fitIn, filters }: Transform, taken: Size): Size {
  const across = width > 0 ? width / taken.width : null;
  const down = height > 0 ? height / taken.height : null;
  if (across !== null && down !== null && !fitIn) {
    const shrink = filters.noUpscale ? Math.min(1, 1 / Math.max(across, down)) : 1;
    return rounded({ width: width * shrink, height: height * shrink });
  }
  const asked = Math.min(across ?? Number.POSITIVE_INFINITY, down ?? Number.POSITIVE_INFINITY);
  const scale = Number.isFinite(asked) ? asked : 1;
  // A box to fit into never enlarges, as the vendor's own service does.
  const bounded = fitIn || filters.noUpscale ? Math.min(1, scale) : scale;
  return rounded({ width: taken.width * bounded, height: taken.height * bounded });
}

/** The largest part of the region in the size's proportion, as near to the focus as the region's edges allow. */
function around(focus: Rectangle, region: Rectangle, size: Size): Rectangle {
  const available = { width: region.right - region.left, height: region.bottom - region.top };
  const scale = Math.min(available.width / size.width, available.height / size.height);
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const left = clamp(Math.round((focus.left + focus.right - width) / 2), region.left, region.right - width);
  const top = clamp(Math.round((focus.top + focus.bottom - height) / 2), region.top, region.bottom - height);
  return { left, top, right: left + width, bottom: top + height };
}

function within(rectangle: Rectangle, { width, height }: Size): Rectangle {
  const inside = { ...rectangle, right: Math.min(rectangle.right, width), bottom: Math.min(rectangle.bottom, height) };
  if (inside.left >= inside.right || inside.top >= inside.bottom) {
    throw new BadImagePath(`The crop lies outside the picture of ${width}x${height}`);
  }
  return inside;
}

const wholeOf = ({ width, height }: Size): Rectangle => ({ left: 0, top: 0, right: width, bottom: height });

const toArea = ({ left, top, right, bottom }: Rectangle) => ({ left, top, width: right - left, height: bottom - top });

const rounded = ({ width, height }: Size): Size => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
