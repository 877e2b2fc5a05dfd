import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

const limits = { foreground: 10, background: 2 };

test('runs at most as many jobs as it has slots', async () => {
  const queue = createWorkQueue(2, limits);
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 6 }, () => queue.foreground(work)));
  expect(most).toBe(2);
});

test('lets a visitor pass what waits in the background', async () => {
  const queue = createWorkQueue(1, limits);
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const blocking = queue.foreground(() => first.promise);
  queue.background(async () => void order.push('background'));
  const visitor = queue.foreground(async () => void order.push('visitor'));
  first.resolve();
  await Promise.all([blocking, visitor, queue.idle()]);
  expect(order).toEqual(['visitor', 'background']);
});

test('keeps a slot free of background work', async () => {
  const queue = createWorkQueue(2, limits);
  const slow = Promise.withResolvers<void>();
  let second = false;
  queue.background(() => slow.promise);
  queue.background(async () => {
    second = true;
  });
  expect(await queue.foreground(async () => second)).toBe(false);
  slow.resolve();
  await queue.idle();
  expect(second).toBe(true);
});

test('refuses work beyond its limits', async () => {
  const queue = createWorkQueue(1, { foreground: 1, background: 1 });
  const slow = Promise.withResolvers<void>();
  const running = queue.foreground(() => slow.promise);
  const waiting = queue.foreground(async () => 'done');
  await expect(queue.foreground(async () => 'never')).rejects.toThrow('wait already');
  expect(queue.background(async () => {})).toBe(true);
  expect(queue.background(async () => {})).toBe(false);
  slow.resolve();
  await running;
  expect(await waiting).toBe('done');
});

test('a failing job fails its own caller alone', async () => {
  const queue = createWorkQueue(1, limits);
  await expect(queue.foreground(() => Promise.reject(new Error('no plaster')))).rejects.toThrow('no plaster');
  expect(await queue.foreground(async () => 'next')).toBe('next');
});

test('drops what waits in the background once stopped', async () => {
  const queue = createWorkQueue(1, limits);
  const slow = Promise.withResolvers<void>();
  let dropped = true;
  const running = queue.foreground(() => slow.promise);
  queue.background(async () => {
    dropped = false;
  });
  queue.stop();
  slow.resolve();
  await running;
  await queue.idle();
  expect([dropped, queue.background(async () => {})]).toEqual([true, false]);
});
