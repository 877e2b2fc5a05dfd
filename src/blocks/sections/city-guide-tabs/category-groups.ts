import type { GuideCategory, GuidePlace } from '../../guide-places/guide-places.ts';

export type CategoryGroup = GuideCategory & { places: GuidePlace[] };

/** The categories that have a place, in their order, each with its places. Places of no known category are left out. */
export function categoryGroups(categories: readonly GuideCategory[], places: readonly GuidePlace[]): CategoryGroup[] {
  return categories
    .map((category) => ({ ...category, places: places.filter((place) => place.category === category.value) }))
    .filter((group) => group.places.length > 0);
}

/**
 * The category that the address asks for, else the block's own; `null` for all of them: `?category=all`, and also a
 * category that has no place.
 */
export function chosenCategory(
  requested: string | null,
  standard: string | null | undefined,
  groups: readonly CategoryGroup[],
): string | null {
  const wanted = requested ?? standard ?? '';
  return groups.some((group) => group.value === wanted) ? wanted : null;
}
