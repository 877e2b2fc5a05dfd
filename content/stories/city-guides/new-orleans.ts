import { asset } from '../../asset.ts';
import { heading, link, list, richText } from '../../rich-text.ts';
import { cta, ref, refs, story, storyLink, text, urlLink } from '../../story-fields.ts';
import { hours } from '../dining/menu-parts.ts';
import { place } from './guide-place.ts';

const guide = 'ash-city-guides/new-orleans';

const hero = asset(
  'cities/new-orleans',
  'Iron galleries on a New Orleans square after rain, a white church with three spires, a green streetcar, a man under an ochre umbrella',
  { title: 'New Orleans', focus: '400x700:2000x1500' },
);

const city = story(
  guide,
  'New Orleans',
  {
    component: 'city',
    name: 'New Orleans',
    intro:
      'Everything here is closer than it looks and takes longer than it should. Nine places on the parish’s side of the Quarter, in the order you would pass them.',
    hero,
    center_lat: '29.9672',
    center_lng: '-90.0541',
    zoom: '15',
    hotels: refs('hotels/peter-and-paul'),
    theme_key: 'ash',
    body: [
      {
        component: 'city_guide_hero',
        city: ref(guide),
        heading: 'New Orleans at a parish pace',
        intro:
          'Walk on the shady side, greet whoever is on a porch, and look down: the roots have had the sidewalks for a hundred years. Nobody here gives directions in north and south.',
        media: hero,
        author: 'Odile Fontenot, who keeps the courtyard at Peter & Paul',
        updated: '2026-10-05 12:00',
        city_switcher: true,
      },
      text(
        heading('Four directions'),
        'The river bends so hard that the sun comes up over the West Bank. So people say:',
        list(
          'Riverside: downhill, which is eleven inches',
          'Lakeside: away from that',
          'Upriver: towards the Quarter and the money',
          'Downriver: towards the bread',
        ),
      ),
      {
        component: 'city_guide_map',
        anchor_id: 'map',
        city: ref(guide),
        heading: 'Riverside is at the bottom',
        zoom: '15',
        style: 'drawn',
        show_hotels: true,
        shapes: [
          {
            component: 'map_shape',
            kind: 'water',
            name: 'Mississippi',
            points: [
              '29.9450, -90.0650',
              '29.9555, -90.0618',
              '29.9598, -90.0580',
              '29.9617, -90.0520',
              '29.9612, -90.0450',
              '29.9585, -90.0340',
              '29.9530, -90.0340',
              '29.9556, -90.0440',
              '29.9548, -90.0530',
              '29.9515, -90.0575',
              '29.9450, -90.0600',
            ].join('\n'),
          },
          {
            component: 'map_shape',
            kind: 'park',
            points: '29.9622, -90.0520\n29.9617, -90.0450\n29.9625, -90.0450\n29.9630, -90.0520',
          },
          { component: 'map_shape', kind: 'street', points: '29.9800, -90.0660\n29.9630, -90.0577' },
          { component: 'map_shape', kind: 'street', points: '29.9790, -90.0700\n29.9712, -90.0560\n29.9690, -90.0380' },
          { component: 'map_shape', kind: 'rail', points: '29.9582, -90.0610\n29.9628, -90.0535\n29.9622, -90.0380' },
        ],
      },
      {
        component: 'city_guide_tabs',
        anchor_id: 'guide',
        city: ref(guide),
        heading: 'Odile’s list, less the ones she keeps to herself',
        layout: 'cards',
        share_with_map: true,
      },
      {
        component: 'media_text',
        anchor_id: 'rain',
        media: asset('peter-and-paul/cloister', 'Five arches of the cloister walk opening onto a wet green garden'),
        side: 'start',
        heading: 'When it rains at three',
        body: richText(
          'It will, from May to September, for forty minutes, as if poured. Streets fill from the middle. Do not run; stand under a gallery with whoever else is there, and somebody will tell you about a flood.',
          [
            'If you are in the block, sit in the cloister. The gutter at its far corner is a copper dragon that a tinsmith made for a dollar and a ham, and in a real downpour it throws water clean over the wall. ',
            link('The Vestry', storyLink('dining/the-vestry')),
            ' keeps supper for stragglers until nine.',
          ],
        ),
        ctas: [
          cta('Stay at Peter & Paul', storyLink('hotels/peter-and-paul'), { style: 'text', icon: 'arrow' }),
          cta('Events in New Orleans', urlLink('/events?city=new-orleans'), { style: 'text', icon: 'arrow' }),
        ],
      },
    ],
    seo_title: 'New Orleans on foot, from Peter & Paul',
    seo_description:
      'Nine New Orleans places a short walk from Peter & Paul: chicory coffee, stuffed bread, brass on a Tuesday, a museum of keys and a pool in a carriage yard.',
    seo_og_image: hero,
  },
  { is_startpage: true, tag_list: ['new-orleans'] },
);

