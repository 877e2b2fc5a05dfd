import { describe, expect, test } from 'vitest';
import { type PageMetaOptions, pageMeta } from './page-meta.ts';

const publicUrl = 'https://ash.example';
const wide = { filename: '/f/1001/2400x1600/aa/lobby.png', focus: '', alt: 'The lobby' };

/** What the head says, by the name, property or relation it says it under. */
function head(options: Partial<PageMetaOptions> = {}): Record<string, unknown> {
  const descriptors = pageMeta({ seo: {}, path: '/about', publicUrl, ...options }) as Record<string, unknown>[];
  return Object.fromEntries(
    descriptors.map((entry) => [
      String(entry.name ?? entry.property ?? entry.rel ?? Object.keys(entry)[0]),
      entry.content ?? entry.href ?? Object.values(entry)[0],
    ]),
  );
}

test('a page without any words of its own still has a title and a picture', () => {
  expect(head()).toMatchObject({
    title: 'Fallback Title',
    canonical: 'https://ash.example/about',
    'og:title': 'Fallback Title',
    'og:type': 'website',
    'og:locale': 'en_US',
    'og:image': 'https://ash.example/api/og/home.png',
    'twitter:card': 'summary_large_image',
  });
  expect(head()).not.toHaveProperty('description');
});

test('each field falls back to the one before it', () => {
  const seo = { seo_title: 'Title', seo_description: 'Words', seo_og_title: 'For sharing', seo_twitter_image: wide };
  expect(head({ seo, story: 'about', title: 'Other' })).toMatchObject({
    title: 'Title',
    'og:title': 'For sharing',
    'twitter:title': 'For sharing',
    'twitter:description': 'Words',
    'og:image': 'https://ash.example/api/og/about.png',
    'twitter:image': 'https://ash.example/f/1001/2400x1600/aa/lobby.png/m/1200x630/filters:format(jpeg)',
  });
});

describe('the preview picture', () => {
  test('is the editor’s own, with its size and words', () => {
    expect(head({ seo: { seo_og_image: wide }, story: 'about' })).toMatchObject({
      'og:image': 'https://ash.example/f/1001/2400x1600/aa/lobby.png/m/1200x630/filters:format(jpeg)',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'The lobby',
    });
  });

  test('that is smaller keeps the proportion', () => {
    const small = { filename: '/f/1001/600x600/aa/tag.png' };
    expect(head({ image: small, title: 'Key tag' })).toMatchObject({
      'og:image:width': '600',
      'og:image:height': '315',
      'og:image:alt': 'Key tag',
    });
  });
});

test('an article says so, and since when', () => {
  expect(head({ kind: 'article', published: '2026-05-02' })).toMatchObject({
    'og:type': 'article',
    'article:published_time': '2026-05-02',
  });
  expect(head({ published: '2026-05-02' })).not.toHaveProperty('article:published_time');
});

describe('the canonical address', () => {
  test('is the one an editor chose', () => {
    const story = { linktype: 'story', cached_url: 'team' } as const;
    expect(head({ seo: { canonical: story } }).canonical).toBe('https://ash.example/team');
    const elsewhere = { linktype: 'url', url: 'https://other.example/x' } as const;
    expect(head({ seo: { canonical: elsewhere } }).canonical).toBe('https://other.example/x');
    expect(head({ seo: { canonical: { linktype: 'story', cached_url: '' } } }).canonical).toBe(`${publicUrl}/about`);
  });

  test('is missing where the page is not to be found', () => {
    expect(head({ seo: { noindex: true } })).toMatchObject({ robots: 'noindex' });
    expect(head({ seo: { noindex: true } })).not.toHaveProperty('canonical');
  });
});

test('the graph stands in the page once', () => {
  const graph = { '@context': 'https://schema.org', '@graph': [] } as const;
  expect(head({ graph: { ...graph, '@graph': [] } })['script:ld+json']).toEqual(graph);
  expect(head({ graph: null })).not.toHaveProperty('script:ld+json');
});
