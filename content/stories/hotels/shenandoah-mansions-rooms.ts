import { asset } from '../../asset.ts';
import { list, richText } from '../../rich-text.ts';
import { ref, story } from '../../story-fields.ts';

const shared = {
  component: 'room',
  hotel: ref('hotels/shenandoah-mansions'),
  size_unit: 'sqft',
  price_note: 'Prices when we open',
  theme_key: 'shenandoah',
} as const;

export const shenandoahRooms = [
  story('hotels/shenandoah-mansions/rooms/sleeping-porch', 'Sleeping Porch', {
    ...shared,
    name: 'Sleeping Porch',
    sort: '1',
    summary: 'Two iron beds and forty-two panes of glass that slide away, leaving you with a copper screen and an owl.',
    description: richText(
      'The rooms the house was built for. From May to October the sashes go down into the wall and you sleep in the weather, dry. The rest of the year they close, a stove is lit next door, and there are enough quilts, pieced in Floyd County, to hide under until the kettle boils.',
      'The floor is painted gray-blue like a boat’s. A real bathroom, heated, is through the door behind you; Dr. Minnick did not approve of suffering indoors.',
    ),
    photos: [
      asset(
        'shenandoah/room-sleeping-porch',
        'A Sleeping Porch in fall: two white iron beds with pieced quilts before a wall of windows, birches and the ridge outside, a dog on the boards',
      ),
      asset(
        'shenandoah/sleeping-porch-quilt',
        'A pieced quilt of stars and squares, close, with coffee and a biscuit on a tray',
      ),
      asset(
        'shenandoah/sleeping-porch-night',
        'Night through the copper screen: an owl on a birch, a full moon, the ridge, an iron bed foot indoors',
      ),
    ],
    size_value: '330',
    max_guests: '2',
    beds: [{ component: 'bed_item', type: 'double', count: '2' }],
    bathroom: ['shower'],
    view: 'The Blue Ridge, most of it',
    amenities: ['wifi', 'screens', 'windows-open', 'wool-blankets', 'ceiling-fan', 'kettle', 'books'],
    accessible: false,
    seo_title: 'The Sleeping Porch at Shenandoah Mansions',
    seo_description:
      'Two iron beds on a screened porch above an orchard near Roanoke: windows that drop into the wall, pieced quilts, a heated bathroom next door.',
  }),
  story('hotels/shenandoah-mansions/rooms/ridge-king', 'Ridge King', {
    ...shared,
    name: 'Ridge King',
    sort: '2',
    summary:
      'A king bed under three windows full of mountain, leaf paper on the walls, a dresser deep enough for a winter’s clothes.',
    description: richText(
      'These were the year-round apartments, taken by families who did not intend to get better quickly. Closets you can stand in. A braided rug eleven feet across, made on the porch by six people and a radio.',
      'The bed faces away from the view on Dr. Minnick’s orders (“or they will never get up”), so put the second pillow at the foot.',
    ),
    photos: [
      asset(
        'shenandoah/room-ridge-king',
        'A Ridge King at first light: a wide wooden bed under three windows of blue mountains, leaf-printed paper, hiking boots by the dresser',
      ),
      asset(
        'shenandoah/ridge-king-rug',
        'The braided rug from above: ring on ring of color, hiking boots with loose laces, a radio, a basket of wool',
      ),
      asset(
        'shenandoah/ridge-king-view',
        'The ridge at sunset in five blues, a hawk, a red barn, fall leaves in a jug on the sill',
      ),
    ],
    size_value: '410',
    max_guests: '3',
    beds: [
      { component: 'bed_item', type: 'king', count: '1' },
      { component: 'bed_item', type: 'sofa', count: '1' },
    ],
    bathroom: ['tub', 'shower'],
    view: 'West to the ridge',
    amenities: [
      'wifi',
      'air-conditioning',
      'radiator',
      'windows-open',
      'screens',
      'fridge',
      'kettle',
      'robe',
      'hairdryer',
    ],
    accessible: false,
    seo_title: 'Ridge King at Shenandoah Mansions, Roanoke',
    seo_description:
      'A king room with three windows on the Blue Ridge, leaf-printed wallpaper, a braided rug and a closet to stand in. Shenandoah Mansions, opening soon.',
  }),
  story('hotels/shenandoah-mansions/rooms/orchard-twin', 'Orchard Twin', {
    ...shared,
    name: 'Orchard Twin',
    sort: '3',
    summary:
      'Two beds, red check and green check, and the apple trees up against the glass, and somebody on a ladder in them by eight.',
    description: richText(
      'The nurses slept on this side, two and two, within call. The wallpaper is a climbing apple copied from the lining of a trunk in the attic. In picking season there is a ladder outside the window by eight in the morning with somebody cheerful on it.',
      'A good room for sisters, grandfathers, and friends who want to keep talking in the dark.',
    ),
    photos: [
      asset(
        'shenandoah/room-orchard-twin',
        'An Orchard Twin: two wooden beds in red and green check, apple-vine wallpaper, a woman with braids spreading a diamond quilt to fold it, apples on the rug',
      ),
      asset(
        'shenandoah/orchard-twin-ladder',
        'The window in picking season: a laughing woman with braids on a ladder, an apple in her hand',
      ),
      asset(
        'shenandoah/orchard-twin-trunk',
        'The trunk in the attic, its open lid lined with the climbing-apple paper that was copied for the rooms',
      ),
    ],
    size_value: '295',
    max_guests: '2',
    beds: [{ component: 'bed_item', type: 'twin', count: '2' }],
    bathroom: ['shower'],
    view: 'The orchard, close enough to count',
    amenities: ['wifi', 'air-conditioning', 'radiator', 'windows-open', 'screens', 'kettle', 'books', 'wool-blankets'],
    accessible: false,
    seo_title: 'Orchard Twin at Shenandoah Mansions, Roanoke',
    seo_description:
      'Two checked beds and an apple orchard at the window, once the nurses’ side of the house in Roanoke. Opening soon, above the trees.',
  }),
  story('hotels/shenandoah-mansions/rooms/accessible-orchard-twin', 'Accessible Orchard Twin', {
    ...shared,
    name: 'Accessible Orchard Twin',
    sort: '4',
    summary:
      'The orchard on the level: a roll-in shower, seventy inches to turn in, two beds that go together or apart. Rooms 1 to 4, two with a porch.',
    description: richText(
      'The matron had the end of the ground floor, where carts came in without a step. Her rooms become four, with the trees at the sill and a porch to two of them wide enough for two chairs and a basket.',
      'The beds are the nurses’ own, cut down and trued. They roll, with the brake off.',
    ),
    photos: [
      asset(
        'shenandoah/accessible-orchard-twin',
        'A guest with braids in a wheelchair on the porch, an apple in her hand, the wide door of the room level with the boards, the orchard beyond the rail',
      ),
      asset('shenandoah/orchard-twin-ladder', 'A woman with braids laughing on a ladder outside, an apple in her hand'),
      asset(
        'shenandoah/orchard-twin-trunk',
        'Climbing-apple paper in the lid of a trunk, the pattern that the walls of the room were printed from',
      ),
    ],
    size_value: '295',
    max_guests: '2',
    beds: [{ component: 'bed_item', type: 'twin', count: '2' }],
    bathroom: ['roll_in_shower'],
    view: 'The orchard, level with its grass',
    amenities: ['wifi', 'air-conditioning', 'radiator', 'windows-open', 'screens', 'kettle', 'books', 'wool-blankets'],
    accessible: true,
    accessible_features: [
      'roll_in_shower',
      'door_width_32',
      'turning_space',
      'bed_height_note',
      'lowered_fixtures',
      'visual_alarm',
    ],
    accessibility_detail: richText(
      'Rooms 1 to 4 on the orchard floor will be the accessible ones; what follows is built in two of them and drawn for the others. Each will be held for the guest who reserves it.',
      list(
        'Doors 36 inches throughout, thresholds planed flush',
        'Showers 66 by 36 inches, floor drain along the wall, fold-down teak seat and three bars',
        'Bed tops 20 inches high, 9 inches clear beneath; the beds can be pushed together or apart',
        'Seventy inches to turn in, indoors, and sixty on the porches of rooms 1 and 2',
        'Light switches, shades and thermostat between 36 and 46 inches; strobe alarms wired in',
      ),
    ),
    seo_title: 'Accessible Orchard Twin at Shenandoah Mansions, Roanoke',
    seo_description:
      'An accessible room planned for Shenandoah Mansions: two beds that join, a roll-in shower with three bars, seventy inches to turn, strobe alarms.',
  }),
];
