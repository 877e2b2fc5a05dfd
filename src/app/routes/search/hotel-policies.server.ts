import { petsText, roomTimes } from '#blocks/sections/hotel-facts/pets-and-times.ts';
import type { PageContent } from '../story/page-types.ts';
import type { Passage } from './passages.server.ts';

type Hotel = Extract<PageContent, { component: 'hotel' }>;

/** Where a hotel's page shows its facts (`hotel_facts`). */
const factsAnchor = 'facts';

/** What guests ask of a hotel and its content says in fields: an answer each. */
export function hotelPolicies(hotel: Hotel): Passage[] {
  const { name, amenities, accessibility_features } = hotel;
  const times = roomTimes(hotel);
  const policies: [heading: string, text: string | false, anchor: string | null][] = [
    [`Pets at ${name}`, petsText(hotel), factsAnchor],
    [
      `Check-in and check-out at ${name}`,
      times ? `Check-in ${times.in.toLowerCase()}, check-out ${times.out.toLowerCase()}.` : false,
      factsAnchor,
    ],
    [`Amenities at ${name}`, amenities?.length ? amenities.map(wordsOfKey).join(', ') : false, null],
    [
      `Accessibility at ${name}`,
      accessibility_features?.length ? accessibility_features.map(wordsOfKey).join(', ') : false,
      'accessibility',
    ],
  ];
  return policies.flatMap(([heading, text, anchor]) => (text ? [{ heading, text, anchor }] : []));
}

function wordsOfKey(key: string): string {
  return key.replace(/[-_]/g, ' ');
}
