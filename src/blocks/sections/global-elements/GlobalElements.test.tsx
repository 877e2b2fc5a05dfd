import { beforeAll, describe, expect, it } from 'vitest';
import { preloadFooter } from '../../footer/lazy-footer.ts';
import { preloadSections } from '../../registry/preload-sections.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { contentReadsOf } from '../../testing/content-reads-double.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage, storyOf } from '../../testing/test-page.tsx';
import { messageBannerExample } from '../message-banner/example.ts';
import { tagSidebarExample } from '../tag-sidebar/example.ts';
import { GlobalElements } from './GlobalElements.tsx';
import { resolveGlobalElements } from './resolve.server.ts';

const elements = [
  storyOf<'header'>('global-elements/header', { component: 'header' }),
  storyOf<'footer'>('global-elements/footer', { component: 'footer', subscribe_heading: 'A letter' }),
  storyOf<'global_element'>('global-elements/tags', { component: 'global_element', body: [tagSidebarExample] }),
  storyOf<'global_element'>('global-elements/banner', { component: 'global_element', body: [messageBannerExample] }),
  storyOf<'global_element'>('global-elements/empty', { component: 'global_element' }),
  'a uuid of what is not published',
];
const block: Blocks['global_elements'] = {
  _uid: 'all',
  component: 'global_elements',
  elements: elements,
};
const context = contentReadsOf({ mood_entry: [{ slug: 'one', content: { tags: ['brass'] } }] });

// What the test begins to load has to be there before it ends: the files of a worker share their modules.
beforeAll(() => Promise.all([preloadFooter(), preloadSections(['tag_sidebar'])]));

describe('resolveGlobalElements', () => {
  it('says what each story is, and leaves out what cannot be shown', async () => {
    const shown = await resolveGlobalElements(block, context);
    expect(shown.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
      'header: header',
      'footer: footer',
      'tags: section',
      'banner: section',
    ]);
    expect(shown[2]).toMatchObject({ tags: [{ tag: 'brass', count: 1 }] });
  });
});

describe('GlobalElements', () => {
  it('shows the footer and the tags where they stand, under their names', async () => {
    const shown = await resolveGlobalElements(block, context);
    const html = renderOnPage(<GlobalElements block={block} />, { data: { all: shown.slice(0, 3) } });
    const { getAllByRole, getByRole } = readHtml(html);
    expect(getAllByRole('region', { name: /, as it stands on a page$/ })).toHaveLength(3);
    expect(html).toContain('A letter');
    expect(getByRole('navigation', { name: 'Menu of footer' })).not.toBeNull();
    expect(getByRole('link', { name: /Brass/ }).getAttribute('href')).toBe('/mood/tagged/brass');
  });

  it('asks editors to choose something', () => {
    expect(renderOnPage(<GlobalElements block={block} />)).toBe('');
    expect(renderOnPage(<GlobalElements block={block} />, { draft: true })).toContain('Choose at least one');
  });
});
