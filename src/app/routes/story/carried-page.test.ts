import { describe, expect, it } from 'vitest';
import { quoteExample } from '#blocks/sections/quote/example.ts';
import { tickerExample } from '#blocks/sections/ticker/example.ts';
import { partialDouble } from '#blocks/testing/partial-double.ts';
import { storyOf } from '#blocks/testing/test-page.tsx';
import { wholeData } from '../../document/whole-data.ts';
import { carriedGlobals } from './carried-globals.server.ts';
import { carriedPage } from './carried-page.server.ts';
import type { Globals } from './load-globals.server.ts';
import type { StoryPage } from './load-story.server.ts';

const document = new Request('https://ash.example/about');
const data = new Request('https://ash.example/about.data');

function pageOf(options: Partial<StoryPage> = {}): StoryPage {
  const story = storyOf<'page'>('about', {
    component: 'page',
    title: 'About',
    seo_title: 'About ash',
    body: [quoteExample, tickerExample],
  });
  return partialDouble<StoryPage>({
    story,
    blockData: {},
    meta: [{ title: 'About' }],
    footer: null,
    draft: false,
    ...options,
  });
}

describe('carriedPage', () => {
  it('carries in a document what its HTML does not show, and renders all of it', () => {
    const page = pageOf();
    const carried = carriedPage(page, document);
    expect(carried.story.content).toMatchObject({
      title: 'About',
      body: [
        { component: 'quote', static: true },
        { component: 'ticker', items: tickerExample.items?.map(() => ({})) },
      ],
    });
    expect(JSON.stringify(carried)).not.toContain(quoteExample.text);
    expect(carried.story.content).not.toHaveProperty('seo_title');
    expect(carried.story).toMatchObject({ slug: 'about', full_slug: 'about' });
    expect(carried).not.toHaveProperty('meta');
    expect(wholeData(carried)).toBe(page);
  });

  it('carries all of it where the application asks, and in drafts', () => {
    const [page, draft] = [pageOf(), pageOf({ draft: true })];
    expect(carriedPage(page, data)).toBe(page);
    expect(carriedPage(draft, document)).toBe(draft);
  });
});

describe('carriedGlobals', () => {
  const globals = partialDouble<Globals>({
    draft: false,
    banners: [],
    header: {
      _uid: 'h',
      component: 'header',
      logo_text: 'ash',
      mega_menu: [
        { _uid: 'm', component: 'mega_menu', items: [{ _uid: 'i', component: 'mega_menu_item', label: 'Hotels' }] },
      ],
    },
    footer: { _uid: 'f', component: 'footer', subscribe_heading: 'Write', mailchimp_list_id: 'tides', footer_menu: [] },
  });

  it('carries of header and footer what is live in them', () => {
    const carried = carriedGlobals(globals, document);
    expect(carried.header).toMatchObject({ logo_text: 'ash', mega_menu: [{ _uid: 'menu', items: [], static: true }] });
    expect(carried.footer).toEqual({
      _uid: 'footer',
      component: 'footer',
      subscribe_heading: 'Write',
      mailchimp_list_id: 'tides',
      static: true,
    });
    expect(wholeData(carried)).toBe(globals);
  });

  it("carries the preview's line where there is one", () => {
    const staging = { _uid: 's', component: 'staging_banner' as const, text: 'Wet plaster' };
    const carriedAt = (environment: string) => carriedGlobals({ ...globals, staging, environment }, document).staging;
    expect([carriedAt('production'), carriedAt('staging')]).toEqual([null, staging]);
  });

  it('carries all of them where the application asks', () => {
    expect(carriedGlobals(globals, data)).toBe(globals);
  });
});
