import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('where there is an older value', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('it goes on being given when a read fails, however old, and the failure is reported', async () => {
    const report = vi.fn();
    const reporting = createDataCache(report);
    const error = new Error('down');
    const read = vi
      .fn(async () => 'new')
      .mockResolvedValueOnce('old')
      .mockRejectedValueOnce(error);
    const readAfter = async (ms: number) => {
      vi.advanceTimersByTime(ms);
      return reporting.getOrRead('links', 1, read);
    };
    expect(await readAfter(0)).toBe('old');
    expect(await readAfter(30 * 86_400_000)).toBe('old');
    expect(report).toHaveBeenCalledExactlyOnceWith('links', error);
    // The next try is a moment later.
    expect(await readAfter(4_900)).toBe('old');
    expect(read).toHaveBeenCalledTimes(2);
    expect(await readAfter(200)).toBe('new');
    await reporting.close();
  });

  test('it is given when a read takes long', async () => {
    const read = vi.fn(() => new Promise<string>(() => {})).mockResolvedValueOnce('old');
    await cache.getOrRead('story:d', 1, read);
    vi.advanceTimersByTime(1_001);
    const requested = cache.getOrRead('story:d', 1, read);
    await vi.advanceTimersByTimeAsync(2_001);
    expect(await requested).toBe('old');
  });

  test('it is read anew where that works', async () => {
    const read = vi.fn(async () => 'new').mockResolvedValueOnce('old');
    expect(await cache.getOrRead('story:e', 1, read)).toBe('old');
    vi.advanceTimersByTime(1_001);
    expect(await cache.getOrRead('story:e', 1, read)).toBe('new');
  });
});
