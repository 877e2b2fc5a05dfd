import { expect, test } from 'vitest';
import { forwardedAddress } from './visitor-address.ts';

test.each([
  [0, '10.0.0.9', '192.0.2.1'],
  [0, undefined, '192.0.2.1'],
  [1, undefined, '192.0.2.1'],
  [1, '10.0.0.9', '10.0.0.9'],
  [1, 'forged, 10.0.0.9', '10.0.0.9'],
  [2, 'forged, 10.0.0.9, 10.0.0.2', '10.0.0.9'],
  [2, '10.0.0.2', '10.0.0.2'],
  [1, ' , ', '192.0.2.1'],
])('%i proxies, header %s: %s', (proxies, header, expected) => {
  expect(forwardedAddress('192.0.2.1', header, proxies)).toBe(expected);
});
