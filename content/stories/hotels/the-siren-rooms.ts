import { asset } from '../../asset.ts';
import { list, richText } from '../../rich-text.ts';
import { ref, story } from '../../story-fields.ts';

const shared = {
  component: 'room',
  hotel: ref('hotels/the-siren'),
  size_unit: 'sqft',
  from_price_currency: 'USD',
  price_note: 'fees included, taxes extra',
  theme_key: 'siren',
} as const;

export const sirenRooms = [
  story('hotels/the-siren/rooms/tower-suite', 'Tower Suite', {
    ...shared,
    name: 'Tower Suite',
    sort: '1',
    summary:
      'Five arched windows on the thirteenth floor, a brass telescope, and the directors’ chandelier where they left it.',
    description: richText(
      'This was the board room. The directors of Harbeck Wire Rope had the wall opened into a loggia so they could watch their own cargoes go down the river, and the telescope is the one they watched with. It is good enough to read the name on a freighter at Belle Isle.',
      'The bed stands where the table did, in the middle, facing the river, with the curtains on a cord you can reach without getting up. Behind the far door is a bath of brown marble deep enough to need a step.',
    ),
    photos: [
      asset(
        'siren/room-tower-suite',
        'The Tower Suite at night: a burgundy bed before five arched windows, the city lit behind it, a brass telescope aimed at the moon',
      ),
      asset(
        'siren/tower-suite-bath',
        'The bath of the Tower Suite at night: a deep brown marble tub with a step, a striped robe on its hook, a rubber duck at the arched window, the city and an ore boat below',
      ),
      asset(
        'siren/tower-suite-view',
        'The river through the brass telescope: the ore boat Hattie M. passing the far bank at sundown',
      ),
    ],
    size_value: '640',
    max_guests: '3',
    beds: [
      { component: 'bed_item', type: 'king', count: '1' },
      { component: 'bed_item', type: 'sofa', count: '1' },
    ],
    bathroom: ['tub', 'shower', 'double_vanity'],
    view: 'The Detroit River, Windsor on the other side',
    amenities: [
      'wifi',
      'air-conditioning',
      'radiator',
      'telescope',
      'record-player',
      'robe',
      'kettle',
      'fridge',
      'safe',
      'hairdryer',
      'heavy-curtains',
      'writing-desk',
    ],
    accessible: false,
    from_price: '465',
    booking_room_code: 'TWS',
    seo_title: 'Tower Suite at The Siren, Detroit',
    seo_description:
      'The old board room on the thirteenth floor: a king bed, five arched windows over the river, a deep marble bath and the directors’ own telescope.',
  }),
  story('hotels/the-siren/rooms/rope-king', 'Rope King', {
    ...shared,
    name: 'Rope King',
    sort: '2',
    summary:
      'A corner salesman’s office: king bed, two big windows, and ninety feet of the company’s best rope coiled over your head.',
    description: richText(
      'Salesmen got the corners, because buyers came to them and had to be impressed. The paneling is theirs, the striped paper is copied from a scrap behind a radiator, and the coil above the headboard is real three-quarter-inch hoist rope, dipped in brass paint and screwed to a joist.',
      'Both windows open. In the morning the sun comes across the bed and stays on the rug until about ten. Cats have been seen on the radiator; the hotel does not own one.',
    ),
    photos: [
      asset(
        'siren/room-rope-king',
        'A Rope King: a burgundy bed under a coil of golden rope on striped paper, an open suitcase on its stand, a green armchair',
      ),
      asset(
        'siren/rope-king-rope',
        'The coil of gilded rope above a scalloped headboard, each turn of its strands to be seen, a brass reading lamp beside it',
      ),
      asset(
        'siren/rope-king-view',
        'Ropewalk Street from the open window: brick fronts on both sides, a green van, the river at the end',
      ),
    ],
    size_value: '340',
    max_guests: '2',
    beds: [{ component: 'bed_item', type: 'king', count: '1' }],
    bathroom: ['shower'],
    view: 'Ropewalk Street and a slice of the river',
    amenities: [
      'wifi',
      'air-conditioning',
      'radiator',
      'windows-open',
      'robe',
      'kettle',
      'safe',
      'hairdryer',
      'iron',
      'telephone',
    ],
    accessible: false,
    from_price: '245',
    booking_room_code: 'RPK',
    seo_title: 'Rope King at The Siren, Detroit',
    seo_description:
      'A corner room with a king bed, oxblood paneling, two windows that open and ninety feet of hoist rope on the wall, from $245 in downtown Detroit.',
  }),
  story('hotels/the-siren/rooms/terracotta-double', 'Terracotta Double', {
    ...shared,
    name: 'Terracotta Double',
    sort: '3',
    summary:
      'Two double beds, a checkered floor, and walls the color of the building. An accessible one is booked by a name of its own.',
    description: richText(
      'The drafting office ran the length of the south front, and these rooms are slices of it, which is why each has a tall arched window placed where a drawing board wanted it. Two doubles with channeled headboards, a lamp between them, a sunburst mirror that came out of the president’s washroom.',
      'Good for friends who snore at different pitches, and for one adult and two children who say they will share.',
    ),
    photos: [
      asset(
        'siren/room-terracotta-double',
        'A Terracotta Double: two striped beds with scalloped oxblood headboards, an arched window, a guest between them with a record she has just bought',
      ),
      asset(
        'siren/terracotta-double-view',
        'Roofs and three water tanks at sundown through the arched window, a fern and a cup of coffee on its sill',
      ),
    ],
    size_value: '385',
    max_guests: '4',
    beds: [{ component: 'bed_item', type: 'double', count: '2' }],
    bathroom: ['shower'],
    view: 'South, over roofs and water tanks',
    amenities: ['wifi', 'air-conditioning', 'radiator', 'kettle', 'fridge', 'safe', 'hairdryer', 'iron', 'telephone'],
    accessible: false,
    from_price: '225',
    booking_room_code: 'TCD',
    seo_title: 'Terracotta Double at The Siren, Detroit',
    seo_description:
      'Two double beds under an arched window on the south front of The Siren, Detroit. Good for four who say that they will share.',
  }),
  story('hotels/the-siren/rooms/studio-single', 'Studio Single', {
    ...shared,
    name: 'Studio Single',
    sort: '4',
    summary:
      'An iron bed, a long desk with a typewriter on it, a radio, a window on the light well. For one person with something to finish.',
    description: richText(
      'The smallest room is the one we are asked for by name. It belonged to a clerk called only Mr. Dunning in the payroll, who wrote verse in the margins of the bills of lading; the best of it hangs framed behind the door.',
      'The window faces the light well, so it is quiet and rather green at noon. The typewriter has a fresh ribbon. Paper is free, and so is leaving the pages behind.',
    ),
    photos: [
      asset(
        'siren/room-studio-single',
        'A Studio Single: a narrow iron bed against sprigged green wallpaper, a long desk with a typewriter and a cup of coffee by the window',
      ),
      asset(
        'siren/studio-single-desk',
        'The desk at dusk: an oxblood typewriter with a letter half typed, a pink telephone, a key on a tassel; at the window a sparrow, beyond it a lit train passing a terracotta front',
      ),
      asset(
        'siren/studio-single-view',
        'The light well: brick, a drainpipe with a sparrow, and a neighbor with white curls watering her fern',
      ),
    ],
    size_value: '165',
    max_guests: '1',
    beds: [{ component: 'bed_item', type: 'twin', count: '1' }],
    bathroom: ['shower'],
    view: 'The light well, a brick wall and somebody’s fern',
    amenities: ['wifi', 'air-conditioning', 'writing-desk', 'radio', 'books', 'kettle', 'hairdryer'],
    accessible: false,
    from_price: '149',
    booking_room_code: 'STS',
    seo_title: 'Studio Single at The Siren, Detroit',
    seo_description:
      'A small room for one: an iron bed, a long desk, a typewriter with a fresh ribbon and a quiet window on the light well. From $149 a night in Detroit.',
  }),
  story('hotels/the-siren/rooms/accessible-terracotta-double', 'Accessible Terracotta Double', {
    ...shared,
    name: 'Accessible Terracotta Double',
    sort: '5',
    summary:
      'A Terracotta Double with a roll-in shower, sixty inches to turn in, and the elevator within forty feet. Six of them, on floors three to eight.',
    description: richText(
      'The same long south window and the same two beds, moved fourteen inches further apart. Nothing else about the room says what it is: the paneling, the checkered floor and the sunburst mirror are where they are next door.',
      'The mirror hangs lower. Several guests who did not need it to have asked for theirs to be hung so, too.',
    ),
    photos: [
      asset(
        'siren/accessible-terracotta-double',
        'A guest in a wheelchair at the arched window of a checkered room, a wide clear floor, a striped bed, a low rail with a robe on it',
      ),
      asset(
        'siren/terracotta-double-bath',
        'A roll-in shower tiled in green and cream, with a folding seat, bars and a hand shower, a basin with room for knees beside it',
      ),
      asset(
        'siren/terracotta-double-view',
        'Three water tanks over the roofs at sundown, a fern and a coffee cup on the sill of the arched window',
      ),
    ],
    size_value: '385',
    max_guests: '4',
    beds: [{ component: 'bed_item', type: 'double', count: '2' }],
    bathroom: ['roll_in_shower'],
    view: 'South, from floors three to eight',
    amenities: ['wifi', 'air-conditioning', 'radiator', 'kettle', 'fridge', 'safe', 'hairdryer', 'iron', 'telephone'],
    accessible: true,
    accessible_features: [
      'roll_in_shower',
      'visual_alarm',
      'door_width_32',
      'bed_height_note',
      'turning_space',
      'lowered_fixtures',
    ],
    accessibility_detail: richText(
      'Accessible Terracotta Doubles are rooms 311, 411, 511, 611, 711 and 811, all within forty feet of the elevators. Book one and its number is fixed to your name.',
      list(
        'Door clear width 34 inches; bathroom door 33 inches, sliding',
        'Roll-in shower 60 by 36 inches with fixed folding seat, hand shower on a 60-inch hose, bars on two walls',
        'Turning circle of 60 inches beside the window bed and in the bathroom',
        'Mattress tops 22 inches from the floor, with 7 inches of clearance beneath for a lift',
        'Flashing smoke alarm, doorbell light, and a bed shaker kept at the desk',
        'Closet rail and thermostat at 48 inches',
      ),
    ),
    from_price: '225',
    booking_room_code: 'TCA',
    seo_title: 'Accessible Terracotta Double at The Siren, Detroit',
    seo_description:
      'An accessible room at The Siren: two double beds, a roll-in shower, doors 34 inches clear, a visual alarm, and space to turn beside the bed.',
  }),
];
