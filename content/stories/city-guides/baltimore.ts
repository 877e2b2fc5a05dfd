import { asset } from '../../asset.ts';
import { italic, link, richText } from '../../rich-text.ts';
import { cta, ref, refs, story, storyLink, urlLink } from '../../story-fields.ts';
import { hours } from '../dining/menu-parts.ts';
import { place } from './guide-place.ts';

const guide = 'ash-city-guides/baltimore';

const hero = asset(
  'cities/baltimore',
  'Painted row houses going down a hill to the harbor at dusk, white marble steps, a man with two baskets of crabs',
  { title: 'Baltimore', focus: '400x700:2000x1500' },
);

const city = story(
  guide,
  'Baltimore',
  {
    component: 'city',
    name: 'Baltimore',
    intro:
      'A city of steps: three white ones in front of every house, and a hill under most of them. Nine stops, arranged so that the last is downhill.',
    hero,
    center_lat: '39.2982',
    center_lng: '-76.6169',
    zoom: '15',
    hotels: refs('hotels/ulysses'),
    theme_key: 'ash',
    body: [
      {
        component: 'city_guide_hero',
        city: ref(guide),
        heading: 'Baltimore, step by step',
        intro:
          'From Argosy Street everything is either up to the station or down to the water. This guide was made by a man who has carried trunks in both directions.',
        media: hero,
        author: 'Walter Pruitt, who runs the elevator at Ulysses',
        updated: '2026-08-20 12:00',
        city_switcher: true,
      },
      {
        component: 'media_text',
        anchor_id: 'steps',
        media: asset('ulysses/hero', 'Ulysses at night, a blue-brick apartment house with every bay window lit'),
        side: 'start',
        heading: 'How to read a stoop',
        body: richText(
          'The marble came by canal from a quarry fourteen miles north, and every row house in the city wanted three steps of it. They are scrubbed with a pumice stone and a bucket, traditionally on Saturday, traditionally by somebody who would like you to notice.',
          [
            'A dip in the tread is age. A sharp tread is a replacement. Sit on any of them after dark and you will be told the score; it will be about the ',
            italic('other'),
            ' kind of Oriole eventually. If your feet give out, ',
            link('the elevator', storyLink('ash-mail/the-lift-at-ulysses')),
            ' has a bench.',
          ],
        ),
        ctas: [
          cta('Stay at Ulysses', storyLink('hotels/ulysses'), { style: 'text', icon: 'arrow' }),
          cta('Events in Baltimore', urlLink('/events?city=baltimore'), { style: 'text', icon: 'arrow' }),
        ],
      },
      {
        component: 'city_guide_tabs',
        anchor_id: 'guide',
        city: ref(guide),
        heading: 'Nine stops',
        categories: ['coffee', 'bookshop', 'museum', 'market', 'bakery', 'music', 'park', 'swim'],
        layout: 'cards',
        share_with_map: true,
      },
      {
        component: 'city_guide_map',
        anchor_id: 'map',
        city: ref(guide),
        heading: 'Up to the station, down to the water',
        zoom: '15',
        style: 'drawn',
        show_hotels: true,
        shapes: [
          {
            component: 'map_shape',
            kind: 'water',
            name: 'The falls',
            points: [
              '39.3120, -76.6250',
              '39.3098, -76.6180',
              '39.3065, -76.6128',
              '39.3010, -76.6090',
              '39.2940, -76.6070',
              '39.2860, -76.6050',
              '39.2860, -76.6036',
              '39.2942, -76.6058',
              '39.3014, -76.6078',
              '39.3072, -76.6116',
              '39.3106, -76.6168',
              '39.3130, -76.6250',
            ].join('\n'),
          },
          {
            component: 'map_shape',
            kind: 'park',
            name: 'The squares',
            points: [
              '39.2996, -76.6160',
              '39.2996, -76.6152',
              '39.2979, -76.6152',
              '39.2979, -76.6136',
              '39.2973, -76.6136',
              '39.2973, -76.6152',
              '39.2956, -76.6152',
              '39.2956, -76.6160',
              '39.2973, -76.6160',
              '39.2973, -76.6176',
              '39.2979, -76.6176',
              '39.2979, -76.6160',
            ].join('\n'),
          },
          { component: 'map_shape', kind: 'street', points: '39.3140, -76.6163\n39.2996, -76.6157' },
          { component: 'map_shape', kind: 'street', points: '39.2956, -76.6156\n39.2830, -76.6150' },
          { component: 'map_shape', kind: 'rail', points: '39.3060, -76.6350\n39.3076, -76.6160\n39.3090, -76.6000' },
        ],
      },
      {
        component: 'quote',
        text: 'You can always tell a Baltimorean by the way he sits down: one hand behind him, feeling for the step.',
        source: 'Walter Pruitt, going up',
      },
    ],
    seo_title: 'Baltimore on foot: nine stops from Ulysses',
    seo_description:
      'Nine Baltimore places around Ulysses: lake trout, a print library, an oyster cellar, marble steps and a rooftop pool, picked by the man who runs our lift.',
    seo_og_image: hero,
  },
  { is_startpage: true, tag_list: ['baltimore'] },
);

