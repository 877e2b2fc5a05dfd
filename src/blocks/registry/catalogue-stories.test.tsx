import { beforeAll, describe, expect, test } from 'vitest';
import { CatalogueStoryView } from '../component-catalogue/CatalogueStoryView.tsx';
import type { CatalogueStories } from '../component-catalogue/catalogue-story.ts';
import { resolveCatalogueStory } from '../component-catalogue/resolve-catalogue-story.server.ts';
import { forbiddenAttributes } from '../testing/forbidden-attributes.ts';
import { readHtml } from '../testing/read-html.ts';
import { renderOnPage } from '../testing/test-page.tsx';
import { catalogueStories } from './catalogue-stories.generated.ts';
import { isSectionName, preloadSections } from './preload-sections.ts';
import type { SectionName } from './schemas.ts';

const names = Object.keys(catalogueStories).filter(isSectionName);

beforeAll(() => preloadSections(names));

describe.each(names)('%s', (section) => {
  const own = Object.entries(catalogueStories[section] as CatalogueStories<SectionName>);

  test.each(own)('%s', async (name, state) => {
    const shown = await resolveCatalogueStory(name, state);
    // What travels to the browser is plain JSON.
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
    const html = renderOnPage(<CatalogueStoryView state={shown} />);
    expect(html).not.toContain('could not be shown');
    expect(html).not.toContain('Unknown section');
    const { container } = readHtml(html);
    expect(forbiddenAttributes(container)).toEqual([]);
    // The frame of a section is one element; what it shows is inside.
    expect(container.querySelectorAll('*').length > 1).toBe(!state.hidden);
  });

  test('no two states look the same', async () => {
    const pages = await Promise.all(
      own.map(async ([name, state]) => {
        const html = renderOnPage(<CatalogueStoryView state={await resolveCatalogueStory('state', state)} />);
        return [name, html] as const;
      }),
    );
    const twins = pages.filter(([, html], index) => pages.findIndex(([, other]) => other === html) !== index);
    expect(twins.map(([name]) => name)).toEqual([]);
  });
});
