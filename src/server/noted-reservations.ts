import type { Site } from '#app/context.ts';
import { noteFailure, noteTags } from '#cache/read-notes.ts';
import { cacheTags } from './page-cache/cache-tags.ts';

/** The reservations, noting for a page that says how many places are left whose they are. */
export function notedReservations(reservations: Site['reservations']): Site['reservations'] {
  return {
    ...reservations,
    taken: async (story, slots) => {
      noteTags([cacheTags.places(story)]);
      try {
        return await reservations.taken(story, slots);
      } catch (error) {
        noteFailure();
        throw error;
      }
    },
  };
}
