import { asset } from '../../asset.ts';
import { list, richText } from '../../rich-text.ts';
import { ref, story } from '../../story-fields.ts';

const shared = {
  component: 'room',
  hotel: ref('hotels/neptune'),
  size_unit: 'sqft',
  from_price_currency: 'USD',
  price_note: 'fees included, taxes extra',
  theme_key: 'neptune',
} as const;

export const neptuneRooms = [
  story('hotels/neptune/rooms/bunk-room', 'Bunk Room', {
    ...shared,
    name: 'Bunk Room',
    sort: '1',
    summary:
      'Four berths built into a paneled wall, each with a lamp, a shelf, a curtain and a porthole or a picture of one.',
    description: richText(
      'The mission slept twelve to a room like this; four is plenty. The berths are six feet eight, which is more than the ships gave, and the upper two have a rail and a ladder that hooks anywhere. Wool blankets, proper mattresses, a locker apiece under the lower bunks.',
      'The washroom is yours alone, across a passage eighteen inches wide. Speak quietly and the river will do the rest.',
    ),
    photos: [
      asset(
        'neptune/room-bunk',
        'The Bunk Room: four curtained berths in a paneled wall, somebody reading in one of them, a ladder, a round rug and orange boots',
      ),
      asset(
        'neptune/bunk-room-berth',
        'One berth from the passage: a plaid blanket, a lamp, a shelf of books, two ducks in its porthole',
      ),
      asset(
        'neptune/bunk-room-view',
        'The river path: a woman feeding a duck and her young, a dog, an orange bicycle in the grass',
      ),
    ],
    size_value: '210',
    max_guests: '4',
    beds: [{ component: 'bed_item', type: 'bunk', count: '2' }],
    bathroom: ['shower'],
    view: 'The river path; ducks',
    amenities: ['wifi', 'air-conditioning', 'radiator', 'windows-open', 'wool-blankets', 'books', 'hairdryer'],
    accessible: false,
    from_price: '165',
    booking_room_code: 'BNK',
    seo_title: 'The Bunk Room at Neptune, Providence',
    seo_description:
      'Four curtained berths in a paneled wall, each with its own lamp and shelf, let as one room with a washroom across the passage. From $165 a night.',
  }),
  story('hotels/neptune/rooms/chart-king', 'Chart King', {
    ...shared,
    name: 'Chart King',
    sort: '2',
    summary:
      'The navigation classroom: a king bed, a chart table with the drawers full, and Narragansett Bay in a frame as wide as you are both long.',
    description: richText(
      'Able seamen came up here in the winters to sit for their mate’s tickets. The chart above the bed is theirs, pasted up in six sheets and corrected in three colors of ink until 1947, when somebody has written “enough”.',
      'The table drawers hold the rest of the Atlantic coast and you are welcome to take it out and plan something. A kettle, two mugs, dividers on a chain.',
    ),
    photos: [
      asset(
        'neptune/room-chart-king',
        'The Chart King: a broad framed chart of the bay above the bed, a brass telescope at the window, a table for charts',
      ),
      asset(
        'neptune/chart-king-table',
        'A chart of the bay on the table, full of soundings, with a sea serpent, brass dividers, a parallel rule and two mugs; in the corner somebody has written Enough, 1947',
      ),
      asset(
        'neptune/chart-king-view',
        'The lift bridge with its span raised for a tug, an orange bus waiting, a brass telescope on the sill',
      ),
    ],
    size_value: '285',
    max_guests: '2',
    beds: [{ component: 'bed_item', type: 'king', count: '1' }],
    bathroom: ['shower'],
    view: 'The river, and the bridge it goes under',
    amenities: [
      'wifi',
      'air-conditioning',
      'radiator',
      'windows-open',
      'writing-desk',
      'kettle',
      'radio',
      'robe',
      'hairdryer',
    ],
    accessible: false,
    from_price: '215',
    booking_room_code: 'CHK',
    seo_title: 'Chart King at Neptune, Providence',
    seo_description:
      'A king room in the mission’s old navigation school: a bed-wide chart of Narragansett Bay, a table with full drawers and windows on the river.',
  }),
  story('hotels/neptune/rooms/lantern-queen', 'Lantern Queen', {
    ...shared,
    name: 'Lantern Queen',
    sort: '3',
    summary: 'A queen bed under the window where the lamp was hung for late boats. Wider than the others.',
    description: richText(
      'One lantern to each floor, on the river end, lit at dusk so that men rowing in from the anchorage could count up and find their own beds. The lanterns are electric now and yours to switch. From the water they still look like somebody is expecting you.',
      'White boards to the shoulder, green paper with mackerel swimming on it above, a rug made of old mooring line that is kinder to the feet than it sounds.',
    ),
    photos: [
      asset(
        'neptune/room-lantern-queen',
        'The Lantern Queen after dark: an iron bed against sea-green paper, a ship’s lantern by the window, its picture hung crooked, a cat in the chair',
      ),
      asset(
        'neptune/lantern-queen-view',
        'The hotel from the water at night: one lantern on each of three floors, a bearded man rowing home by their light',
      ),
    ],
    size_value: '320',
    max_guests: '2',
    beds: [{ component: 'bed_item', type: 'queen', count: '1' }],
    bathroom: ['shower'],
    view: 'Downriver, past the lantern',
    amenities: [
      'wifi',
      'air-conditioning',
      'radiator',
      'windows-open',
      'kettle',
      'fridge',
      'telephone',
      'robe',
      'hairdryer',
    ],
    accessible: false,
    from_price: '229',
    booking_room_code: 'LNQ',
    seo_title: 'Lantern Queen at Neptune, Providence',
    seo_description:
      'A queen room at the river end of Neptune with the lantern that lit late boats home. From the water it still looks as if somebody is expecting you.',
  }),
  story('hotels/neptune/rooms/accessible-lantern-queen', 'Accessible Lantern Queen', {
    ...shared,
    name: 'Accessible Lantern Queen',
    sort: '4',
    summary:
      'The river end, the lantern, and a wet room with nothing to step over. Rooms 12, 22 and 32, twenty paces from the elevator.',
    description: richText(
      'The old wash-houses stood at this end, drains and all, so when three rooms were to have showers without an edge, the floor was already sloped for it. The tiles are the mission’s own, lifted and laid again.',
      'The lantern is worked from beside the bed. Two switches for it: one for light, one that makes it sway a little, which no one can explain.',
    ),
    photos: [
      asset(
        'neptune/accessible-lantern-queen',
        'A guest in a wheelchair reading beside the bed, a lantern by the window, a switch panel in reach, the wet room behind a sliding orange door',
      ),
      asset(
        'neptune/lantern-queen-bath',
        'The wet room: a wooden bench with a back, bars, a hand shower, a round brass mirror over a basin open beneath',
      ),
      asset(
        'neptune/lantern-queen-view',
        'From the water at night: a lantern on each of three floors, a bearded man rowing home by their light',
      ),
    ],
    size_value: '320',
    max_guests: '2',
    beds: [{ component: 'bed_item', type: 'queen', count: '1' }],
    bathroom: ['roll_in_shower'],
    view: 'Downriver, from the ground to the third floor',
    amenities: [
      'wifi',
      'air-conditioning',
      'radiator',
      'windows-open',
      'kettle',
      'fridge',
      'telephone',
      'robe',
      'hairdryer',
    ],
    accessible: true,
    accessible_features: [
      'roll_in_shower',
      'visual_alarm',
      'door_width_32',
      'turning_space',
      'tty_or_text',
      'lowered_fixtures',
    ],
    accessibility_detail: richText(
      'Rooms 12, 22 and 32 stand one above another at the river end, twenty paces from the elevator. Each is blocked for you from the moment it is booked.',
      list(
        'Doors 35 inches clear, sliding at the bathroom with a loop handle',
        'Wet room 84 by 66 inches: no tray, no curtain to fight, fixed bench with a back, two bars and a hand shower at 38 inches',
        'Space of 62 inches beside the bed on the window side; mattress top at 21 inches',
        'Lantern, blinds and radiator valve worked from a panel at 40 inches beside the bed',
        'Flashing door and smoke signals; a text telephone and shaker alarm in the wardrobe',
      ),
    ),
    from_price: '229',
    booking_room_code: 'LNA',
    seo_title: 'Accessible Lantern Queen at Neptune, Providence',
    seo_description:
      'An accessible room at Neptune: a queen bed, a wet room with a fixed bench, doors 35 inches clear, flashing signals and a panel beside the bed.',
  }),
];
