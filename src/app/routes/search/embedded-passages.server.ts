import { hasPage } from '../../seo/sitemap-entries.ts';
import type { PageContent } from '../story/page-types.ts';
import { menuDiets } from './menu-diets.server.ts';
import { type Passage, passagesOf } from './passages.server.ts';

/** What the search reads of a story. */
export type ListedStory = {
  uuid: string;
  full_slug: string;
  slug: string;
  content: Record<string, unknown> & { component: string };
};

/**
 * The passages of stories that have no page and stand on another's: by that page's uuid. A place stands in the guide
 * of its city, an offer at its hotels, a menu where a section shows it.
 */
export function embeddedPassages(stories: readonly ListedStory[]): Map<string, Passage[]> {
  const found = new Map<string, Passage[]>();
  for (const { uuid, full_slug, content } of stories) {
    if (isMenu(content) && !hasPage(full_slug)) {
      const passages = [...passagesOf(content, content.title), ...menuDiets(content)];
      for (const page of stories.filter(showsMenu(uuid)))
        found.set(page.uuid, [...(found.get(page.uuid) ?? []), ...passages]);
    }
    const name = String(content.title ?? content.name ?? '');
    for (const { page, anchor } of placesOf(content)) {
      const passages = passagesOf(content, name).map((passage) => ({ ...passage, heading: name, anchor }));
      found.set(page, [...(found.get(page) ?? []), ...passages]);
    }
  }
  return found;
}

function placesOf(content: ListedStory['content']): { page: string; anchor: string | null }[] {
  if (content.component === 'guide_entry') return [{ page: String(content.city), anchor: null }];
  if (content.component !== 'offer' || !Array.isArray(content.hotels)) return [];
  return content.hotels.map((hotel) => ({ page: String(hotel), anchor: 'offers' }));
}

type Content = ListedStory['content'];

function isMenu(content: Content): content is Content & Extract<PageContent, { component: 'menu' }> {
  return content.component === 'menu';
}

function showsMenu(menu: string): (story: ListedStory) => boolean {
  return ({ content: { body } }) => Array.isArray(body) && body.some((block) => block?.menu === menu);
}
