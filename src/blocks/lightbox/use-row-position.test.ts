import { expect, test } from 'vitest';
import { restingSlide } from './use-row-position.ts';

test('a row stands at the slide nearest to its left edge', () => {
  expect(restingSlide({ scrollLeft: 0, clientWidth: 390 })).toBe(0);
  expect(restingSlide({ scrollLeft: 781, clientWidth: 390 })).toBe(2);
});

test('a row that is hidden stands at no slide', () => {
  expect(restingSlide({ scrollLeft: 0, clientWidth: 0 })).toBeNull();
});
