import type { PageContent } from '../story/page-types.ts';
import type { Passage } from './passages.server.ts';

type Hotel = Extract<PageContent, { component: 'hotel' }>;

const petRules = { yes: 'Pets are welcome.', no: 'No pets.', ask: 'Pets are welcome after asking.' };

/** What guests ask of a hotel and its content says in fields: an answer each. */
export function hotelPolicies({
  name,
  pets,
  pets_note,
  check_in,
  check_out,
  amenities,
  accessibility_features,
}: Hotel): Passage[] {
  const policies: [heading: string, text: string | false, anchor: string | null][] = [
    [`Pets at ${name}`, pets ? [petRules[pets], pets_note].filter(Boolean).join(' ') : false, null],
    [
      `Check-in and check-out at ${name}`,
      check_in && check_out ? `Check-in from ${clock(check_in)}, check-out until ${clock(check_out)}.` : false,
      null,
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

function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shown = `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
  return `${shown} ${hours < 12 ? 'am' : 'pm'}`;
}

function wordsOfKey(key: string): string {
  return key.replace(/[-_]/g, ' ');
}
