import { fileURLToPath } from 'node:url';
import type { AssetFieldValue } from '@storyblok/schema';
import { filmPath, openFilmLibrary } from '#services/images/film-library.ts';

const filmOf = openFilmLibrary(fileURLToPath(new URL('./films', import.meta.url)));

/**
 * A film of content/films as the value of a story's asset field: the MP4, which names the WebM in its `meta_data`. Throws
 * when one of the two is missing.
 */
export function film(name: string, alt: string): AssetFieldValue {
  const [mp4, webm] = [filmOf(name, 'mp4'), filmOf(name, 'webm')];
  if (!mp4 || !webm) throw new Error(`content/films/${name} needs an .mp4 and a .webm`);
  return {
    fieldtype: 'asset',
    id: Number.parseInt(mp4.hash.slice(0, 7), 16),
    filename: filmPath(mp4),
    alt,
    name,
    title: '',
    focus: '',
    source: '',
    copyright: '',
    meta_data: { webm: filmPath(webm) },
    is_external_url: false,
  };
}

/** Bytes of a film, by the address that `film` gave to it; null of any other file. */
export function filmSize(filename: string): number | null {
  const [, name = ''] = /\/([a-z0-9-]+)\.mp4$/.exec(filename) ?? [];
  return filmOf(name, 'mp4')?.size ?? null;
}
