import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDataCache, type DataCache } from './data-cache.ts';

let cache: DataCache;
beforeEach(() => {
  cache = createDataCache();
});
afterEach(() => cache.close());

test('a value is read once, an absent one included', async () => {
  const read = vi.fn(async () => null);
  expect(await cache.getOrRead('story:a', 60, read)).toBeNull();
  expect(await cache.getOrRead('story:a', 60, read)).toBeNull();
  expect(read).toHaveBeenCalledTimes(1);
});

test('many askers at once cause one read', async () => {
  const read = vi.fn(async () => ({ title: 'Ulysses' }));
  const answers = await Promise.all(Array.from({ length: 20 }, () => cache.getOrRead('story:b', 60, read)));
  expect(read).toHaveBeenCalledTimes(1);
  expect(answers).toHaveLength(20);
  expect(answers.every((answer) => answer.title === 'Ulysses')).toBe(true);
});

test('a failed read is not cached', async () => {
  const read = vi.fn(async () => 'there').mockRejectedValueOnce(new Error('down'));
  await expect(cache.getOrRead('story:c', 60, read)).rejects.toThrow();
  expect(await cache.getOrRead('story:c', 60, read)).toBe('there');
});
