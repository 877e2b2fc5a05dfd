import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import type { ContentType } from '../registry/schemas.ts';
import { exampleAsset } from './example-asset.ts';
import { peterAndPaul } from './example-hotels.ts';
import { newTabLink, urlLink } from './example-link.ts';
import { exampleMenuSections } from './example-menu-sections.ts';
import { paragraphs } from './example-rich-text.ts';
import { exampleStory } from './example-story.ts';

export const breakfast = exampleStory('dining/karls/breakfast', 'menu', {
  title: 'Breakfast',
  intro: 'Until the bread is gone.',
  sections: exampleMenuSections,
});
const lunch = exampleStory('dining/karls/lunch', 'menu', {
  title: 'Lunch',
  sections: exampleMenuSections.slice(1),
});

type Action = NonNullable<ContentType<'venue'>['controls']>[number]['action'];
type Hours = NonNullable<ContentType<'venue'>['hours']>[number];

export function hoursRow(days: NonNullable<Hours['days']>, open: string, close: string, note = ''): Hours {
  return { _uid: `hours-${days.join('-')}-${open}`, component: 'hours_row', days, open, close, note };
}

type Venue = ContentType<'venue'>;
type Own = Pick<Venue, 'brand_key' | 'notice'> & { kind: NonNullable<Venue['kind']>; hotel?: string };

function venue(slug: string, name: string, { hotel = 'the-siren', ...own }: Own, controls: [Action, string][] = []) {
  return exampleStory(`dining/${slug}`, 'venue', {
    name,
    ...own,
    hotel: storyUuid(`hotels/${hotel}`),
    blurb: `${name} keeps its own hours and its own spoons.`,
    street: '90 Ropewalk Street',
    locality: 'Detroit',
    region: 'MI',
    postal: '48226',
    country: 'US',
    phone: '+1 313-555-0106',
    hours: [
      hoursRow(['mon', 'tue', 'wed', 'thu'], '07:00', '15:00', 'Pie from eleven'),
      hoursRow(['fri', 'sat'], '17:00', '02:00'),
    ],
    closures: [{ _uid: `closure-${slug}`, component: 'closure', date: '2026-07-04 00:00', reason: 'The Fourth' }],
    price_range: '$$',
    reservation: newTabLink('https://tables.example/book'),
    menus:
      own.kind === 'shop'
        ? []
        : [
            { _uid: `menu-breakfast-${slug}`, component: 'menu_ref', label: 'Breakfast', menu: breakfast.uuid },
            { _uid: `menu-lunch-${slug}`, component: 'menu_ref', label: 'Lunch', menu: lunch.uuid },
          ],
    controls: controls.map(([action, label]) => ({
      _uid: `control-${slug}-${action}`,
      component: 'venue_control',
      action,
      label,
    })),
    dress_code: 'Shoes',
    photos: [exampleAsset(`${slug}-room`, `${name} before opening`)],
  });
}

export const karls = venue('karls', 'Karl’s', { kind: 'diner', brand_key: 'diner' }, [
  ['call', 'Call'],
  ['directions', 'Directions'],
  ['menu', 'Menu'],
]);
export const exampleVenues = [
  karls,
  venue('the-siren-cafe', 'The Siren Cafe', { kind: 'cafe' }),
  venue('candy-bar', 'Candy Bar', {
    kind: 'bar',
    brand_key: 'candy',
    notice: 'Age 21 and over. No bookings by telephone.',
  }),
  venue('the-siren-shop', 'The Siren Shop', { kind: 'shop' }),
  venue('the-gold-room', 'The Gold Room', { kind: 'restaurant', brand_key: 'gold', hotel: 'ulysses' }),
  venue('the-vestry', 'The Vestry', { kind: 'restaurant', hotel: 'peter-and-paul' }),
];
export const exampleMenus = [breakfast, lunch];

/** Thursday evenings in New Orleans, in a church that is a hotel. */
export const organPractice = exampleStory('hotels/peter-and-paul/events/organ-practice', 'event', {
  title: 'Organ practice',
  summary: 'An hour of scales in the nave. Bring a cushion.',
  body: paragraphs('The organ was built in 1871 and has opinions.'),
  image: exampleAsset('event-organ', 'The organ pipes, one of them leaning'),
  hotel: peterAndPaul.uuid,
  start: '2026-06-05 00:30',
  end: '2026-06-05 02:00',
  timezone: 'America/Chicago',
  price_kind: 'from',
  price: '12',
  currency: 'USD',
  ticket_url: urlLink('https://tickets.example/organ'),
  capacity_note: 'Eighty chairs',
  age: 'all',
  tags: ['music'],
});
export const exampleEvents = [
  organPractice,
  exampleStory('dining/karls/events/pie-night', 'event', {
    title: 'Pie night',
    summary: 'Six pies and no plates.',
    image: exampleAsset('event-pie', 'A lattice pie with one slice out'),
    venue: karls.uuid,
    start: '2026-06-02 22:00',
    end: '2026-06-03 01:00',
    timezone: 'America/Detroit',
    repeat: 'weekly',
    repeat_days: ['tue'],
    price_kind: 'free',
    age: '21',
    tags: ['food'],
  }),
  exampleStory('hotels/neptune/events/low-tide', 'event', {
    title: 'Low tide walk',
    summary: 'Boots are in the hall.',
    image: exampleAsset('event-tide', 'Mud flats and one orange buoy'),
    hotel: storyUuid('hotels/neptune'),
    start: '2026-07-11 13:00',
    timezone: 'America/New_York',
    all_day: true,
    price_kind: 'ticketed',
    price: '8',
    currency: 'USD',
    tags: ['walk'],
  }),
];
