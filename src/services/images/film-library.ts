import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedSpaceId } from '#protocol/storyblok/embedded-space.ts';
import type { StoredAsset } from './stored-assets.ts';

const types: Record<string, string> = { mp4: 'video/mp4', webm: 'video/webm' };

/** The address of a film: it has no size in pixels, as any file that is no picture. */
export function filmPath({ hash, name }: StoredAsset): string {
  return `/f/${embeddedSpaceId}/x/${hash}/${name}`;
}

/** The films in `directory`, `<name>.mp4` and `<name>.webm`, which are served as they are; each is hashed once. */
export function openFilmLibrary(directory: string): (name: string, extension: string) => StoredAsset | null {
  const known = new Map<string, StoredAsset>();
  return (name, extension) => {
    const type = types[extension];
    if (!type || !/^[a-z0-9-]+$/.test(name)) return null;
    const file = `${name}.${extension}`;
    const film = known.get(file) ?? readFilm(join(directory, file), file, type);
    if (film) known.set(file, film);
    return film;
  };
}

function readFilm(path: string, name: string, type: string): StoredAsset | null {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) return null;
  return {
    ...{ name, type, size, width: 0, height: 0, isPrivate: false },
    hash: createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 10),
    bytes: () => readFile(path),
    stream: (from, to) => partOf(path, from, to),
  };
}

function partOf(path: string, from: number, to: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      const file = await open(path);
      try {
        const bytes = new Uint8Array(to - from);
        await file.read(bytes, 0, bytes.length, from);
        controller.enqueue(bytes);
        controller.close();
      } finally {
        await file.close();
      }
    },
  });
}
