import { asset } from '../../asset.ts';
import { link, richText } from '../../rich-text.ts';
import { cta, ref, refs, story, storyLink, text, urlLink } from '../../story-fields.ts';
import { hours } from '../dining/menu-parts.ts';
import { place } from './guide-place.ts';

const guide = 'ash-city-guides/detroit';

const hero = asset(
  'cities/detroit',
  'Detroit’s stepped towers against a striped pink sky, a long ore boat on the river, two people and a cat at the railing',
  { title: 'Detroit', focus: '400x700:2000x1500' },
);

const city = story(
  guide,
  'Detroit',
  {
    component: 'city',
    name: 'Detroit',
    intro:
      'A city laid out for a million more people than walk in it, which leaves room. Nine places the night desk sends people, none farther than twenty-five minutes.',
    hero,
    center_lat: '42.3357',
    center_lng: '-83.0481',
    zoom: '15',
    hotels: refs('hotels/the-siren'),
    theme_key: 'ash',
    body: [
      {
        component: 'city_guide_hero',
        city: ref(guide),
        heading: 'Detroit, wide and unhurried',
        intro:
          'The avenues run out from the river like spokes, and the wind comes down them. Dress for one layer more than you think and you can walk to all of this.',
        media: hero,
        author: 'Lucille Amari, night desk at The Siren',
        updated: '2026-09-14 12:00',
        city_switcher: true,
      },
      {
        component: 'city_guide_tabs',
        anchor_id: 'guide',
        city: ref(guide),
        heading: 'Where Lucille sends people',
        layout: 'cards',
        share_with_map: true,
      },
      {
        component: 'city_guide_map',
        anchor_id: 'map',
        city: ref(guide),
        heading: 'The same, from above',
        zoom: '15',
        style: 'drawn',
        show_hotels: true,
        shapes: [
          {
            component: 'map_shape',
            kind: 'water',
            name: 'The river',
            points: [
              '42.3190, -83.0720',
              '42.3252, -83.0560',
              '42.3278, -83.0455',
              '42.3312, -83.0330',
              '42.3370, -83.0180',
              '42.3150, -83.0180',
              '42.3150, -83.0720',
            ].join('\n'),
          },
          {
            component: 'map_shape',
            kind: 'street',
            points: '42.3290, -83.0448\n42.3361, -83.0497\n42.3500, -83.0590',
          },
          { component: 'map_shape', kind: 'street', points: '42.3320, -83.0468\n42.3350, -83.0440\n42.3490, -83.0290' },
          { component: 'map_shape', kind: 'street', points: '42.3310, -83.0480\n42.3312, -83.0540\n42.3300, -83.0720' },
        ],
      },
      {
        component: 'media_text',
        anchor_id: 'bicycle',
        media: asset(
          'siren/hero',
          'The Siren from the street at sundown, its terracotta tower dark against an orange sky',
          { focus: '1150x60:2200x1590' },
        ),
        side: 'end',
        heading: 'Take the green bicycle',
        body: richText(
          'There are six in the rack by our laundry and five of them are fine. The green one has the wide saddle and the bell that works. From Ropewalk Street to the old rail cut is four minutes; the cut runs below the streets, flat and without a traffic light, from the market down to the water.',
          [
            'Leave the key at the desk before midnight. If it rains, ',
            link('Karl’s', storyLink('dining/karls')),
            ' has a hook for wet coats beside the griddle, and nobody will look at your shoes.',
          ],
        ),
        ctas: [
          cta('Stay at The Siren', storyLink('hotels/the-siren'), { style: 'text', icon: 'arrow' }),
          cta('Events in Detroit', urlLink('/events?city=detroit'), { style: 'text', icon: 'arrow' }),
        ],
      },
      text(
        'Two things people get wrong. Half of downtown shuts on Monday, so put Monday last. And the river is an international border with a very good sunset: stand on our side at about eight in June and about five in December, facing the wrong country.',
      ),
    ],
    seo_title: 'Detroit on foot: nine places near The Siren',
    seo_description:
      'Coffee, bread, books, a jazz room, a pool with orange doors: nine Detroit places within a walk of The Siren, chosen by the people who work there.',
    seo_og_image: hero,
  },
  { is_startpage: true, tag_list: ['detroit'] },
);

