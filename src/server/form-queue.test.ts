import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormQueue, type FormQueueOptions } from './form-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue whose forms take the given time, in ms. */
function queueTest(options: FormQueueOptions = {}) {
  let active = 0;
  const queue = createFormQueue({ activeTime: () => active, ...options });
  const begun: string[] = [];
  const taken = new Map<string, string | null>();
  return {
    begun,
    taken,
    page: queue.page,
    hasRoom: queue.hasRoom,
    send(
      name: string,
      { visitor = name, takes = 10, signal }: { visitor?: string; takes?: number; signal?: AbortSignal } = {},
    ) {
      const work = async () => {
        begun.push(name);
        await new Promise((resolve) => setTimeout(resolve, takes));
        active += takes;
        return name;
      };
      void queue.form(visitor, work, signal).then((answer) => taken.set(name, answer));
    },
  };
}

test('forms are taken one after the other, each after the rest that the one before it has earned them', async () => {
  const { send, begun, taken } = queueTest({ share: 0.2 });
  for (const name of ['a', 'b', 'c']) send(name);
  expect(begun).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(49);
  expect([begun, taken.get('a')]).toEqual([['a'], 'a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(50);
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('the visitor who has sent fewer forms comes first', async () => {
  const { send, begun } = queueTest();
  for (const name of ['m1', 'm2', 'm3']) send(name, { visitor: 'many' });
  send('few1', { visitor: 'few' });
  send('new');
  send('few2', { visitor: 'few' });
  await vi.runAllTimersAsync();
  expect(begun).toEqual(['m1', 'new', 'few1', 'few2', 'm2', 'm3']);
});

test('forms give way to a page that is being made, but not for ever', async () => {
  const { send, begun, page } = queueTest({ longestPageWait: 500 });
  const made = Promise.withResolvers<string>();
  send('a');
  const answer = page(() => made.promise);
  send('b');
  send('c');
  await vi.advanceTimersByTimeAsync(509);
  expect(begun).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(100);
  expect(begun).toEqual(['a', 'b']);
  made.resolve('the page');
  expect(await answer).toBe('the page');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('a form that comes while a page is made, long after the last form, begins at once', async () => {
  const { send, begun, page } = queueTest();
  send('a');
  await vi.advanceTimersByTimeAsync(1_000);
  void page(() => new Promise(() => {}));
  send('b');
  expect(begun).toEqual(['a', 'b']);
});

test('a form that waits for its visitor does not keep the others waiting', async () => {
  const { send, begun, taken } = queueTest({ longestTurn: 250 });
  send('slow', { takes: 60_000 });
  send('b');
  await vi.advanceTimersByTimeAsync(249);
  expect(begun).toEqual(['slow']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['slow', 'b']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(taken.get('slow')).toBe('slow');
});

test('where too many wait, those who have sent the most are refused', async () => {
  const { send, taken, hasRoom } = queueTest({ mostWaiting: 2 });
  send('running', { takes: 100 });
  expect([hasRoom('many'), hasRoom('new')]).toEqual([true, true]);
  for (const name of ['m1', 'm2', 'm3']) send(name, { visitor: 'many' });
  await setImmediate();
  await vi.advanceTimersByTimeAsync(0);
  expect([...taken]).toEqual([['m3', null]]);
  expect([hasRoom('many'), hasRoom('new')]).toEqual([false, true]);
  send('new');
  await vi.advanceTimersByTimeAsync(0);
  expect([...taken]).toEqual([
    ['m3', null],
    ['m2', null],
  ]);
  await vi.runAllTimersAsync();
  expect([...taken.values()].filter((answer) => answer !== null)).toEqual(['running', 'new', 'm1']);
});

test('a form that has waited too long is refused, and one whose visitor has gone is forgotten', async () => {
  const { send, begun, taken } = queueTest({ longestWait: 200, longestTurn: 1_000 });
  const gone = new AbortController();
  send('slow', { takes: 1_000 });
  send('gone', { signal: gone.signal });
  send('late');
  gone.abort();
  await vi.advanceTimersByTimeAsync(200);
  expect([...taken]).toEqual([
    ['gone', null],
    ['late', null],
  ]);
  await vi.runAllTimersAsync();
  expect(begun).toEqual(['slow']);
});

test('a form that fails rejects, and the next one is taken', async () => {
  vi.useRealTimers();
  const queue = createFormQueue();
  const failed = queue.form('a', () => Promise.reject(new Error('broken')));
  await expect(failed).rejects.toThrow('broken');
  expect(await queue.form('b', async () => 'taken')).toBe('taken');
});
