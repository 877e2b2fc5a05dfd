import { decodeEncodedVariant } from '@shopify/hydrogen-react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeVariants } from './encoded-variants.ts';

test.each([
  [[], 'v1_'],
  [[[0]], 'v1_0'],
  [[[0], [1], [2], [4]], 'v1_0-2 4'],
  [
    [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    'v1_0:0-1,1:1,',
  ],
  [
    [
      [0, 0, 0],
      [0, 1, 0],
      [0, 1, 1],
      [1, 0, 0],
      [1, 0, 1],
      [1, 1, 1],
      [2, 0, 1],
      [2, 1, 0],
    ],
    'v1_0:0:0,1:0-1,,1:0:0-1,1:1,,2:0:1,1:0,,',
  ],
])('%j is written %s', (combinations, text) => {
  expect(encodeVariants(combinations)).toBe(text);
});

test('the vendor’s own decoder reads back any set of combinations', () => {
  const sets = fc.integer({ min: 1, max: 3 }).chain((options) =>
    fc.uniqueArray(fc.array(fc.nat(12), { minLength: options, maxLength: options }), {
      selector: (combination) => combination.join(),
      maxLength: 60,
    }),
  );
  fc.assert(
    fc.property(sets, (combinations) => {
      const read = decodeEncodedVariant(encodeVariants(combinations)).map((combination) => combination.join());
      expect(read.toSorted()).toEqual(combinations.map((combination) => combination.join()).toSorted());
    }),
    { numRuns: 2_000 },
  );
});