export const baltimoreGuide = [
  city,
  place('baltimore', 'pell-mell', 'Pell-Mell', {
    category: 'coffee',
    blurb:
      'The bar is a church door laid flat. Two kinds of coffee, one kind of bun, nine stools. The owner plays one side of one record each morning and that is all the music there is.',
    address: '4 Sextant Street',
    lat: '39.2966',
    lng: '-76.6162',
    walk_minutes: '3',
    phone: '+1 410-555-0171',
    hours_text: '7 am to 4 pm, every day but Tuesday',
    hours: [hours(['mon', 'wed', 'thu', 'fri', 'sat', 'sun'], '07:00', '16:00')],
    price_range: '$',
    picked_by: 'Walter Pruitt, elevator',
    photo: asset(
      'baltimore/pell-mell',
      'A bearded man behind a bar made of a church door with iron hinges, a record turning on the shelf',
    ),
  }),
  place('baltimore', 'lukacs', 'Lukacs Steam Bakery', {
    category: 'bakery',
    blurb:
      'Peach cake from July to September, and people telephone about it. The rest of the year, rye with enough caraway to hear. The steam is from the street main and has been since 1919.',
    address: '840 Pulaski Court',
    lat: '39.2951',
    lng: '-76.6069',
    walk_minutes: '15',
    phone: '+1 410-555-0172',
    hours_text: '6 am to 2 pm, closed Sunday',
    hours: [hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], '06:00', '14:00')],
    price_range: '$',
    picked_by: 'Shauna Kowalczyk, front desk',
    photo: asset(
      'baltimore/lukacs',
      'A baker with a peel at a round brick oven, steam pipes and a gauge on the wall, two trays of peach cake',
    ),
  }),
  place('baltimore', 'tobacco-row-market', 'Tobacco Row Market', {
    category: 'market',
    blurb:
      'Under one long roof: crab cakes at a counter with no seats, a man who does only horseradish, and lake trout, which is neither. Eat standing, with your tie over your shoulder.',
    address: '400 Hogshead Street',
    lat: '39.2932',
    lng: '-76.6227',
    walk_minutes: '12',
    hours_text: 'Monday to Saturday, 7 am to 5 pm',
    hours: [hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], '07:00', '17:00')],
    price_range: '$',
    picked_by: 'Walter Pruitt, elevator',
    photo: asset(
      'guides/market',
      'Stalls under striped awnings in a tall iron market hall, three shoppers and a black dog in the aisle',
    ),
  }),
  place('baltimore', 'erratum', 'Erratum', {
    category: 'bookshop',
    blurb:
      'Second-hand, with a table of books that were printed wrong: upside-down plates, a cookbook with two chapters twelve. Gil swaps with them and loses. Chairs, and a rule against mobile telephones.',
    address: '11 Colophon Street',
    lat: '39.3005',
    lng: '-76.6148',
    walk_minutes: '5',
    phone: '+1 410-555-0174',
    url: urlLink('https://erratum.example', { newTab: true }),
    hours_text: 'Noon to 8 pm, closed Monday',
    hours: [hours(['tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '12:00', '20:00')],
    price_range: '$$',
    picked_by: 'Gil Abramov, our library',
    photo: asset(
      'guides/bookshop',
      'A bookshop lit up on a wet night, a cart of books by the door and somebody under an umbrella looking in',
    ),
  }),
  place('baltimore', 'crook-street-club', 'Crook Street Club', {
    category: 'music',
    blurb:
      'Piano trio, no amplification, no clapping between movements or they start again. It is above a locksmith. Fridays the second set is for whoever came with an instrument and the nerve.',
    address: '129 Crook Street, second floor',
    lat: '39.3007',
    lng: '-76.6225',
    walk_minutes: '9',
    phone: '+1 410-555-0175',
    hours_text: 'Thursday to Saturday, 8 pm',
    price_range: '$$',
    picked_by: 'Shauna Kowalczyk, front desk',
    photo: asset(
      'baltimore/crook-street-club',
      'A piano trio close up in a small dark room: the pianist turns round laughing, a double bass, a snare drum',
    ),
  }),
  place('baltimore', 'print-room', 'The Chandlery Print Room', {
    category: 'museum',
    blurb:
      'Ask at the desk for a drawer number, any number up to 600. They bring it with gloves. Could be whaling, could be soap labels. Imani sends her drawing class to 214 and will not explain.',
    address: '2 Chandlery Place',
    lat: '39.2979',
    lng: '-76.6119',
    walk_minutes: '7',
    phone: '+1 410-555-0176',
    hours_text: 'Wednesday to Sunday, 11 am to 5 pm; free',
    hours: [hours(['wed', 'thu', 'fri', 'sat', 'sun'], '11:00', '17:00')],
    picked_by: 'Imani Okafor, who teaches in our library',
    photo: asset(
      'guides/museum',
      'The keeper of a print room in white gloves, a whale on the sheet before her, drawers to the ceiling behind',
    ),
  }),
  place('baltimore', 'bandstand-hill', 'Bandstand Hill', {
    category: 'park',
    blurb:
      'Maples, a slope, an iron bandstand with a green roof. The fire department plays on the first Sunday of the month and is better than it needs to be. The drinking fountain has run since the city lost the valve.',
    address: 'Standpipe Avenue at the top',
    lat: '39.3084',
    lng: '-76.6204',
    walk_minutes: '19',
    hours_text: 'Dawn to dusk',
    picked_by: 'Gil Abramov, our library',
    photo: asset(
      'guides/park',
      'A green-roofed bandstand between two orange maples, a bench and a lost kite on the grass',
    ),
  }),
  place('baltimore', 'roof-baths', 'Calvert Roof Baths', {
    category: 'swim',
    blurb:
      'A pool on top of a parking garage, six floors up, with ship’s railings and a view of three steeples. The water is cold, the lockers take a quarter and give it back.',
    address: '60 Purser Street, take the freight elevator',
    lat: '39.2922',
    lng: '-76.6183',
    walk_minutes: '11',
    phone: '+1 410-555-0178',
    hours_text: '7 am to 8 pm, May to September',
    price_range: '$',
    picked_by: 'Walter Pruitt, elevator',
    photo: asset(
      'baltimore/roof-baths',
      'A pool on a roof with ship’s railings, two swimmers, striped lockers, three steeples behind',
    ),
  }),
  place('baltimore', 'the-coal-hole', 'The Coal Hole', {
    category: 'market',
    blurb:
      'An oyster cellar under a bank, fifteen steps down. Six on the half shell, crackers, beer in a short glass. They chalk what came in and from which creek, and rub it out when it is gone.',
    address: '200 Assayer Street, below the sidewalk',
    lat: '39.2911',
    lng: '-76.6153',
    walk_minutes: '13',
    hours_text: '4 to 10 pm, months with an R; otherwise crab',
    price_range: '$$',
    picked_by: 'Imani Okafor, who teaches in our library',
    photo: asset(
      'baltimore/the-coal-hole',
      'A man shucking oysters in a brick cellar, six on ice, creeks chalked on the board and one rubbed out, steps up to the street',
    ),
  }),
];
