import { asset } from '../../asset.ts';
import { list, richText } from '../../rich-text.ts';
import { ref, story } from '../../story-fields.ts';

const shared = {
  component: 'room',
  hotel: ref('hotels/ulysses'),
  size_unit: 'sqft',
  from_price_currency: 'USD',
  price_note: 'fees included, taxes extra',
  theme_key: 'ulysses',
} as const;

export const ulyssesRooms = [
  story('hotels/ulysses/rooms/bay-queen', 'Bay Queen', {
    ...shared,
    name: 'Bay Queen',
    sort: '1',
    summary:
      'A bay you can sit in, with cushions, above a street worth watching. The queen bed is plum; the rain is free.',
    description: richText(
      'Baltimore builds bays so that people can see who is at the door without going down. Ours have a seat fitted across them at the height of a good chair, three sashes that open, and curtains of tobacco velvet that weigh, each, as much as a nine-year-old.',
      'Green striped paper, an armchair, a lamp that bends over your shoulder, and a tray for tea. The cat in the window is usually from number nineteen.',
    ),
    photos: [
      asset(
        'ulysses/room-bay-queen',
        'A Bay Queen on a wet evening: a plum bed against green stripes, a cushioned bay, an umbrella drying',
        { focus: '900x400:2380x1500' },
      ),
      asset(
        'ulysses/bay-queen-seat',
        'The seat in the bay on a wet evening: a ginger cat watching the rain, a teapot and an open book under the lamp, a pink umbrella drying',
      ),
      asset(
        'ulysses/bay-queen-view',
        'Argosy Street in the rain from straight above: eight umbrellas, a yellow taxi, reflections on the wet road',
      ),
    ],
    size_value: '300',
    max_guests: '2',
    beds: [{ component: 'bed_item', type: 'queen', count: '1' }],
    bathroom: ['shower'],
    view: 'Argosy Street, up and down it',
    amenities: [
      'wifi',
      'air-conditioning',
      'radiator',
      'windows-open',
      'heavy-curtains',
      'kettle',
      'books',
      'hairdryer',
      'robe',
    ],
    accessible: false,
    from_price: '189',
    booking_room_code: 'BYQ',
    seo_title: 'Bay Queen at Ulysses, Baltimore',
    seo_description:
      'A queen room with a cushioned seat in its bay window, striped paper and velvet curtains, over Argosy Street in Baltimore. From $189 a night.',
  }),
  story('hotels/ulysses/rooms/corner-king', 'Corner King', {
    ...shared,
    name: 'Corner King',
    sort: '2',
    summary:
      'Windows on two sides and ultramarine paper on the rest. The accessible ones have a page and a name of their own.',
    description: richText(
      'In 1912 the corners rented for nine dollars more a month, on account of the cross-draft. The paper is a block print of pomegranates, reprinted from a patch we found behind a gas meter, and it is bluer than any photograph of it.',
      'The king bed looks down both streets. There is a green chair, a place to leave your boots, and enough floor between them to pace on.',
    ),
    photos: [
      asset(
        'ulysses/room-corner-king',
        'A Corner King at dusk: blue pomegranate paper, a striped bed, curtained windows on both sides',
      ),
      asset(
        'ulysses/corner-king-paper',
        'The blue pomegranate paper with the patch it was copied from, a green lamp, a plum telephone, half a pomegranate on a plate',
      ),
      asset(
        'ulysses/corner-king-view',
        'Two streets at dusk on either side of a narrow house with a lit clock, people under the lamps',
      ),
    ],
    size_value: '395',
    max_guests: '2',
    beds: [{ component: 'bed_item', type: 'king', count: '1' }],
    bathroom: ['shower'],
    view: 'Two streets, one of them with a clock',
    amenities: [
      'wifi',
      'air-conditioning',
      'radiator',
      'windows-open',
      'heavy-curtains',
      'writing-desk',
      'kettle',
      'safe',
      'robe',
      'hairdryer',
      'telephone',
    ],
    accessible: false,
    from_price: '239',
    booking_room_code: 'CRK',
    seo_title: 'Corner King at Ulysses, Baltimore',
    seo_description:
      'A king bed, two walls of windows and block-printed blue paper on the corners of Ulysses, Baltimore. Both streets can be seen from one bed.',
  }),
  story('hotels/ulysses/rooms/drapes-suite', 'Drapes Suite', {
    ...shared,
    name: 'Drapes Suite',
    sort: '3',
    summary:
      'Ninety-four yards of cloth, a gilt crown over the bed and a bath with a view of it. Mr. Stroh’s own apartment, more or less.',
    description: richText(
      'The builder lived here with his sister, a piano and a horror of drafts. She had every wall hung. When we opened the apartment the plum silk came down in our hands like wet paper, so a mill in Pawtucket wove it again from a scrap under the picture rail.',
      'The crown was a stage prop, bought by the sister for two dollars when an opera company went under on Gay Street; the blue canopy under it is new. Pull the cord by the left pillow and the room closes around you.',
    ),
    photos: [
      asset(
        'ulysses/room-drapes-suite',
        'The Drapes Suite in the morning: a bed under a gilt crown, a guest drawing a plum hanging aside',
      ),
      asset(
        'ulysses/drapes-suite-bath',
        'The bath of the Drapes Suite: a blue tub on gilt feet, and through the door the bed under its crown',
      ),
      asset(
        'ulysses/drapes-suite-view',
        'Sunrise over slate roofs and chimneys, the column of Mount Vernon behind them, rose curtains drawn aside',
      ),
    ],
    size_value: '610',
    max_guests: '3',
    beds: [
      { component: 'bed_item', type: 'king', count: '1' },
      { component: 'bed_item', type: 'sofa', count: '1' },
    ],
    bathroom: ['tub', 'shower', 'double_vanity'],
    view: 'Mount Vernon roofs, east for the sunrise',
    amenities: [
      'wifi',
      'air-conditioning',
      'radiator',
      'heavy-curtains',
      'record-player',
      'fridge',
      'kettle',
      'robe',
      'safe',
      'books',
      'hairdryer',
    ],
    accessible: false,
    from_price: '410',
    booking_room_code: 'DRS',
    seo_title: 'Drapes Suite at Ulysses, Baltimore',
    seo_description:
      'The builder’s own apartment at Ulysses: ninety-four yards of plum silk, a king bed beneath a gilt stage crown, a deep tub and the sunrise side.',
  }),
  story('hotels/ulysses/rooms/accessible-corner-king', 'Accessible Corner King', {
    ...shared,
    name: 'Accessible Corner King',
    sort: '4',
    summary:
      'A corner with two streets in it, a shower that you roll into, and five feet of floor between the bed and the windows. One on each upper floor.',
    description: richText(
      'When the corners were rebuilt, five were given to the people who had been asking for the blue paper and could not get past the bathroom door. The pomegranates go all the way round, behind the basin as well.',
      'The green chair has arms at the height of a transfer. The boots beside it are somebody’s still; he writes that he is coming back for them.',
    ),
    photos: [
      asset(
        'ulysses/accessible-corner-king',
        'A roll-in shower with a bench along the wall, bars and a hand shower, blue pomegranate paper above the tile, a basin open beneath',
      ),
      asset(
        'ulysses/corner-king-paper',
        'A patch of the blue pomegranate paper beside its copy, a green lamp and a plum telephone',
      ),
      asset(
        'ulysses/corner-king-view',
        'A narrow house with a lit clock between two streets at dusk, people under the lamps',
      ),
    ],
    size_value: '395',
    max_guests: '2',
    beds: [{ component: 'bed_item', type: 'king', count: '1' }],
    bathroom: ['roll_in_shower'],
    view: 'Two streets, from every upper floor',
    amenities: [
      'wifi',
      'air-conditioning',
      'radiator',
      'windows-open',
      'heavy-curtains',
      'writing-desk',
      'kettle',
      'safe',
      'robe',
      'hairdryer',
      'telephone',
    ],
    accessible: true,
    accessible_features: [
      'roll_in_shower',
      'lowered_fixtures',
      'visual_alarm',
      'tty_or_text',
      'door_width_32',
      'turning_space',
    ],
    accessibility_detail: richText(
      'The accessible Corner Kings are 205, 305, 405, 505 and 605, four doors from the new elevator. Yours is fixed at booking and printed on the confirmation.',
      list(
        'Entry 36 inches with a lever handle; bathroom 35 inches, no threshold',
        'Shower 62 by 34 inches, flush floor, bench along the long wall, controls at 40 inches within reach of it',
        'Basin open beneath at 29 inches; mirror hung to 34',
        'Five feet of clear floor between bed and windows; curtain cords brought down to 44 inches and geared, so they pull with two fingers',
        'Strobe smoke alarm and door light wired in; text telephone in the drawer',
      ),
    ),
    from_price: '239',
    booking_room_code: 'CRA',
    seo_title: 'Accessible Corner King at Ulysses, Baltimore',
    seo_description:
      'An accessible corner room at Ulysses: a king bed, a flush roll-in shower with a bench, lowered fixtures, a strobe alarm and a text telephone.',
  }),
];
