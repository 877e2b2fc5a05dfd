import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';

it('counts as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

it('is unknown for anything that is no colour of six digits', () => {
  expect(contrast('red', '#ffffff')).toBeNull();
  expect(contrast('#fff', '#ffffff')).toBeNull();
});
