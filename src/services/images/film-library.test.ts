import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filmPath, openFilmLibrary } from './film-library.ts';

test('serves the films of its folder, in parts, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'films-'));
  await writeFile(join(folder, 'five-evenings.webm'), '0123456789');
  await writeFile(join(folder, 'notes.txt'), 'secret');
  const filmOf = openFilmLibrary(folder);

  const film = filmOf('five-evenings', 'webm');
  expect(film).toMatchObject({ type: 'video/webm', size: 10, isPrivate: false });
  expect(film && filmPath(film)).toBe('/f/1001/x/84d89877f0/five-evenings.webm');
  expect(film && (await new Response(film.stream(2, 6)).text())).toBe('2345');
  expect(filmOf('five-evenings', 'mp4')).toBeNull();
  expect(filmOf('notes', 'txt')).toBeNull();
  expect(filmOf('../notes', 'webm')).toBeNull();
});