export const newOrleansGuide = [
  city,
  place('new-orleans', 'eulalies-window', 'Eulalie’s Window', {
    category: 'coffee',
    blurb:
      'A kitchen window in a shotgun house, two doors down. Chicory, hot milk poured from a height, and whatever calas are left. You drink it on the step and hand the cup back through the window.',
    address: '433 Candlemas Street',
    lat: '29.9675',
    lng: '-90.0529',
    walk_minutes: '2',
    hours_text: '6 to 10 in the morning, unless there is a funeral',
    price_range: '$',
    picked_by: 'Odile Fontenot, courtyard',
    photo: asset(
      'new-orleans/eulalies-window',
      'A woman in a yellow headscarf at her kitchen window pouring hot milk from high above the cup',
    ),
  }),
  place('new-orleans', 'la-hogue', 'La Hogue Bakery', {
    category: 'bakery',
    blurb:
      'Long loaves with a crust that goes everywhere. They supply half the po’boy counters in the city and sell the other half from the back door at ten past five, warm, in newspaper.',
    address: '2208 Tontine Street, at the side gate',
    lat: '29.9697',
    lng: '-90.0491',
    walk_minutes: '9',
    phone: '+1 504-555-0162',
    hours_text: 'From 5 am until the last rack; closed Wednesday',
    price_range: '$',
    picked_by: 'Bea Arceneaux, kitchen at The Vestry',
    photo: asset(
      'new-orleans/la-hogue',
      'A baker at a lit back door at night handing out a long loaf wrapped in newspaper, a player with her bass in line',
    ),
  }),
  place('new-orleans', 'little-market', 'The Little Market', {
    category: 'market',
    blurb:
      'Eleven stalls in an iron shed that was meant for a railway. Creole tomatoes in June, satsumas in November, crawfish by the sack when there is an R missing. The knife man comes on Fridays.',
    address: '700 Ferronnerie Street',
    lat: '29.9629',
    lng: '-90.0591',
    walk_minutes: '11',
    hours_text: 'Tuesday to Saturday, 7 am to 2 pm',
    hours: [hours(['tue', 'wed', 'thu', 'fri', 'sat'], '07:00', '14:00')],
    price_range: '$',
    picked_by: 'Bea Arceneaux, kitchen at The Vestry',
    photo: asset(
      'new-orleans/little-market',
      'Stalls under a green iron roof, a knife grinder making sparks for a customer, a sack of crawfish',
    ),
  }),
  place('new-orleans', 'dry-dock-books', 'Dry Dock Books', {
    category: 'bookshop',
    blurb:
      'Everything is on shelves that begin three feet up, for the reason you suppose. River pilots’ charts, Creole cookery, detective novels somebody read in a bath. The parrot is not for sale and says so.',
    address: '615 Mirliton Street',
    lat: '29.9658',
    lng: '-90.0576',
    walk_minutes: '6',
    phone: '+1 504-555-0164',
    hours_text: '11 am to 7 pm, every day',
    hours: [hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '11:00', '19:00')],
    price_range: '$$',
    picked_by: 'Marcus Trosclair, front desk',
    photo: asset(
      'new-orleans/dry-dock-books',
      'A bookshop whose shelves begin above a high-water line, a reader in a bathtub, a green parrot saying it is not for sale',
    ),
  }),
  place('new-orleans', 'the-odd-fellow', 'The Odd Fellow', {
    category: 'music',
    blurb:
      'A lodge hall with the thrones still on the stage. Brass on Tuesdays, a string band on Sundays that has had the same argument about tempo since 1988. You bring the bottle, they sell the ice.',
    address: '1400 Bonaventure Street',
    lat: '29.9735',
    lng: '-90.0583',
    walk_minutes: '13',
    phone: '+1 504-555-0165',
    hours_text: 'Tuesday, Thursday and Sunday from 8 pm',
    price_range: '$',
    picked_by: 'Lucien Babineaux, who plays our organ',
    photo: asset(
      'new-orleans/the-odd-fellow',
      'A brass band on a lodge hall’s stage with three gilt thrones and a painted eye behind it',
    ),
  }),
  place('new-orleans', 'cabinet-of-keys', 'The Cabinet of Keys', {
    category: 'museum',
    blurb:
      'One room, one retired locksmith, four thousand keys to doors that are gone. Mr. Anatole will find you one from any street you name. Admission is a key you no longer need.',
    address: '918 Lantern Street',
    lat: '29.9632',
    lng: '-90.0563',
    walk_minutes: '8',
    hours_text: 'Saturday and Sunday, 1 to 5 pm, or knock',
    hours: [hours(['sat', 'sun'], '13:00', '17:00')],
    picked_by: 'Marcus Trosclair, front desk',
    photo: asset(
      'new-orleans/cabinet-of-keys',
      'An old locksmith in gold glasses before a wall of keys, holding up one from a street that is gone',
    ),
  }),
  place('new-orleans', 'levee-green', 'Levee Green', {
    category: 'park',
    blurb:
      'Over the floodwall by the rusty footbridge and you are on grass beside the Mississippi, which is going by at the speed of a bicycle. Best in the last hour of light, with a paper bag.',
    address: 'Footbridge at Cordage Street',
    lat: '29.9629',
    lng: '-90.0512',
    walk_minutes: '9',
    hours_text: '6 am to 7 pm; the gate is punctual',
    hours: [hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '06:00', '19:00')],
    picked_by: 'Odile Fontenot, courtyard',
    photo: asset(
      'new-orleans/levee-green',
      'Sunset over the Mississippi from the grass: two people on a checked blanket, a towboat with barges, a rusty footbridge',
    ),
  }),
  place('new-orleans', 'carriage-yard-pool', 'The Carriage Yard', {
    category: 'swim',
    blurb:
      'A pool the length of two mules, in the yard where they used to turn them. Fifteen dollars for the day with a towel, and a shower made from a fire hydrant. Children until four.',
    address: '1027 Farrier Street',
    lat: '29.9694',
    lng: '-90.0634',
    walk_minutes: '15',
    phone: '+1 504-555-0168',
    hours_text: '10 am to 9 pm, April to October',
    price_range: '$$',
    picked_by: 'Marcus Trosclair, front desk',
    photo: asset(
      'new-orleans/carriage-yard-pool',
      'A small pool in a brick yard with green carriage doors, a swimmer, a shower made from a red hydrant',
    ),
  }),
  place('new-orleans', 'pelican-ice', 'Pelican Ice', {
    category: 'market',
    blurb:
      'A shed that shaves ice and nothing else. Nectar cream, satsuma, one called Widow. The line goes round the corner at four and moves at exactly the pace of the machine, which is from 1941.',
    address: '3 Cold Storage Lane',
    lat: '29.9749',
    lng: '-90.0490',
    walk_minutes: '16',
    hours_text: 'Noon to 8 pm, March to October',
    price_range: '$',
    picked_by: 'Bea Arceneaux, kitchen at The Vestry',
    photo: asset(
      'new-orleans/pelican-ice',
      'A striped shed with a pelican on its roof, a man at a red ice shaver, a line of people with colored ices',
    ),
  }),
];
