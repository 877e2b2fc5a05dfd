import { expect, it } from 'vitest';
import { movedPage } from './moved-page.server.ts';

const entries = [
  ['/guides/motown', '/ash-city-guides/detroit'],
  ['/loop', '/loop'],
  ['/away', '//evil.example'],
  ['/backslash', '/\\evil.example'],
  ['/other-site', 'https://evil.example'],
].map(([name = '', value = ''], id) => ({ id, name, value, dimension_value: null }));

const site = {
  content: { datasource: async (slug: string) => (slug === 'redirects' ? entries : []) },
};

it.each([
  ['/guides/motown', '/ash-city-guides/detroit'],
  ['/guides/motown/', '/ash-city-guides/detroit'],
  ['/guides', null],
  ['/', null],
  ['/loop', null],
  ['/away', null],
  ['/backslash', null],
  ['/other-site', null],
])('%s is now at %s', async (path, now) => {
  expect(await movedPage(path, site)).toBe(now);
});
