import { asset } from '../../asset.ts';
import { italic, link, list, richText } from '../../rich-text.ts';
import { bookLink, contactLink, cta, item, ref, story, storyLink, urlLink } from '../../story-fields.ts';
import { accessibilityOf, sirenServices } from './services.ts';

const pictures = {
  tower: asset(
    'siren/hero',
    'The Siren from the street: a terracotta tower against the sky, a mermaid blowing her horn on the roof',
    { focus: '2095x200:2830x1730' },
  ),
  towerNight: asset(
    'siren/hero-night',
    'The Siren from the street late at night: the tower half lit, the mermaid on the roof in pink neon',
    { focus: '2095x200:2830x1730' },
  ),
  towerTall: asset('siren/hero-tall', 'The Siren from the street, a mermaid blowing her horn on the roof'),
  towerNightTall: asset(
    'siren/hero-night-tall',
    'The Siren from the street late at night, the mermaid on the roof in pink neon',
  ),
  lobby: asset(
    'siren/lobby',
    'The ground-floor arcade: a checkered oxblood floor, a palm, a lit telephone booth, a porter in oxblood and brass with a guest’s green suitcase',
    { title: 'The arcade. The booth takes local calls and nothing else.' },
  ),
  stair: asset(
    'siren/stair',
    'Looking down the stairwell: a laughing guest at the top rail lets down a basket of oranges on a string, a man reaches out for it, and the porter far below holds up both arms',
    {
      title: 'The rail is brightest on the third floor, where Accounts was.',
    },
  ),
  records: asset(
    'siren/record-shop-corner',
    'The record corner on a wet night: sleeves along the walls, bins below, a gramophone horn, a cat in the good armchair',
    {
      title: 'The record corner off the lobby, open when somebody is in it.',
    },
  ),
  downtown: asset(
    'cities/detroit',
    'Detroit’s stepped towers against a striped pink sky, a long ore boat on the river, two people and a cat at the railing',
    { title: 'Downtown at the end of the day, from the other bank.' },
  ),
};

