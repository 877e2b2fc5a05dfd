import { asset } from '../../asset.ts';
import { list, richText } from '../../rich-text.ts';
import { ref, story } from '../../story-fields.ts';

const shared = {
  component: 'room',
  hotel: ref('hotels/peter-and-paul'),
  size_unit: 'sqft',
  from_price_currency: 'USD',
  price_note: 'fees included, taxes extra',
  theme_key: 'peter-and-paul',
} as const;

export const peterAndPaulRooms = [
  story('hotels/peter-and-paul/rooms/schoolhouse-queen', 'Schoolhouse Queen', {
    ...shared,
    name: 'Schoolhouse Queen',
    sort: '1',
    summary: 'Half a classroom, a gingham canopy, mustard curtains to the floor. Two of these make the third grade.',
    description: richText(
      'The chalk rail runs behind the bed at the height of a nine-year-old’s elbow. We kept it, and the hooks, and the marks on the door frame where somebody called T. Robichaux grew four inches between 1933 and 1935.',
      'The canopy is hung in green check woven for us in Lafourche Parish and washed every month, because it collects the afternoon. There is a table for two where the teacher stood.',
    ),
    photos: [
      asset(
        'peter-and-paul/room-schoolhouse-queen',
        'A Schoolhouse Queen: a four-post bed curtained in green gingham, mustard drapes at two windows, a guest in round glasses with a book',
        { focus: '0x300:1400x1500' },
      ),
      asset(
        'peter-and-paul/schoolhouse-queen-rail',
        'The blackboard and its rail, a hat and a gingham bag on the school hooks, and pencil marks of a child’s height on the door frame',
      ),
      asset(
        'peter-and-paul/schoolhouse-queen-view',
        'The courtyard from the window: a boy in the top of the fig tree hands one down to a woman with an apron full, and a waiter with a crate stops to look',
      ),
    ],
    size_value: '290',
    max_guests: '2',
    beds: [{ component: 'bed_item', type: 'queen', count: '1' }],
    bathroom: ['shower'],
    view: 'The courtyard and the top of the fig',
    amenities: ['wifi', 'air-conditioning', 'ceiling-fan', 'windows-open', 'robe', 'hairdryer', 'telephone', 'books'],
    accessible: false,
    from_price: '199',
    booking_room_code: 'SHQ',
    seo_title: 'Schoolhouse Queen at Peter & Paul, New Orleans',
    seo_description:
      'Half a parish classroom with a gingham canopy, chalk rails and a view of the courtyard and its fig. Two of these made the third grade.',
  }),
  story('hotels/peter-and-paul/rooms/rectory-king', 'Rectory King', {
    ...shared,
    name: 'Rectory King',
    sort: '2',
    summary:
      'A priest’s bedroom: marble mantel, brick-red paper, a walnut bed you climb into, and an armchair for thinking about it.',
    description: richText(
      'Five priests lived in the rectory and each had a fire, a mirror and a bad engraving of Rome. The fires are gas now. The engravings were sold, so we hung a fig, a moon, an oyster and the house itself, painted by a retired altar boy from Chalmette.',
      'Ceilings are fourteen feet. The windows come down to the floor and open onto the gallery, where you may take your coffee in the robe. It has been done before, by clergy.',
    ),
    photos: [
      asset(
        'peter-and-paul/room-rectory-king',
        'A Rectory King in a rainstorm: brick-red papered walls, the lamp and the fire lit, magnolias on the mantel, a dark post bed',
      ),
      asset(
        'peter-and-paul/rectory-king-gallery',
        'The gallery in the morning: a priest’s hat on a rocking chair, coffee and beignets, a robe over the iron rail, a bell rope, the red steeple close by',
      ),
      asset(
        'peter-and-paul/rectory-king-mantel',
        'The marble mantel: an oyster and a moon in frames, a clock, white magnolias before an oval mirror, a gas fire lit',
      ),
    ],
    size_value: '365',
    max_guests: '2',
    beds: [{ component: 'bed_item', type: 'king', count: '1' }],
    bathroom: ['tub', 'shower'],
    view: 'The gallery, the street and the river levee beyond',
    amenities: [
      'wifi',
      'air-conditioning',
      'ceiling-fan',
      'windows-open',
      'robe',
      'record-player',
      'hairdryer',
      'kettle',
      'telephone',
    ],
    accessible: false,
    from_price: '279',
    booking_room_code: 'RCK',
    seo_title: 'Rectory King at Peter & Paul, New Orleans',
    seo_description:
      'A priest’s bedroom of 1868 with a marble mantel, a fourteen-foot ceiling, a walnut king bed and floor-length windows opening onto the gallery.',
  }),
  story('hotels/peter-and-paul/rooms/convent-suite', 'Convent Suite', {
    ...shared,
    name: 'Convent Suite',
    sort: '3',
    summary: 'Two nuns’ cells made one, with an iron bed in a starry niche and the bath in an alcove behind it.',
    description: richText(
      'The Mother Superior had the end of the corridor: two cells, a prie-dieu, and the only bath in the building, which the others could hear filling. The niche held a plaster Saint Clare. It holds the bed now, under the same gold stars, twenty-two of them regilded.',
      'Walls here are two feet thick. You will not hear the bell unless you open the shutters, and then you will hear it very well.',
    ),
    photos: [
      asset(
        'peter-and-paul/room-convent-suite',
        'The Convent Suite: an iron bed in a dark green niche scattered with gold stars, a tub in a tiled alcove, a cat beside the armchair',
      ),
      asset(
        'peter-and-paul/convent-suite-tub',
        'A green tub in an alcove of gold stars and tile, towels on the prayer desk, a fern',
      ),
      asset(
        'peter-and-paul/convent-suite-view',
        'The cloister garden between open shutters: a fountain, a gardener in a straw hat, the bell above the arcade',
      ),
    ],
    size_value: '480',
    max_guests: '3',
    beds: [
      { component: 'bed_item', type: 'king', count: '1' },
      { component: 'bed_item', type: 'sofa', count: '1' },
    ],
    bathroom: ['tub'],
    view: 'The cloister garden',
    amenities: [
      'wifi',
      'air-conditioning',
      'windows-open',
      'robe',
      'kettle',
      'fridge',
      'books',
      'writing-desk',
      'hairdryer',
    ],
    accessible: false,
    from_price: '345',
    booking_room_code: 'CVS',
    seo_title: 'Convent Suite at Peter & Paul, New Orleans',
    seo_description:
      'Two convent cells joined: an iron king bed in a niche of gold stars, a tub in a tiled alcove, two-foot walls and a window on the cloister garden.',
  }),
  story('hotels/peter-and-paul/rooms/accessible-schoolhouse-queen', 'Accessible Schoolhouse Queen', {
    ...shared,
    name: 'Accessible Schoolhouse Queen',
    sort: '4',
    summary:
      'A Schoolhouse Queen without the canopy and with room to turn, a transfer shower and a bed that can be raised. By the ramp, or by the elevator.',
    description: richText(
      'The coat hooks in these four were always the low ones: this was the first grade. We left them, and put the light switches level with them.',
      'In place of the canopy there is a rail along the ceiling with the same green check on it, which draws back to the wall.',
    ),
    photos: [
      asset(
        'peter-and-paul/accessible-schoolhouse-queen',
        'A laughing guest in a wheelchair beside a bed without a canopy, the door open to a ramp and the fig tree, gingham drawn to the wall',
        { focus: '0x300:1400x1500' },
      ),
      asset(
        'peter-and-paul/schoolhouse-queen-rail',
        'Low school hooks with a hat and a gingham bag on them, under a blackboard, and pencil marks on the door frame',
      ),
      asset(
        'peter-and-paul/schoolhouse-queen-view',
        'A boy high in the fig tree, a fig in his hand for the woman below; gingham tables, a fountain, a waiter with a crate',
      ),
    ],
    size_value: '290',
    max_guests: '2',
    beds: [{ component: 'bed_item', type: 'queen', count: '1' }],
    bathroom: ['shower'],
    view: 'The courtyard, level with it or from above',
    amenities: ['wifi', 'air-conditioning', 'ceiling-fan', 'windows-open', 'robe', 'hairdryer', 'telephone', 'books'],
    accessible: true,
    accessible_features: ['transfer_shower', 'door_width_32', 'turning_space', 'bed_height_note', 'tty_or_text'],
    accessibility_detail: richText(
      'Rooms 101, 104, 201 and 204 are the accessible Schoolhouse Queens: two on the ground floor by the ramp, two beside the elevator. In these four the canopy is left off so that a hoist can come alongside.',
      list(
        'Room door 36 inches, bathroom door 34 inches; both open outward',
        'Transfer shower 36 inches square with a seat on the left in 101 and 201, on the right in 104 and 204',
        'Sixty inches of clear floor on one side of the bed and at its foot',
        'Mattress top at 21 inches; no clearance beneath, but we can raise it to 25 on blocks if you tell us the day before',
        'A text telephone and a vibrating alarm clock, brought up on request',
      ),
    ),
    from_price: '199',
    booking_room_code: 'SHA',
    seo_title: 'Accessible Schoolhouse Queen at Peter & Paul, New Orleans',
    seo_description:
      'An accessible room at Peter & Paul: a queen bed at 21 inches, a transfer shower with a seat, doors of 34 inches and more, and a text telephone.',
  }),
];
