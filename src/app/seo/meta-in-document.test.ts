// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { metaInDocument } from './meta-in-document.ts';

it('says what the head of the document says of its page', () => {
  vi.stubEnv('SSR', false);
  document.head.innerHTML = `
    <meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <link rel="icon" href="/favicon.svg"><link rel="preload" href="/a.woff2">
    <title>Press</title>
    <link rel="canonical" href="https://ash.example/press">
    <meta name="description" content="Cuttings"><meta property="og:type" content="website">
    <script type="application/ld+json">{"@graph":[{"name":"a \\u003c b"}]}</script>`;
  const said = [
    { title: 'Press' },
    { tagName: 'link', rel: 'canonical', href: 'https://ash.example/press' },
    { name: 'description', content: 'Cuttings' },
    { property: 'og:type', content: 'website' },
    { 'script:ld+json': { '@graph': [{ name: 'a < b' }] } },
  ];
  expect(metaInDocument()).toEqual(said);
  // The head changes with every navigation; what the document said does not.
  document.head.innerHTML = '<title>Another page</title>';
  expect(metaInDocument()).toEqual(said);
});