const hotel = story(
  'hotels/the-siren',
  'The Siren',
  {
    component: 'hotel',
    name: 'The Siren',
    short_name: 'The Siren',
    status: 'open',
    city: ref('ash-city-guides/detroit'),
    street: '88 Ropewalk Street',
    locality: 'Detroit',
    region: 'MI',
    postal: '48226',
    country: 'US',
    phone: '+1 313-555-0104',
    email: 'siren@ash.example',
    lat: '42.3357',
    lng: '-83.0481',
    timezone: 'America/Detroit',
    check_in: '15:00',
    check_out: '11:00',
    room_count: '106',
    pets: 'yes',
    pets_note: 'Two to a room, any size, $40 for the whole stay. Floors two to four, nearest the door they will want.',
    description: richText(
      'A fourteen-floor office tower of 1926, built in terracotta for a wire-rope company and turned into 106 rooms with a diner, a coffee counter, a cocktail bar and a shop at the bottom.',
    ),
    amenities: [
      'diner',
      'cafe',
      'bar',
      'shop',
      'lift',
      'night-desk',
      'luggage-store',
      'laundry',
      'bicycles',
      'parking',
      'wifi',
    ],
    accessibility: richText(
      'The Ropewalk Street door is level with the sidewalk and opens by a push plate. Both elevators reach every guest floor and the basement laundry; the cars are 54 inches deep. Karl’s, the cafe and the shop are on the level, and each has a table or counter at 32 inches. Candy Bar is up two steps at the front, so come through the lobby, where its other door has none.',
    ),
    accessibility_features: [
      'step_free_entrance',
      'accessible_route',
      'elevator',
      'accessible_restroom',
      'visual_alarms',
      'service_animals',
    ],
    booking_engine: 'synxis',
    booking_ids: JSON.stringify({ url: '/_services/booking/synxis', chain: '20417', hotel: '70104' }),
    photo_night: pictures.towerNight,
    photos: [pictures.tower, pictures.lobby, pictures.stair, pictures.records],
    same_as: [{ component: 'link_item', link: urlLink('https://pictures.example/thesiren', { newTab: true }) }],
    mandatory_fee_note:
      'There is no house fee. The price of the night is the room; city and state taxes are added when you pay.',
    footer: ref('global-elements/footer-the-siren'),
    theme_key: 'siren',
    layout: 'siren',
    header_style: 'overlay',
    body: [
      {
        component: 'hotel_hero',
        eyebrow: 'Detroit, Michigan',
        heading: 'The Siren',
        intro:
          'In 1926 a wire-rope company built itself fourteen floors of terracotta and put a mermaid on the roof to look out for the ore boats. She still turns.',
        media: pictures.tower,
        media_mobile: pictures.towerTall,
        media_night: pictures.towerNight,
        media_night_mobile: pictures.towerNightTall,
        overlay: 'gradient',
        ctas: [
          cta('See rooms', storyLink('hotels/the-siren', { anchor: 'rooms' })),
          cta('Book', bookLink('the-siren'), { style: 'secondary' }),
        ],
        show_booking_bar: false,
        align: 'start',
        height: 'fold',
      },
      { component: 'booking_bar', anchor_id: 'book', heading: 'Pick your nights', sticky: true },
      {
        component: 'hotel_facts',
        anchor_id: 'facts',
        late_check_out: storyLink('hotels/the-siren', { anchor: 'late-check-out' }),
      },
      {
        component: 'media_text',
        anchor_id: 'building',
        media: pictures.lobby,
        side: 'end',
        heading: 'Steel rope paid for the plaster',
        body: richText(
          'Harbeck Wire Rope made the cable that hoisted ore out of lake freighters, and when it had made enough of it, it built an Italian palace to do the paperwork in. The arcade downstairs has eleven arches. No two are the same width, because the lot is not square and the architect declined to notice.',
          'The company went in 1961 and the pigeons had the upper floors for twenty-two winters. We found the checkered floor under three layers of linoleum, the brass mail chute behind a soda machine, and the telephone booth with its receiver still off the hook.',
        ),
      },
      {
        component: 'room_cards',
        anchor_id: 'rooms',
        heading: 'A hundred and six offices with beds in them',
        intro:
          'Each was somebody’s place of work, so the plans vary and the doors kept their frosted glass. Four kinds, smallest last, and one of them again with a roll-in shower.',
        hotel: ref('hotels/the-siren'),
        columns: '4',
        filter: false,
        accessible_filter: true,
        card_cta: 'popup',
      },
      {
        component: 'eat_drink_section',
        anchor_id: 'eat-and-drink',
        half: 'first',
        venue: ref('dining/karls'),
        variant: 'karls',
        heading: 'Karl’s wakes first',
        body: richText(
          'Eleven stools, six booths, a griddle that came with the building. It belongs to the tower the way a boiler does.',
        ),
        media: [
          asset(
            'venues/karls-counter',
            'The counter at Karl’s: mustard stools under red lamps, teal tile, the cook’s back in the order window, a hat left behind',
          ),
        ],
        show_hours: true,
        show_menus: false,
        ctas: [cta('Karl’s', storyLink('dining/karls'), { style: 'secondary' })],
      },
      {
        component: 'eat_drink_section',
        half: 'second',
        venue: ref('dining/candy-bar'),
        variant: 'candy_bar',
        heading: 'Candy Bar goes to bed last',
        body: richText([
          'Twenty-two seats, all pink. The list changes when the fruit does. You must be ',
          italic('twenty-one'),
          ', and prepared to be flattered by the lighting.',
        ]),
        media: [
          asset(
            'venues/candy-bar-room',
            'Candy Bar lit for the evening: a pink counter with six stools, arched shelves of bottles, a mirror ball throwing dots',
          ),
        ],
        show_hours: true,
        show_menus: false,
        ctas: [cta('Candy Bar', storyLink('dining/candy-bar'), { style: 'secondary' })],
      },
      {
        component: 'events_card',
        half: 'first',
        event: ref('hotels/the-siren/events/record-fair'),
        size: 'm',
        cta_label: 'Event details',
      },
      cta('All events at The Siren', storyLink('hotels/the-siren/events'), {
        style: 'text',
        icon: 'arrow',
        half: 'first',
      }),
      {
        component: 'columns',
        half: 'second',
        items: [
          {
            component: 'text_item',
            title: 'Coffee, standing up',
            body: richText([
              'The ',
              link('Siren Cafe', storyLink('dining/the-siren-cafe')),
              ' is three cashiers’ windows with an espresso machine in the middle one. Open before you are.',
            ]),
          },
          {
            component: 'text_item',
            title: 'A shop the size of a vault',
            body: richText([
              'Because it was one. ',
              link('The Siren Shop', storyLink('dining/the-siren-shop')),
              ' sells the robe, the soap, and short lengths of rope to people who cannot explain why they want them.',
            ]),
          },
          {
            component: 'text_item',
            title: 'Records, by honor',
            body: richText(
              'The corner off the lobby has nine hundred of them and a cash tin. Tuesday’s arrivals go in the front bin.',
            ),
          },
        ],
      },
      {
        component: 'quote',
        half: 'second',
        text: 'They have mended the building so quietly that you notice only the doorknobs, and after that you notice nothing else.',
        source: 'Lake & Harbor Quarterly',
      },
      {
        component: 'special_offers',
        theme: 'brand',
        anchor_id: 'offers',
        heading: 'Two ways to pay less on Ropewalk Street',
        source: 'hotel',
      },
      {
        ...sirenServices,
        questions: [
          item(
            'Are children welcome?',
            'children',
            'At any age, and each counts as a guest. The Terracotta Doubles sleep four. A crib costs nothing, if you ask before you come.',
          ),
          item(
            'When is the room mine?',
            'arrival',
            'From three in the afternoon until eleven the next morning. Before and after, your bags can wait in the rope cage.',
          ),
          item(
            'May I have a late check-out?',
            'late-check-out',
            'Ask the desk the evening before. If nobody is waiting for the room it is yours until one for $30, or until six for half the night’s rate. If somebody is, the cage takes the bags and Karl’s takes you.',
          ),
          item(
            'Where does the car go?',
            'parking',
            'In the Capstan Garage on Cooper Street, two minutes away: $32 a night with our ticket, ceiling 6 feet 8 inches. Taller vans use the open lot behind it. There is no valet.',
          ),
          item(
            'Will I hear the bar?',
            'noise',
            'On floors two and three, until two in the morning on Fridays and Saturdays, yes. Ask for the seventh or above.',
          ),
          item(
            'Can the dog come?',
            'dogs',
            'Two can, for forty dollars the stay. Biscuits are at the desk, second drawer on the left.',
          ),
        ],
      },
      {
        component: 'gallery',
        heading: 'From the third floor to the river',
        items: [pictures.stair, pictures.records, pictures.downtown],
        layout: 'strip',
        hide_heading: true,
        lightbox: true,
      },
      accessibilityOf(
        'hotels/the-siren',
        'Taken with a tape in April, all fourteen floors, by Dolores Whitcomb from her own chair.',
        [
          item(
            'The way in',
            'way-in',
            'The Ropewalk Street door is level and has a push plate on the right. The drop-off bay in front of it is ours around the clock.',
          ),
          item(
            'Elevators, corridors, restrooms',
            'elevators',
            list(
              'Two elevators, doors 36 inches wide, cars 54 by 68 inches, floor numbers raised and spoken',
              'Corridors at least 60 inches wide, no steps on any guest floor',
              'An accessible restroom on the ground floor, left of the telephone booth',
            ),
          ),
          item('A room with a roll-in shower', 'accessible-room', [
            'Six ',
            link('Accessible Terracotta Doubles', storyLink('hotels/the-siren/rooms/accessible-terracotta-double')),
            ' stand on floors three to eight, booked by that name. The one you book is the one you get; we do not swap them. Measurements are on the room’s page; for any others, call +1 313-555-0104 or ',
            link('write to us', contactLink('access', 'the-siren')),
            '.',
          ]),
        ],
      ),
    ],
    seo_title: 'The Siren, a hotel in a 1926 Detroit tower',
    seo_description:
      'A terracotta office tower built for a wire-rope company, now 106 rooms in downtown Detroit with a diner, a pink cocktail bar and a record corner.',
    seo_og_image: pictures.tower,
  },
  { is_startpage: true, tag_list: ['detroit'] },
);

export const sirenHotel = [hotel];
