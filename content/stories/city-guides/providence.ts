import { asset } from '../../asset.ts';
import { link, richText } from '../../rich-text.ts';
import { cta, ref, refs, story, storyLink, urlLink } from '../../story-fields.ts';
import { hours } from '../dining/menu-parts.ts';
import { place } from './guide-place.ts';

const guide = 'ash-city-guides/providence';

const hero = asset(
  'cities/providence',
  'Small fires burning on the river at night, a gondola among them, and behind it a hill of lit houses and a white steeple',
  { title: 'Providence', focus: '400x700:2000x1500' },
);

const city = story(
  guide,
  'Providence',
  {
    component: 'city',
    name: 'Providence',
    intro:
      'A small city that keeps its rivers in the middle and its hills at the sides. Nine places, all within the distance that wet shoes will bear.',
    hero,
    center_lat: '41.8205',
    center_lng: '-71.4081',
    zoom: '15',
    hotels: refs('hotels/neptune'),
    theme_key: 'ash',
    body: [
      {
        component: 'city_guide_hero',
        city: ref(guide),
        heading: 'Providence at low water',
        intro:
          'Check the tide before you check the weather. At low water the river walk smells of the sea and the herons come up as far as the footbridge; at high water you keep your feet dry on the other side.',
        media: hero,
        author: 'Manny Teixeira, nights at Neptune',
        updated: '2026-10-18 12:00',
        city_switcher: true,
      },
      {
        component: 'city_guide_map',
        anchor_id: 'map',
        city: ref(guide),
        heading: 'One river, two sides',
        zoom: '15',
        style: 'drawn',
        show_hotels: true,
        shapes: [
          {
            component: 'map_shape',
            kind: 'water',
            name: 'Providence River',
            points: [
              '41.8330, -71.4120',
              '41.8290, -71.4101',
              '41.8265, -71.4091',
              '41.8240, -71.4076',
              '41.8215, -71.4058',
              '41.8190, -71.4040',
              '41.8165, -71.4018',
              '41.8140, -71.3985',
              '41.8090, -71.3960',
              '41.8090, -71.3890',
              '41.8150, -71.3950',
              '41.8172, -71.3996',
              '41.8194, -71.4024',
              '41.8219, -71.4044',
              '41.8243, -71.4064',
              '41.8267, -71.4081',
              '41.8292, -71.4092',
              '41.8330, -71.4110',
            ].join('\n'),
          },
          {
            component: 'map_shape',
            kind: 'park',
            name: 'The hill',
            points: '41.8300, -71.4060\n41.8300, -71.4035\n41.8245, -71.4020\n41.8243, -71.4045',
          },
          { component: 'map_shape', kind: 'street', points: '41.8310, -71.4083\n41.8243, -71.4050\n41.8180, -71.3985' },
          { component: 'map_shape', kind: 'street', points: '41.8240, -71.4250\n41.8222, -71.4110\n41.8236, -71.4070' },
          { component: 'map_shape', kind: 'rail', points: '41.8330, -71.4200\n41.8296, -71.4130\n41.8330, -71.4050' },
        ],
      },
      {
        component: 'city_guide_tabs',
        anchor_id: 'guide',
        city: ref(guide),
        heading: 'Manny’s rounds',
        categories: ['bakery', 'coffee', 'market', 'bookshop', 'museum', 'music', 'park', 'swim'],
        layout: 'cards',
        share_with_map: true,
      },
      {
        component: 'media_text',
        anchor_id: 'five-am',
        media: asset(
          'neptune/river',
          'A tug with an orange funnel coming down the river past a lift bridge, a cormorant drying its wings on a pile',
        ),
        side: 'end',
        heading: 'What is open at five in the morning',
        body: richText(
          'Three things. The bakery on Transit Way, by the side door. The fish auction, which is over by twenty past. And our mess hall, where the urn goes on at half past four and whoever is awake may sit.',
          [
            'The best of these is the walk between them, along the water with the lamps still lit. If you are coming for ',
            link('Oyster Sunday', storyLink('hotels/neptune/events/oyster-sunday')),
            ', do it the same morning and you will see your lunch arrive.',
          ],
        ),
        ctas: [
          cta('Stay at Neptune', storyLink('hotels/neptune'), { style: 'text', icon: 'arrow' }),
          cta('Events in Providence', urlLink('/events?city=providence'), { style: 'text', icon: 'arrow' }),
        ],
      },
    ],
    seo_title: 'Providence on foot: nine places near Neptune',
    seo_description:
      'Sweet bread at five in the morning, a hall of ship models, a saltwater pool: nine Providence places by the river, from the night porter of Neptune.',
    seo_og_image: hero,
  },
  { is_startpage: true, tag_list: ['providence'] },
);

