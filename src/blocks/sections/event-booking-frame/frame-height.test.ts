import { expect, test } from 'vitest';
import { requestedHeight } from './frame-height.ts';

const source = {};
const origin = 'https://www.exploretock.com';
const ask = (height: unknown, from: object = {}) =>
  requestedHeight({ data: { type: 'booking-frame:height', height }, origin, source, ...from }, { source, origin });

test.each([
  [812.2, 813],
  [12, 300],
  [-5, 300],
  [90_000, 4000],
])('%d is %d', (requested, height) => {
  expect(ask(requested)).toBe(height);
});

test.each([[Number.NaN], [Number.POSITIVE_INFINITY], ['800'], [null], [undefined]])('%s is no height', (requested) => {
  expect(ask(requested)).toBeNull();
});

test('only messages of the frame itself count, and only from its own origin', () => {
  expect(ask(800, { source: {} })).toBeNull();
  expect(ask(800, { origin: 'https://evil.example' })).toBeNull();
  expect(ask(800, { origin: 'null' })).toBeNull();
  expect(ask(800, { data: { type: 'height', height: 800 } })).toBeNull();
  expect(ask(800, { data: 'booking-frame:height' })).toBeNull();
  expect(ask(800, { data: null })).toBeNull();
});
