import { mediaKind } from '#ui/image-url.ts';
import type { Asset } from '#ui/Picture.tsx';

/** The first picture in a story's fields, in the order of the page; `null` when it has none. */
export function firstPicture(field: unknown): Asset | null {
  if (typeof field !== 'object' || field === null) return null;
  if (isPicture(field)) return field;
  for (const part of Object.values(field)) {
    const picture = firstPicture(part);
    if (picture) return picture;
  }
  return null;
}

function isPicture(field: object): field is Asset {
  return 'filename' in field && typeof field.filename === 'string' && mediaKind(field.filename) === 'image';
}
