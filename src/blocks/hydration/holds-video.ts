import { mediaKind } from '#ui/image-url.ts';

/** Videos play by script. */
export function holdsVideo(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsVideo);
  if (typeof value !== 'object' || value === null) return false;
  if ('filename' in value && typeof value.filename === 'string') return mediaKind(value.filename) === 'video';
  return Object.values(value).some(holdsVideo);
}