export const detroitGuide = [
  city,
  place('detroit', 'third-shift', 'Third Shift', {
    category: 'coffee',
    blurb:
      'Opened at four in the morning for people coming off the line and never moved the hours. Filter, strong, in a steel cup that is too hot for the first minute. They know the bus times by heart.',
    address: '214 Cable Alley',
    lat: '42.3368',
    lng: '-83.0507',
    walk_minutes: '4',
    phone: '+1 313-555-0151',
    url: urlLink('https://thirdshift.example', { newTab: true }),
    hours_text: '4 am to 3 pm, every day',
    hours: [hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '04:00', '15:00')],
    price_range: '$',
    picked_by: 'Lucille Amari, night desk',
    photo: asset(
      'guides/coffee',
      'A long green counter with five stools, an espresso machine and three red lamps, sun coming in from the left',
    ),
  }),
  place('detroit', 'benedek', 'Benedek & Daughter', {
    category: 'bakery',
    blurb:
      'Hungarian, third generation, and the daughter of the sign is seventy-one. Poppy-seed roll by the slice until about eleven. Ask for an end piece; she pretends there are none and then there is one.',
    address: '1190 Saint Casimir Street',
    lat: '42.3430',
    lng: '-83.0445',
    walk_minutes: '14',
    phone: '+1 313-555-0152',
    hours_text: '7 am to 1 pm, closed Sunday and Monday',
    hours: [hours(['tue', 'wed', 'thu', 'fri', 'sat'], '07:00', '13:00')],
    price_range: '$',
    picked_by: 'Dolores, who bakes at Karl’s and does not praise lightly',
    photo: asset(
      'detroit/benedek',
      'A white-haired baker with round glasses behind a sliced poppy-seed roll, holding one end piece back',
    ),
  }),
  place('detroit', 'shed-four', 'Shed Four', {
    category: 'market',
    blurb:
      'The fourth of five brick sheds, and the one with the flower women. Saturday before eight is for restaurants, after eight for everyone, after two for bargains and bruised peaches. Bring small bills.',
    address: '2600 Drover Street',
    lat: '42.3439',
    lng: '-83.0358',
    walk_minutes: '22',
    hours_text: 'Saturday 6 am to 4 pm; flowers on Sundays in May',
    price_range: '$',
    picked_by: 'Terrence Wojcik, bicycles and bags',
    photo: asset(
      'detroit/shed-four',
      'A flower woman in a red headscarf between buckets of tulips and asters in front of a brick shed with the number four',
    ),
  }),
  place('detroit', 'overdue-books', 'Overdue Books', {
    category: 'bookshop',
    blurb:
      'Four floors in a former glove factory. The owner files by where he was standing when he bought them, and can find anything. Local history is behind the furnace, which keeps it dry.',
    address: '55 Glovers Court',
    lat: '42.3348',
    lng: '-83.0563',
    walk_minutes: '11',
    phone: '+1 313-555-0154',
    url: urlLink('https://overdue.example', { newTab: true }),
    hours_text: '10 am to 6 pm, closed Monday',
    hours: [hours(['tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '10:00', '18:00')],
    price_range: '$$',
    picked_by: 'Farida Haddad, housekeeping',
    photo: asset(
      'detroit/overdue-books',
      'Shelves to the ceiling around a black furnace, four wooden glove hands, and a man on a ladder handing down a book',
    ),
  }),
  place('detroit', 'the-low-note', 'The Low Note', {
    category: 'music',
    blurb:
      'Forty chairs, and the band set up in the window, so the sidewalk hears it free and the till pays for it. Sets at nine and eleven. Talk through the bass solo and the bartender will bring you your coat.',
    address: '8 Livernay Street',
    lat: '42.3406',
    lng: '-83.0493',
    walk_minutes: '9',
    phone: '+1 313-555-0155',
    hours_text: 'Wednesday to Sunday from 8 pm',
    price_range: '$$',
    picked_by: 'Lucille Amari, on her nights off',
    photo: asset(
      'guides/music',
      'A trio playing in the lit window of a corner bar at night, a neon trumpet over the door',
    ),
  }),
  place('detroit', 'museum-of-switches', 'Museum of Switches', {
    category: 'museum',
    blurb:
      'Every kind of switch the city ever made, on boards, wired up. You are allowed to throw all of them. One starts a fan on the roof that can be seen from the street and nobody will say which.',
    address: '1432 Relay Street',
    lat: '42.3296',
    lng: '-83.0519',
    walk_minutes: '12',
    phone: '+1 313-555-0156',
    hours_text: 'Thursday to Sunday, noon to 5 pm; six dollars',
    hours: [hours(['thu', 'fri', 'sat', 'sun'], '12:00', '17:00')],
    price_range: '$',
    picked_by: 'Terrence Wojcik, bicycles and bags',
    photo: asset(
      'detroit/museum-of-switches',
      'Boards full of switches and lit bulbs; a girl on a box throws the largest, her family waits its turn',
    ),
  }),
  place('detroit', 'the-strand', 'The Strand', {
    category: 'park',
    blurb:
      'A mile of grass where the coal docks were. Freighters pass close enough to read the rust. There is a bench with a brass plate for a dog named Admiral, and it has the view.',
    address: 'Foot of Stevedore Street',
    lat: '42.3294',
    lng: '-83.0432',
    walk_minutes: '13',
    hours_text: 'Dawn to ten',
    picked_by: 'Farida Haddad, housekeeping',
    photo: asset(
      'detroit/the-strand',
      'The rusty side of a freighter passing close to a grass bank, a dog on a bench with a brass plate, a man in a hat',
    ),
  }),
  place('detroit', 'turnverein-baths', 'Turnverein Baths', {
    category: 'swim',
    blurb:
      'A gymnastic club of 1908 with a pool behind it under a barrel roof. Changing cabins with orange doors, water at eighty, caps compulsory and lent for a dollar. Tuesday evenings are for women only.',
    address: '77 Turner Place',
    lat: '42.3430',
    lng: '-83.0563',
    walk_minutes: '17',
    phone: '+1 313-555-0158',
    hours_text: '6 am to 9 pm; Sunday from 9 am',
    hours: [hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], '06:00', '21:00'), hours(['sun'], '09:00', '21:00')],
    price_range: '$',
    picked_by: 'Farida Haddad, housekeeping',
    photo: asset(
      'guides/swim',
      'An indoor pool under a tiled barrel roof, cabins with orange doors down both sides, one swimmer',
    ),
  }),
  place('detroit', 'greasepaint', 'Greasepaint', {
    category: 'coffee',
    blurb:
      'Across from a stage door. Quiet until half past six, when it fills with trombones, and quiet again at five to eight. The cortado comes with a glass of soda water and no remark.',
    address: '31 Proscenium Street',
    lat: '42.3387',
    lng: '-83.0500',
    walk_minutes: '6',
    phone: '+1 313-555-0159',
    hours_text: '9 am to 11 pm, closed Monday',
    hours: [hours(['tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '09:00', '23:00')],
    price_range: '$$',
    picked_by: 'Terrence Wojcik, bicycles and bags',
    photo: asset(
      'detroit/greasepaint',
      'Two trombonists in evening dress at a café counter, a waiter bringing a cortado and a glass of soda water',
    ),
  }),
];
