import { filterMenu, isWithoutAlcohol, menuFilters } from '#blocks/menus/menu-filter.ts';
import type { PageContent } from '../story/page-types.ts';
import type { Passage } from './passages.server.ts';

type Menu = Extract<PageContent, { component: 'menu' }>;

/** A passage for each diet that a menu can be filtered by, with what passes; the page is asked for that filter. */
export function menuDiets({ title, sections }: Menu): Passage[] {
  const parts = sections ?? [];
  const filtered = menuFilters(parts).map(({ value, name }) => ({
    heading: name,
    text: filterMenu(parts, [value])
      .flatMap(({ items }) => items ?? [])
      .map((item) => item.name)
      .join(', '),
    anchor: null,
    query: `?diet=${value}`,
    words: value === 'no_alcohol' ? withoutAlcohol : '',
  }));
  if (parts.length === 0 || !isWithoutAlcohol(parts)) return filtered;
  const none = { heading: title, text: 'Nothing on this menu contains alcohol.', anchor: null, words: withoutAlcohol };
  return [...filtered, none];
}

/** What guests call it. */
const withoutAlcohol = 'non-alcoholic alcohol-free';
