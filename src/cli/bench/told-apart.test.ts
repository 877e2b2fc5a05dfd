import { expect, test } from 'vitest';
import { toldApart } from './told-apart.ts';

const times = (count: number, shift: number) =>
  Array.from({ length: count }, (_, index) => ((index * 7919) % 1000) + shift);

test('like samples are a coin, unlike ones are not', () => {
  expect(toldApart(times(200, 0), times(200, 0)).chance).toBeCloseTo(0.5, 1);
  expect(toldApart(times(200, 0), times(200, 0)).p).toBeGreaterThan(0.9);
  expect(toldApart(times(200, 300), times(200, 0))).toMatchObject({ chance: expect.closeTo(0.755, 2) });
  expect(toldApart(times(200, 300), times(200, 0)).p).toBeLessThan(1e-12);
});

test('the tail is that of the normal distribution', () => {
  // Of 3 against 3, all of the first longest: U = 9, z = 4.5 / sqrt(5.25) = 1.964.
  const { chance, p } = toldApart([4, 5, 6], [1, 2, 3]);
  expect(chance).toBe(1);
  expect(p).toBeCloseTo(0.0495, 3);
});
