import { expect, test } from 'vitest';
import { sitemapEntries } from './sitemap-entries.ts';

const nothing = { stories: [], moodTags: [], products: [], collections: [], policies: [] };
const urls = (parts: Partial<Parameters<typeof sitemapEntries>[0]>) =>
  sitemapEntries({ ...nothing, ...parts }).map(({ url }) => url);

test('stories stand at their paths, with the day they last changed', () => {
  const stories = [
    { full_slug: 'home', published_at: '2026-05-01T10:00:00.000Z', content: {} },
    { full_slug: 'hotels/ulysses/', published_at: null, content: { noindex: false } },
  ];
  expect(sitemapEntries({ ...nothing, stories })).toEqual([
    { url: '/', lastmod: '2026-05-01T10:00:00.000Z' },
    { url: '/hotels/ulysses' },
    { url: '/hotels' },
    { url: '/collections' },
  ]);
});

test('a story that is not to be found, has no page or lives elsewhere is left out', () => {
  const stories = [
    { full_slug: 'global', content: { noindex: true } },
    { full_slug: 'room-service/menu', content: {} },
    { full_slug: 'hotels/team', content: { canonical: { linktype: 'story', cached_url: 'team' } as const } },
    { full_slug: 'team', content: { canonical: { linktype: 'story', cached_url: '' } as const } },
  ];
  expect(urls({ stories })).toEqual(['/team', '/hotels', '/collections']);
});

test('the shop and the mood tags are listed', () => {
  const handle = (name: string) => [{ handle: name }];
  expect(
    urls({
      moodTags: ['brass & slate'],
      products: handle('key-tag'),
      collections: handle('brass'),
      policies: handle('refund-policy'),
    }),
  ).toEqual([
    '/mood/tagged',
    '/mood/tagged/brass%20%26%20slate',
    '/hotels',
    '/collections',
    '/collections/brass',
    '/souvenirs/product/key-tag',
    '/policies/refund-policy',
  ]);
});
