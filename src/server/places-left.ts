import type { Site } from '#app/context.ts';
import { noteFailure, noteTags } from '#cache/read-notes.ts';
import { tagsOfShownPlaces } from './page-cache/place-tags.ts';

/** How many tickets are left, noting for the page that says it what makes it old. */
export function createPlacesLeft({ taken }: Pick<Site['reservations'], 'taken'>): Site['placesLeft'] {
  return async ({ story, days, capacity, few }) => {
    try {
      const known = await taken(story, days);
      noteTags(tagsOfShownPlaces({ story, days, capacity, few, taken: known }));
      return new Map(days.map((day) => [day, capacity - (known.get(day) ?? 0)]));
    } catch (error) {
      noteFailure();
      throw error;
    }
  };
}
