import { afterEach, expect, test, vi } from 'vitest';
import { carriesSession } from './carries-session.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', {}, false],
  ['cart=1', {}, false],
  ['cart=1; shopifyAccessToken=x', {}, true],
  ['', { shopifyAccessToken: 'x' }, true],
])('cookies %j, copy %j: %s', (cookie, localStorage, carried) => {
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('localStorage', localStorage);
  expect(carriesSession()).toBe(carried);
});

test('a browser that keeps nothing carries what its cookies say', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('document', { cookie: '' });
  expect(carriesSession()).toBe(false);
  vi.stubGlobal('document', { cookie: 'shopifyAccessToken=x' });
  expect(carriesSession()).toBe(true);
});
