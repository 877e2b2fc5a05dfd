import { beforeAll, describe, expect, it, test } from 'vitest';
import { CatalogueStoryView } from '../component-catalogue/CatalogueStoryView.tsx';
import type { CatalogueStories } from '../component-catalogue/catalogue-story.ts';
import { resolveCatalogueStory } from '../component-catalogue/resolve-catalogue-story.server.ts';
import { exampleAsset } from '../examples/example-asset.ts';
import { catalogueStories } from '../registry/catalogue-stories.generated.ts';
import { isSectionName, preloadSections } from '../registry/preload-sections.ts';
import type { SectionName } from '../registry/schemas.ts';
import { quoteExample } from '../sections/quote/example.ts';
import { souvenirsHeroExample } from '../sections/souvenirs-hero/example.ts';
import { tickerExample } from '../sections/ticker/example.ts';
import { needsScript } from '../testing/html-only-parts.ts';
import { readHtml } from '../testing/read-html.ts';
import { renderOnPage } from '../testing/test-page.tsx';
import { browserSections, laterSections } from './browser-data.server.ts';
import { leanContent } from './lean-content.ts';
import { isLater, isStatic } from './static-section.ts';

const names = Object.keys(catalogueStories).filter(isSectionName);

beforeAll(() => preloadSections(names));

describe.each(names)('%s in the browser', (section) => {
  const own = Object.entries(catalogueStories[section] as CatalogueStories<SectionName>).filter(
    ([, { draft }]) => !draft,
  );

  test.each(own)('%s', async (name, state) => {
    const shown = await resolveCatalogueStory(name, state);
    const cut = browserSections([shown.block], shown.data);
    const later = laterSections([shown.block], shown.data)['0'];
    const block = (later?.block ?? cut.body[0] ?? shown.block) as typeof shown.block;
    const data = later ? { ...cut.blockData, [block._uid]: later.data } : cut.blockData;
    const whole = renderOnPage(<CatalogueStoryView state={shown} />);
    if (isStatic(block)) {
      const { container } = readHtml(whole);
      expect([...container.querySelectorAll(needsScript)].map((element) => element.outerHTML)).toEqual([]);
      expect(cut.blockData).toEqual({});
    } else {
      expect(renderOnPage(<CatalogueStoryView state={{ ...shown, block, data }} />)).toBe(whole);
    }
  });
});

describe('browserSections', () => {
  it('carries of a section without scripts what its frame needs', () => {
    const { body } = browserSections([{ ...quoteExample, _uid: 'q', anchor_id: 'said', theme: 'dark' }], {
      q: 1,
      other: 2,
    });
    expect(body).toEqual([{ _uid: '0', component: 'quote', static: true, anchor_id: 'said', theme: 'dark' }]);
  });

  it('keeps what belongs to no section', () => {
    expect(browserSections([{ ...quoteExample, _uid: 'q' }], { q: 1, page: 2 }).blockData).toEqual({ page: 2 });
  });

  it('leaves out what hydrates later, from the third section on, and laterSections has it', () => {
    const ticker = (uid: string) => ({ ...tickerExample, _uid: uid, anchor_id: 'news' });
    const body = [ticker('a'), ticker('b'), ticker('c'), { ...quoteExample, _uid: 'd' }];
    const cut = browserSections(body, { b: 1, c: 2 });
    expect(cut.body.map((block) => [isLater(block), isStatic(block)])).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [false, true],
    ]);
    expect(cut.body[2]).toEqual({ _uid: '2', component: 'ticker', later: true, anchor_id: 'news' });
    expect(cut.blockData).toEqual({ b: 1 });
    const later = laterSections(body, { b: 1, c: 2 });
    expect(Object.keys(later)).toEqual(['2']);
    expect(later['2']).toEqual({ block: leanContent(ticker('c')), data: 2 });
  });

  it('leaves out what is long, even of the first sections', () => {
    const long = { ...tickerExample, _uid: 'a', items: Array.from({ length: 60 }, () => tickerExample.items?.[0]) };
    const { body } = browserSections([long], {});
    expect(body).toEqual([{ _uid: '0', component: 'ticker', later: true }]);
    expect(Object.keys(laterSections([long], {}))).toEqual(['0']);
  });

  it('hydrates any section with a video that plays by itself', () => {
    const film = { ...exampleAsset('street', 'A street'), filename: '/f/1/street.mp4' };
    const section = { ...souvenirsHeroExample, media: film };
    const { body } = browserSections([section], {});
    expect(body.map(isStatic)).toEqual([false]);
  });
});
