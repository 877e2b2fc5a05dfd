import { asset } from '../../asset.ts';
import { heading, link, richText } from '../../rich-text.ts';
import { cta, ref, refs, story, storyLink, text, urlLink } from '../../story-fields.ts';
import { hours } from '../dining/menu-parts.ts';
import { place } from './guide-place.ts';

const guide = 'ash-city-guides/roanoke';

const hero = asset(
  'cities/roanoke',
  'A steam engine passing brick warehouses at night, a man with a lantern, and a great lit star on the mountain above',
  { title: 'Roanoke', focus: '400x700:2000x1500' },
);

const city = story(
  guide,
  'Roanoke',
  {
    component: 'city',
    name: 'Roanoke',
    intro:
      'A railroad town in a bowl of mountains. The house is up the side of the bowl, so every walk to town is downhill and every walk home is earned.',
    hero,
    center_lat: '37.2575',
    center_lng: '-79.9345',
    zoom: '14',
    hotels: refs('hotels/shenandoah-mansions'),
    theme_key: 'ash',
    body: [
      {
        component: 'city_guide_hero',
        city: ref(guide),
        heading: 'Roanoke, down and back up',
        intro:
          'We are not open yet, but the people working on the house have to eat, read and cool off. These are their places. Minutes are from the foot of the drive; add a third for the way home.',
        media: hero,
        author: 'Hollis Reedy and the crew at Shenandoah Mansions',
        updated: '2026-11-02 12:00',
        city_switcher: true,
      },
      {
        component: 'city_guide_tabs',
        anchor_id: 'guide',
        city: ref(guide),
        heading: 'Crew-tested',
        categories: ['bakery', 'coffee', 'market', 'swim', 'park', 'music', 'bookshop', 'museum'],
        layout: 'cards',
        share_with_map: true,
      },
      {
        component: 'city_guide_map',
        anchor_id: 'map',
        city: ref(guide),
        heading: 'Mountain at the bottom, trains at the top',
        zoom: '14',
        style: 'drawn',
        show_hotels: true,
        shapes: [
          {
            component: 'map_shape',
            kind: 'water',
            name: 'Roanoke River',
            points: [
              '37.2660, -79.9800',
              '37.2592, -79.9570',
              '37.2562, -79.9450',
              '37.2582, -79.9362',
              '37.2641, -79.9296',
              '37.2700, -79.9120',
              '37.2690, -79.9114',
              '37.2632, -79.9284',
              '37.2571, -79.9354',
              '37.2551, -79.9446',
              '37.2580, -79.9576',
              '37.2640, -79.9800',
            ].join('\n'),
          },
          {
            component: 'map_shape',
            kind: 'park',
            name: 'The mountain',
            points: [
              '37.2530, -79.9420',
              '37.2545, -79.9330',
              '37.2520, -79.9250',
              '37.2470, -79.9190',
              '37.2350, -79.9150',
              '37.2350, -79.9420',
            ].join('\n'),
          },
          { component: 'map_shape', kind: 'rail', points: '37.2752, -79.9750\n37.2734, -79.9420\n37.2712, -79.9100' },
          { component: 'map_shape', kind: 'street', points: '37.2734, -79.9405\n37.2620, -79.9380\n37.2442, -79.9271' },
        ],
      },
      text(
        heading('The way home'),
        [
          'The number 9 bus leaves the market building at ten past the hour and will let you off at the bottom of Orchard Terrace if you ask by the feed store. The last is at 9:10. After that there is a man called Dewey with a van, and the bartender at the Roundhouse has his number.',
        ],
        [
          'Hollis shows people round ',
          link('the house', storyLink('hotels/shenandoah-mansions', { anchor: 'works' })),
          ' on the first Saturday of the month at eleven. Wear boots.',
        ],
      ),
      {
        component: 'media_text',
        anchor_id: 'orchard',
        media: asset(
          'shenandoah/orchard',
          'Apple trees in rows below the house, a picker on a ladder, a dog with an apple',
        ),
        side: 'start',
        heading: 'Start in the orchard',
        body: richText(
          'The Tolley sisters, Vonda and Pearl, have picked these rows since they were tall enough. They will sell you a half bushel without getting up and identify anything you hold out to them, including mushrooms, though Pearl says the honest answer is always to put it back.',
          'The path through the trees comes out above the switchbacks. From there you can see the whole town laid out, and hear it about a second later.',
        ),
        ctas: [
          cta('See Shenandoah Mansions', storyLink('hotels/shenandoah-mansions'), { style: 'text', icon: 'arrow' }),
        ],
      },
    ],
    seo_title: 'Roanoke on foot, from Shenandoah Mansions',
    seo_description:
      'Biscuits, a river hole, a depot museum and a Friday fiddle night: eight Roanoke places chosen by the crew restoring Shenandoah Mansions above the town.',
    seo_og_image: hero,
  },
  { is_startpage: true, tag_list: ['roanoke'] },
);

