/** Addresses of pictures, as the image service reads them (`/f/<space>/<W>x<H>/<hash>/<name>.<ext>/m/…`). */
import { focalPoint, focusPattern, intrinsicSize, type Size } from '#protocol/storyblok/asset-address.ts';

/** The widths pictures are served at, in pixels; never above the original's. */
export const pictureWidths = [320, 480, 640, 828, 1080, 1440, 1920, 2560] as const;

export type ImageUrlOptions = {
  /** Pixels; 0 or the original's width keeps the original size. Never enlarges. */
  width: number;
  /** Pixels; left out, the picture keeps its proportion; given, it is cropped to fit. */
  height?: number;
  /** The asset's `focus`, `x1xy1:x2xy2` in the original's pixels; an empty or malformed one is left out. */
  focus?: string | null;
  /** Left out, the format is chosen by the request's Accept header. */
  format?: 'avif' | 'webp' | 'jpeg' | 'png';
};

const imageExtensions = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg'];
const videoExtensions = ['mp4', 'ogg', 'mov', 'wmv', 'avi', 'avchd', 'webm', 'html5'];
/** The host of an address of any image service: the site serves the path itself. */
const pictureHost = /^(?:https?:)?\/\/[^/]+(?=\/f\/\d+\/\d+x\d+\/)/;

/**
 * The address of a picture at a size. An absolute address keeps only its path, which the site serves itself. Vector
 * pictures, GIFs and addresses outside `/f/…` are returned as they are (the path part of them).
 */
export function imageUrl(filename: string, options: ImageUrlOptions): string {
  const path = filename.replace(pictureHost, '');
  const extension = extensionOf(path);
  if (!path.startsWith('/f/') || extension === 'svg' || extension === 'gif' || !imageExtensions.includes(extension)) {
    return path;
  }
  const { width, height } = bounded(options, intrinsicSize(path));
  const filters = [
    ...(height > 0 && isFocus(options.focus) ? [`focal(${options.focus})`] : []),
    ...(options.format ? [`format(${options.format})`] : []),
  ];
  const size = width > 0 || height > 0 ? `/${width}x${height}` : '';
  return `${path}/m${size === '' && filters.length === 0 ? '/' : size}${filters.length > 0 ? `/filters:${filters.join(':')}` : ''}`;
}

/** The widths of pictureWidths that do not enlarge the picture, and its own width where the list goes past it. */
export function widthsFor(filename: string): number[] {
  const size = intrinsicSize(filename);
  if (!size) return [...pictureWidths];
  const smaller = pictureWidths.filter((width) => width < size.width);
  return smaller.length === pictureWidths.length ? smaller : [...smaller, size.width];
}

/** What a file is, by its extension (docs/reference/content-model.md#files); anything else is offered as a download. */
export function mediaKind(filename: string): 'image' | 'video' | 'download' {
  const extension = extensionOf(filename);
  if (imageExtensions.includes(extension)) return 'image';
  return videoExtensions.includes(extension) ? 'video' : 'download';
}

/** The middle of a `focus` rectangle as a CSS `object-position`, such as `25% 60%`; the centre when it has none. */
export function objectPosition(focus: string | null | undefined, size: Size | null): string {
  const point = size && focalPoint(focus, size);
  if (!point) return '50% 50%';
  return `${Math.round(point.across * 100)}% ${Math.round(point.down * 100)}%`;
}

function isFocus(focus: string | null | undefined): boolean {
  return focusPattern.test(focus ?? '');
}

/** Keeps the asked proportion while neither side is over the original's. */
function bounded({ width, height = 0 }: ImageUrlOptions, original: Size | null): Size {
  if (!original) return { width, height };
  const shrink = Math.min(1, original.width / (width || original.width), original.height / (height || original.height));
  return { width: Math.round(width * shrink), height: Math.round(height * shrink) };
}

function extensionOf(filename: string): string {
  const [path = ''] = filename.split(/[?#]/);
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}
