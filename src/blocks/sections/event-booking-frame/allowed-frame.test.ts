import { expect, test } from 'vitest';
import { allowedFrame } from './allowed-frame.server.ts';

const site = 'https://ash.example';

test('a window on its provider’s host is allowed, and that host alone is named', () => {
  expect(allowedFrame('tock', 'https://www.exploretock.com/the-vestry?size=2', site)).toEqual({
    src: 'https://www.exploretock.com/the-vestry?size=2',
    provider: 'Tock',
    source: 'https://www.exploretock.com',
  });
});

test('the demonstration’s window is on the site itself', () => {
  const own = { src: '/_services/event-frame/organ-night', source: null };
  expect(allowedFrame('embedded', '/_services/event-frame/organ-night', site)).toMatchObject(own);
  expect(allowedFrame('embedded', `${site}/_services/event-frame/organ-night`, site)).toMatchObject(own);
});

test.each([
  ['tock', 'http://www.exploretock.com/the-vestry'],
  ['tock', 'https://www.exploretock.com.evil.example/'],
  ['tock', 'https://evil.example/www.exploretock.com'],
  ['tock', 'https://www.exploretock.com@evil.example/'],
  ['tock', 'https://user@www.exploretock.com/'],
  ['tock', 'https://www.exploretock.com:8443/'],
  ['tock', 'javascript:alert(1)'],
  ['tock', '/the-vestry'],
  ['tock', ''],
  ['resy', 'https://www.exploretock.com/the-vestry'],
  ['unknown', 'https://www.exploretock.com/the-vestry'],
  ['constructor', 'https://www.exploretock.com/the-vestry'],
  ['embedded', '/cart'],
  ['embedded', '/_services/event-frame/../commerce/'],
  ['embedded', '//evil.example/_services/event-frame/organ-night'],
])('%s with %o is not allowed', (provider, url) => {
  expect(allowedFrame(provider, url, site)).toBeNull();
});