export const roanokeGuide = [
  city,
  place('roanoke', 'feed-and-bean', 'Feed & Bean', {
    category: 'coffee',
    blurb:
      'A seed store with an espresso machine between the chick waterers and the twine. The crew’s order is four black, one with everything. It opens at six because hens do.',
    address: '1812 Switchback Road',
    lat: '37.2503',
    lng: '-79.9306',
    walk_minutes: '12',
    phone: '+1 540-555-0171',
    hours_text: '6 am to 5 pm, closed Sunday',
    hours: [hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], '06:00', '17:00')],
    price_range: '$',
    picked_by: 'Hollis Reedy, builder',
    photo: asset(
      'roanoke/feed-and-bean',
      'A seed store with an espresso machine between two chick waterers, a smiling woman with braids behind the counter, a red hen among the sacks',
    ),
  }),
  place('roanoke', 'ettas-back-porch', 'Etta’s Back Porch', {
    category: 'bakery',
    blurb:
      'Cathead biscuits off a screened porch, with sorghum, ham, or fried apples from our own trees. Etta stops when the flour bin shows its floor, around half past nine. No sign; follow the men with plaster on them.',
    address: '40 Piedmont Steps',
    lat: '37.2464',
    lng: '-79.9319',
    walk_minutes: '8',
    hours_text: 'Weekdays from 6 am until she stops',
    price_range: '$',
    picked_by: 'The whole crew, unanimously',
    photo: asset(
      'roanoke/ettas-back-porch',
      'Etta in a red headscarf behind a table of biscuits on a screened porch at sunrise, three men with plaster on them in line',
    ),
  }),
  place('roanoke', 'curb-market', 'The Curb Market', {
    category: 'market',
    blurb:
      'Farmers’ tables under a striped awning that has been cranked out every morning since 1922. Ramps in April, half-runners in July, apple butter stirred in the street in October. Vonda Tolley is at table nine.',
    address: 'Campbell’s Row at the Clock',
    lat: '37.2669',
    lng: '-79.9386',
    walk_minutes: '44',
    hours_text: 'Monday to Saturday, 8 am to 5 pm',
    hours: [hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], '08:00', '17:00')],
    price_range: '$',
    picked_by: 'Ruth Ann Gearhart, site office',
    photo: asset(
      'roanoke/curb-market',
      'A white-haired seller at a table of apples and apple butter under a striped awning, two customers, a dog, the street clock',
    ),
  }),
  place('roanoke', 'branch-line-books', 'Branch Line Books', {
    category: 'bookshop',
    blurb:
      'In a parked mail car, with the sorting pigeonholes still labeled by town. Poetry is in Narrows, cookery in Big Lick, and the westerns, naturally, are in Bluefield.',
    address: 'Siding 3, Shaffer Street',
    lat: '37.2673',
    lng: '-79.9425',
    walk_minutes: '47',
    phone: '+1 540-555-0174',
    url: urlLink('https://branchline.example', { newTab: true }),
    hours_text: '10 am to 6 pm, Wednesday to Sunday',
    hours: [hours(['wed', 'thu', 'fri', 'sat', 'sun'], '10:00', '18:00')],
    price_range: '$$',
    picked_by: 'Ruth Ann Gearhart, site office',
    photo: asset(
      'roanoke/branch-line-books',
      'A parked red mail car at night, its pigeonholes full of books, the keeper in the door, a reader on a trunk',
    ),
  }),
  place('roanoke', 'the-roundhouse', 'The Roundhouse', {
    category: 'music',
    blurb:
      'Friday fiddle night, in the bay where they turned the yard engines. Bring something with strings and sit in the outer ring; you get called inward. Flatfooters have the plywood.',
    address: '500 Tender Street',
    lat: '37.2667',
    lng: '-79.9321',
    walk_minutes: '41',
    phone: '+1 540-555-0175',
    hours_text: 'Thursday to Saturday, 5 pm to midnight',
    hours: [hours(['thu', 'fri', 'sat'], '17:00', '00:00')],
    price_range: '$$',
    picked_by: 'Dale Overstreet, carpenter and second fiddle',
    photo: asset(
      'roanoke/the-roundhouse',
      'Six fiddlers in a ring before three brick arches, an engine in the middle one, a woman in red dancing on plywood',
    ),
  }),
  place('roanoke', 'museum-of-lost-luggage', 'Museum of Lost Luggage', {
    category: 'museum',
    blurb:
      'Everything left on trains between 1896 and 1971 and never claimed, with the claim tags. Eleven wooden legs. A harp. One suitcase has never been opened, and a vote is held each June.',
    address: 'The old parcels office, Shaffer Street',
    lat: '37.2683',
    lng: '-79.9381',
    walk_minutes: '46',
    phone: '+1 540-555-0176',
    hours_text: 'Thursday to Sunday, 11 am to 4 pm; five dollars',
    hours: [hours(['thu', 'fri', 'sat', 'sun'], '11:00', '16:00')],
    picked_by: 'Hollis Reedy, builder',
    photo: asset(
      'roanoke/museum-of-lost-luggage',
      'Shelves of unclaimed suitcases, wooden legs on a rail, a harp, and a mother and son at a glass case with one tied suitcase',
    ),
  }),
  place('roanoke', 'ridge-path', 'The Ridge Path', {
    category: 'park',
    blurb:
      'Two and a half miles along the top, out of our back gate. Laurel tunnels, then rock, then the edge. The bench at the far end was carried up by a bride’s party in 1938; nobody has carried one since.',
    address: 'Gate behind the east porch',
    lat: '37.2414',
    lng: '-79.9268',
    walk_minutes: '5',
    hours_text: 'Always',
    picked_by: 'Dale Overstreet, carpenter and second fiddle',
    photo: asset(
      'roanoke/ridge-path',
      'A walker on a red bench at the edge of a ridge, a white dog, laurel in bloom, the town far below',
    ),
  }),
  place('roanoke', 'sycamore-hole', 'Sycamore Hole', {
    category: 'swim',
    blurb:
      'A bend of the river with a rope, a flat rock and eight feet of green water. Cold until the Fourth of July, crowded until the fifth. The crew goes on Wednesdays at four with a watermelon.',
    address: 'Below the low bridge, Tinker’s Ford Road',
    lat: '37.2571',
    lng: '-79.9314',
    walk_minutes: '24',
    hours_text: 'When the gauge is under two feet',
    picked_by: 'The whole crew, in order of age',
    photo: asset(
      'roanoke/sycamore-hole',
      'A bend of a green river: somebody swinging out on a rope from a white sycamore, a swimmer, one in a rubber ring, a watermelon on the rock',
    ),
  }),
];
