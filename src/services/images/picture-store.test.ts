import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPictureStore } from './picture-store.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(directory, { recursive: true }));

const files = async () =>
  (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

test('gives back what it was given, from a second opening too', async () => {
  await openPictureStore(directory, 1000, Date.now).write('ab12.webp', Buffer.from('lobby'));
  const store = openPictureStore(directory, 1000, Date.now);
  expect(await store.has('ab12.webp')).toBe(true);
  expect((await store.read('ab12.webp'))?.toString()).toBe('lobby');
});

test('has nothing it was not given', async () => {
  const store = openPictureStore(join(directory, 'missing'), 1000, Date.now);
  expect(await store.has('ab12.webp')).toBe(false);
  expect(await store.read('ab12.webp')).toBeNull();
});

test('leaves no unfinished file', async () => {
  const store = openPictureStore(directory, 1000, Date.now);
  await Promise.all(['one', 'two', 'six'].map((text) => store.write('ab12.webp', Buffer.from(text))));
  expect((await files()).map(({ name }) => name)).toEqual(['ab12.webp']);
});

test('removes the oldest first when it is over its limit', async () => {
  const store = openPictureStore(directory, 100, Date.now);
  for (const [index, key] of ['aa.webp', 'bb.webp', 'cc.webp'].entries()) {
    await store.write(key, Buffer.alloc(30));
    await utimes(join(directory, key.slice(0, 2), key), index, index);
  }
  await store.write('dd.webp', Buffer.alloc(30));
  const left = (await files()).map(({ name }) => name).sort();
  expect(left).toEqual(['bb.webp', 'cc.webp', 'dd.webp']);
});

test('a picture that is asked for again stays over one that is not', async () => {
  const store = openPictureStore(directory, 100, Date.now);
  for (const [index, key] of ['aa.webp', 'bb.webp', 'cc.webp'].entries()) {
    await store.write(key, Buffer.alloc(30));
    await utimes(join(directory, key.slice(0, 2), key), index, index);
  }
  await store.read('aa.webp');
  await store.write('dd.webp', Buffer.alloc(30));
  expect([await store.has('aa.webp'), await store.has('bb.webp')]).toEqual([true, false]);
});
