import type { PlacesChange } from '#services/reservations/open-reservations.ts';
import { cacheTags } from './cache-tags.ts';

/** What a page is made from that says how few tickets of some days are left (docs/decisions/0031-reservations.md). */
type ShownPlaces = {
  story: string;
  days: readonly string[];
  capacity: number;
  /** From so few tickets on, the page says how many are left. */
  few: number;
  taken: ReadonlyMap<string, number>;
};

/**
 * The tags of a page: a day of which it says how many tickets are left is another one with each ticket, all other days are once
 * as many are taken that few are left.
 */
export function tagsOfShownPlaces({ story, days, capacity, few, taken }: ShownPlaces): string[] {
  const firstOfFew = capacity - few;
  const shown = days.filter((day) => (taken.get(day) ?? 0) >= firstOfFew);
  return [cacheTags.placesTaken(story, firstOfFew), ...shown.map((day) => cacheTags.placesOn(story, day))];
}

/** The tags that a reservation, its change or its end makes old. No stored page says anything of tables. */
export function tagsOfPlaces({ kind, story, places }: PlacesChange): string[] {
  if (kind === 'table') return [];
  const tags = places.flatMap(({ slot, from, to }) => [
    cacheTags.placesOn(story, slot),
    ...Array.from({ length: Math.max(0, to - from) }, (_, index) => cacheTags.placesTaken(story, from + index + 1)),
  ]);
  return [...new Set(tags)];
}