export const providenceGuide = [
  city,
  place('providence', 'second-bell', 'Second Bell', {
    category: 'coffee',
    blurb:
      'In the toll keeper’s hut on the footbridge, so you drink with the river going under your shoes. One barista at a time; that is all the hut allows. The coffee milk is made here and is not a joke.',
    address: 'The footbridge, west end',
    lat: '41.8225',
    lng: '-71.4068',
    walk_minutes: '4',
    phone: '+1 401-555-0151',
    hours_text: '6:30 am to 5 pm, every day',
    hours: [hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '06:30', '17:00')],
    price_range: '$',
    picked_by: 'Ines Correia, desk',
    photo: asset(
      'providence/second-bell',
      'An orange hut on an iron footbridge, one barista in its window, two customers, a bicycle, ducks below',
    ),
  }),
  place('providence', 'medeiros', 'Medeiros Brothers', {
    category: 'bakery',
    blurb:
      'Sweet bread, malassadas on Saturday, corn loaves you could moor a boat with. One brother bakes, one brother sells, and they have communicated by slate since a wedding in 2003.',
    address: '212 Transit Way, side door before six',
    lat: '41.8179',
    lng: '-71.4015',
    walk_minutes: '10',
    phone: '+1 401-555-0152',
    hours_text: '5 am to 2 pm, closed Monday',
    hours: [hours(['tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '05:00', '14:00')],
    price_range: '$',
    picked_by: 'Manny Teixeira, nights',
    photo: asset(
      'guides/bakery',
      'A pink bakery with two windows full of loaves under striped awnings, a red bicycle with bread in its basket outside',
    ),
  }),
  place('providence', 'lower-wharf', 'Lower Wharf', {
    category: 'market',
    blurb:
      'The auction is at five and for the trade; the counter at the back is from six and for you. Squid, scup, quahogs in three sizes. They will clean anything and tell you how your mother should have cooked it.',
    address: '1 Lower Wharf',
    lat: '41.8142',
    lng: '-71.4050',
    walk_minutes: '12',
    hours_text: 'Monday to Saturday, 6 am to 1 pm',
    hours: [hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], '06:00', '13:00')],
    price_range: '$$',
    picked_by: 'Manny Teixeira, nights',
    photo: asset(
      'providence/lower-wharf',
      'A fishmonger in a blue cap behind scup, squid and quahogs on ice, prices on the board, a scale',
    ),
  }),
  place('providence', 'marginalia', 'Marginalia', {
    category: 'bookshop',
    blurb:
      'Used books, priced by how interesting the handwriting in them is. A clean copy is two dollars. A furious one can be forty. Nell found her own great-aunt in a book on bees.',
    address: '88 Preacher’s Lane',
    lat: '41.8250',
    lng: '-71.4004',
    walk_minutes: '13',
    phone: '+1 401-555-0154',
    url: urlLink('https://marginalia.example', { newTab: true }),
    hours_text: '11 am to 7 pm, Tuesday to Sunday',
    hours: [hours(['tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '11:00', '19:00')],
    price_range: '$$',
    picked_by: 'Nell Sweeney, laundry',
    photo: asset(
      'providence/marginalia',
      'A used book from above, its margins full of notes in three inks and a drawn bee, under a reading glass; price tags of 40, 2 and 11',
    ),
  }),
  place('providence', 'loom-state', 'Loom State', {
    category: 'music',
    blurb:
      'A carding floor with the line shafts still overhead and a sprung dance floor under them. Loud bands, short sets, home by eleven because the neighbors are a convent. Earplugs in the gumball machine.',
    address: '40 Heddle Street',
    lat: '41.8193',
    lng: '-71.4192',
    walk_minutes: '15',
    phone: '+1 401-555-0155',
    hours_text: 'Thursday to Saturday, doors at 7 pm',
    price_range: '$$',
    picked_by: 'Tobias Reed, maintenance',
    photo: asset(
      'providence/loom-state',
      'A band on a low stage under the line shafts of a mill, seven people dancing, a gumball machine by the wall',
    ),
  }),
  place('providence', 'half-model-hall', 'Half-Model Hall', {
    category: 'museum',
    blurb:
      'Three hundred ships, each cut down the middle and screwed to the wall, as the yards made them. Run a thumb along one when the guard goes for tea. He goes at three and stays away quite a while.',
    address: '9 Sailmaker Square',
    lat: '41.8227',
    lng: '-71.4133',
    walk_minutes: '8',
    phone: '+1 401-555-0156',
    hours_text: 'Wednesday to Sunday, 10 am to 4 pm; free',
    hours: [hours(['wed', 'thu', 'fri', 'sat', 'sun'], '10:00', '16:00')],
    picked_by: 'Tobias Reed, maintenance',
    photo: asset(
      'providence/half-model-hall',
      'Walls covered with half-hulls of ships; a girl runs her thumb along one, the guard’s chair is empty',
    ),
  }),
  place('providence', 'ropewalk-green', 'The Ropewalk Green', {
    category: 'park',
    blurb:
      'A strip of grass nine hundred feet long and thirty wide, for which there was once a very good reason. Benches down one side, elms down the other. You can see who is coming for a full four minutes.',
    address: 'Hemp Street to Prospect Stairs',
    lat: '41.8259',
    lng: '-71.4042',
    walk_minutes: '11',
    hours_text: 'Sunrise to sunset',
    picked_by: 'Ines Correia, desk',
    photo: asset(
      'providence/ropewalk-green',
      'A very long narrow lawn with elms on one side and benches on the other, a dog in front, somebody waving far away',
    ),
  }),
  place('providence', 'point-baths', 'The Point Baths', {
    category: 'swim',
    blurb:
      'A saltwater pool built into the sea wall in 1936 and filled by the tide through a grate. Nobody can tell you the temperature. Bring change for the hot shower, which is the reason to get in.',
    address: 'End of Hurricane Street',
    lat: '41.8130',
    lng: '-71.3981',
    walk_minutes: '19',
    hours_text: '7 am to 7 pm, June to September, around high water',
    price_range: '$',
    picked_by: 'Nell Sweeney, laundry',
    photo: asset(
      'providence/point-baths',
      'Two swimmers in flowered caps in a pool inside the sea wall, a hot shower steaming, a sail outside',
    ),
  }),
  place('providence', 'the-grange-counter', 'The Grange Counter', {
    category: 'coffee',
    blurb:
      'Twelve stools inside a hardware store. Johnnycakes, eggs, coffee in brown mugs; you may be served by the man who then cuts your keys. He cut most of ours.',
    address: '330 Chandler Street',
    lat: '41.8175',
    lng: '-71.4100',
    walk_minutes: '6',
    phone: '+1 401-555-0159',
    hours_text: '6 am to 2 pm, closed Sunday',
    hours: [hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], '06:00', '14:00')],
    price_range: '$',
    picked_by: 'Tobias Reed, maintenance',
    photo: asset(
      'providence/the-grange-counter',
      'A man in a red shirt in a hardware store with a plate of johnnycakes in one hand and a new key in the other',
    ),
  }),
];
