import { expect, test, vi } from 'vitest';
import { createTaggedReads } from './tagged-reads.ts';

const tags = () => ['product:1', 'products'];
const open = () => createTaggedReads({ seconds: 60, maxItems: 10 });

test('an answer is read once, however many ask, until its time is over', async () => {
  vi.useFakeTimers();
  const reads = open();
  const read = vi.fn(async () => ({ price: 3 }));
  const answers = await Promise.all([1, 2, 3].map(() => reads.getOrRead('mug', read, tags)));
  expect(answers).toEqual(Array(3).fill({ value: { price: 3 }, tags: tags() }));
  expect((await reads.getOrRead('mug', read, tags)).value).toBe(answers[0]?.value);
  expect(read).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_001);
  await reads.getOrRead('mug', read, tags);
  expect(read).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a purge ends the answers with its tag, and no other', async () => {
  const reads = open();
  const read = vi.fn(async () => 'mug');
  const other = vi.fn(async () => 'robe');
  const both = async () => {
    await reads.getOrRead('mug', read, tags);
    await reads.getOrRead('robe', other, () => ['product:2']);
  };
  await both();
  reads.purge(['product:1']);
  await both();
  expect([read.mock.calls.length, other.mock.calls.length]).toEqual([2, 1]);
  reads.clear();
  await both();
  expect([read.mock.calls.length, other.mock.calls.length]).toEqual([3, 2]);
});

test('an answer that was under way during a purge is neither cached nor given to who asks after it', async () => {
  const reads = open();
  let answer = (_value: string) => {};
  const slow = reads.getOrRead('mug', () => new Promise<string>((resolve) => (answer = resolve)), tags);
  reads.purge(['something else']);
  expect((await reads.getOrRead('mug', async () => 'new', tags)).value).toBe('new');
  answer('old');
  expect((await slow).value).toBe('old');
  expect((await reads.getOrRead('mug', async () => 'newer', tags)).value).toBe('new');
});

test('neither a failure nor an absent thing is cached', async () => {
  const reads = open();
  const read = vi
    .fn(async (): Promise<string | null> => 'mug')
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce(null);
  await expect(reads.getOrRead('mug', read, tags)).rejects.toThrow('down');
  expect((await reads.getOrRead('mug', read, tags)).value).toBeNull();
  expect((await reads.getOrRead('mug', read, tags)).value).toBe('mug');
});
