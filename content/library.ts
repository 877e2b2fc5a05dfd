import type { AssetSeed } from '#embedded/content/assets/seed-assets.ts';
import { artworkSize } from './asset.ts';
import { filmSize } from './film.ts';

type Field = {
  fieldtype: 'asset';
  id: number;
  filename: string;
  alt?: string;
  focus?: string;
  meta_data?: Record<string, unknown>;
};

/** The drawings that stories show, each once, as the library of assets lists them: with the words of its first use. */
export function librarySeeds(stories: readonly { content: object }[]): AssetSeed[] {
  const seeds = new Map<number, AssetSeed>();
  for (const { id, filename, alt = '', focus = '', meta_data = {} } of stories.flatMap(({ content }) =>
    drawingsIn(content),
  )) {
    const known = seeds.get(id);
    if (known?.data.alt) continue;
    const filmed = filmSize(filename);
    seeds.set(id, {
      ...{ id, filename },
      content_type: filmed === null ? 'image/png' : 'video/mp4',
      content_length: filmed ?? artworkSize(filename),
      data: { alt, focus, meta_data },
    });
  }
  return [...seeds.values()];
}

function drawingsIn(value: unknown): Field[] {
  if (Array.isArray(value)) return value.flatMap(drawingsIn);
  if (typeof value !== 'object' || value === null) return [];
  return isDrawing(value) ? [value] : Object.values(value).flatMap(drawingsIn);
}

function isDrawing(value: object): value is Field {
  return (
    'fieldtype' in value &&
    value.fieldtype === 'asset' &&
    'filename' in value &&
    /^\/f\/\d/.test(String(value.filename))
  );
}
