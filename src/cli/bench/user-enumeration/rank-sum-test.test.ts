import { expect, test } from 'vitest';
import { mostSigmas, rankSumTest } from './rank-sum-test.ts';

const times = (count: number, shift: number) =>
  Array.from({ length: count }, (_, index) => ((index * 7919) % 1000) + shift);

test('like samples are a coin, unlike ones are not', () => {
  expect(rankSumTest(times(200, 0), times(200, 0))).toEqual({ chance: 0.5, sigmas: 0 });
  const unlike = rankSumTest(times(200, 300), times(200, 0));
  expect(unlike.chance).toBeCloseTo(0.755, 2);
  expect(unlike.sigmas).toBeGreaterThan(mostSigmas);
});

test('a distance is counted in standard errors', () => {
  // Of 3 against 3, all of the first longest: U = 9, z = 4.5 / sqrt(5.25) = 1.964.
  const { chance, sigmas } = rankSumTest([4, 5, 6], [1, 2, 3]);
  expect(chance).toBe(1);
  expect(sigmas).toBeCloseTo(1.964, 3);
});
