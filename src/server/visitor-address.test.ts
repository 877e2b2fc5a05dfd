import { expect, test } from 'vitest';
import { forwardedAddress, serveVisitor, visitorBeingServed } from './visitor-address.ts';

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

test('an IPv4 visitor at a socket for both kinds is the same visitor', () => {
  expect(forwardedAddress('::ffff:192.0.2.1', undefined, 0)).toBe('192.0.2.1');
  expect(forwardedAddress('10.0.0.1', '::ffff:192.0.2.1', 1)).toBe('192.0.2.1');
  expect(forwardedAddress('2001:db8::1', undefined, 0)).toBe('2001:db8::1');
});

test('whatever is done for a visitor knows their address, and nothing else does', async () => {
  const later = async () => {
    await Promise.resolve();
    return visitorBeingServed();
  };
  expect(await Promise.all(['192.0.2.1', '2001:db8::1'].map((address) => serveVisitor(address, later)))).toEqual([
    '192.0.2.1',
    '2001:db8::1',
  ]);
  expect(serveVisitor('unknown', visitorBeingServed)).toBeNull();
  expect(serveVisitor('192.0.2.1\r\nX: y', visitorBeingServed)).toBeNull();
  expect(visitorBeingServed()).toBeNull();
});
