/** What a caller asks of an image; the names are the schema's ImageTransformInput. */
export type ImageTransform = {
  crop?: 'BOTTOM' | 'CENTER' | 'LEFT' | 'RIGHT' | 'TOP' | null;
  maxWidth?: number | null;
  maxHeight?: number | null;
  preferredContentType?: 'JPG' | 'PNG' | 'WEBP' | null;
  scale?: number | null;
};

type Source = { path: string; width: number; height: number };

const MAX_SIDE = 5760;
const FORMATS = { JPG: 'jpeg', PNG: 'png', WEBP: 'webp' };

/**
 * The absolute address of an image, transformed in the grammar of docs/reference/content-protocol.md#images Like the
 * vendor, a transform never enlarges, keeps the proportion unless a crop is named, and ignores what it cannot do.
 */
export function imageUrl(publicUrl: string, source: Source, transform: ImageTransform | null): string {
  const size = transform ? targetSize(source, transform) : null;
  const filters: string[] = [];
  if (size && transform?.crop && transform.crop !== 'CENTER') filters.push(focal(source, transform.crop));
  if (transform?.preferredContentType) filters.push(`format(${FORMATS[transform.preferredContentType]})`);
  const steps = [
    ...(size ? [`${size.width}x${size.height}`] : []),
    ...(filters.length > 0 ? [`filters:${filters.join(':')}`] : []),
  ];
  const address = publicUrl + source.path;
  return steps.length > 0 ? `${address}/m/${steps.join('/')}` : address;
}

function targetSize(source: Source, transform: ImageTransform): { width: number; height: number } | null {
  const scale = Math.min(3, Math.max(1, transform.scale ?? 1));
  const width = side(transform.maxWidth, scale);
  const height = side(transform.maxHeight, scale);
  if (width === null && height === null) return null;
  if (transform.crop && width !== null && height !== null) {
    return { width: Math.min(width, source.width), height: Math.min(height, source.height) };
  }
  const ratio = Math.min(1, (width ?? Infinity) / source.width, (height ?? Infinity) / source.height);
  return {
    width: Math.max(1, Math.round(source.width * ratio)),
    height: Math.max(1, Math.round(source.height * ratio)),
  };
}

function side(asked: number | null | undefined, scale: number): number | null {
  return asked == null || asked < 1 ? null : Math.min(MAX_SIDE, asked * scale);
}

/** The strip of the original that must stay in the picture. */
function focal({ width, height }: Source, crop: 'BOTTOM' | 'LEFT' | 'RIGHT' | 'TOP'): string {
  const strips = {
    TOP: `0x0:${width}x1`,
    BOTTOM: `0x${height - 1}:${width}x${height}`,
    LEFT: `0x0:1x${height}`,
    RIGHT: `${width - 1}x0:${width}x${height}`,
  };
  return `focal(${strips[crop]})`;
}
