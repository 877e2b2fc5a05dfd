import type { Blocks } from '../registry/schemas.ts';

type MenuSections = readonly Blocks['menu_section'][];
type MenuItem = Blocks['menu_item'];

const diets = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  gluten_free: 'Gluten-free',
  halal: 'Halal',
  kosher: 'Kosher',
} as const;

const allergens = {
  milk: 'milk',
  eggs: 'eggs',
  fish: 'fish',
  shellfish: 'shellfish',
  tree_nuts: 'tree nuts',
  peanuts: 'peanuts',
  wheat: 'wheat',
  soybeans: 'soybeans',
  sesame: 'sesame',
} as const;

/** What can be filtered by, as the query names it. */
export type MenuFilter = keyof typeof diets | 'no_alcohol';

/** What each filter is called. */
export const filterNames: Record<MenuFilter, string> = { ...diets, no_alcohol: 'Without alcohol' };

/** The filters that at least one item of the menu passes, in a fixed order. */
export function menuFilters(sections: MenuSections): { value: MenuFilter; name: string }[] {
  const items = sections.flatMap((section) => section.items ?? []);
  return (Object.keys(filterNames) as MenuFilter[])
    .filter((value) => items.some((item) => passes(item, value)) && !items.every((item) => passes(item, value)))
    .map((value) => ({ value, name: filterNames[value] }));
}

/** Whether nothing on the menu contains alcohol, so that there is nothing to filter by. */
export function isWithoutAlcohol(sections: MenuSections): boolean {
  return sections.every(({ items }) => (items ?? []).every((item) => passes(item, 'no_alcohol')));
}

export function chosenFilters(query: URLSearchParams): MenuFilter[] {
  return query.getAll('diet').filter((value): value is MenuFilter => Object.hasOwn(filterNames, value));
}

/** The items that pass every filter; sections without any are left out. */
export function filterMenu(sections: MenuSections, filters: readonly MenuFilter[]): Blocks['menu_section'][] {
  return sections
    .map((section) => ({
      ...section,
      items: (section.items ?? []).filter((item) => filters.every((filter) => passes(item, filter))),
    }))
    .filter(({ items }) => items.length > 0);
}

export function itemCount(sections: MenuSections): number {
  return sections.reduce((sum, { items }) => sum + (items?.length ?? 0), 0);
}

/** What a diet is called; null where the value is none. */
export function dietName(value: string): string | null {
  return Object.entries(diets).find(([key]) => key === value)?.[1] ?? null;
}

export function dietNames({ diet }: MenuItem): string[] {
  return (diet ?? []).map((value) => diets[value]);
}

/** `Contains eggs and tree nuts`; `''` when nothing is named. */
export function allergenText({ allergens: named }: MenuItem): string {
  const names = (named ?? []).map((value) => allergens[value]);
  if (names.length === 0) return '';
  return `Contains ${names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`}`;
}

function passes({ diet, contains_alcohol }: MenuItem, filter: MenuFilter): boolean {
  // Unknown is not without.
  if (filter === 'no_alcohol') return contains_alcohol === false;
  // Vegan dishes are vegetarian too, even if only one box is ticked.
  return diet?.includes(filter) === true || (filter === 'vegetarian' && diet?.includes('vegan') === true);
}
