import { expect, test } from 'vitest';
import { requestWindow } from './request-window.ts';

test('a rolling second holds the limit for each token, and refused requests do not count', () => {
  let time = 0;
  const within = requestWindow(2, () => new Date(time));
  expect([within('a'), within('a'), within('a'), within('b')]).toEqual([true, true, false, true]);
  time = 999;
  expect(within('a')).toBe(false);
  time = 1000;
  expect([within('a'), within('a'), within('a')]).toEqual([true, true, false]);
});

test('0 lets everything through', () => {
  const within = requestWindow(0, () => new Date(0));
  expect(Array.from({ length: 50 }, () => within('a'))).not.toContain(false);
});
