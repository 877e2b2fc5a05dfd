import { asset } from '../../asset.ts';
import { link, richText } from '../../rich-text.ts';
import { contactLink, story, storyLink, urlLink } from '../../story-fields.ts';
import { pressItems } from './press-items.ts';

const cuttings = asset(
  'group/press',
  'A tower of tied newspapers on a desk at night with a black cat asleep on top, scissors and a pot of glue beside it',
);

const copyright = 'Imogen Falk / ash hotels';

/** Drawings that newspapers may print, each with the name that stands under it. */
const pictures = [
  asset('siren/hero', 'The Siren from the street at sundown, its terracotta tower dark against an orange sky', {
    title: 'The Siren, Detroit, at sundown',
    focus: '1150x60:2200x1590',
    copyright,
  }),
  asset(
    'peter-and-paul/hero',
    'A courtyard in early light: a brick church with a rose window and a fig tree heavy with fruit',
    {
      title: 'Peter & Paul, New Orleans, before breakfast',
      focus: '1500x60:2196x1400',
      copyright,
    },
  ),
  asset('ulysses/hero', 'A blue-brick apartment house at night, every bay window lit and curtained differently', {
    title: 'Ulysses, Baltimore, with everyone home',
    focus: '2990x110:3400x1640',
    copyright,
  }),
  asset('neptune/hero', 'A brick mission house with a stepped gable, seen from the water in fog', {
    title: 'Neptune, Providence, in its usual weather',
    copyright,
  }),
  asset('shenandoah/hero', 'A long house under a slate roof on a hill, a small car coming up the drive', {
    title: 'Shenandoah Mansions, Roanoke, expecting somebody',
    copyright,
  }),
  asset(
    'venues/karls-counter',
    'A diner counter: mustard stools under red lamps, teal tile, the cook’s back in the order window',
    {
      title: 'The counter at Karl’s, Detroit',
      copyright,
    },
  ),
];

const page = story(
  'press',
  'Press',
  {
    component: 'page',
    title: 'Press',
    body: [
      {
        component: 'press_grid',
        anchor_id: 'cuttings',
        heading: 'Cuttings',
        source: 'all',
        group_by_year: true,
        page_size: '24',
        contact: contactLink('press'),
      },
      {
        component: 'media_text',
        anchor_id: 'writing',
        media: cuttings,
        side: 'end',
        heading: 'If you are writing about us',
        body: richText(
          [
            'Write to ',
            link('press@ash.example', urlLink('mailto:press@ash.example')),
            ' and Josephine answers, usually the same day. She can get you a builder on the telephone, a floor plan, or an hour on a roof. She cannot get you a free weekend. We pay for our dinners and would like you to pay for yours; there is a working rate, which is half.',
          ],
          'The name is ash, lower case, and ash hotels in a sentence. Peter & Paul takes the ampersand. Nobody minds about the rest.',
          [
            'Photographs: come and take them. Drawings: the ones on this site are by Imogen Falk of ',
            link('our office', storyLink('team')),
            ', and you may print any of them beside an article with her name.',
          ],
        ),
        ctas: [],
      },
      {
        component: 'picture_downloads',
        anchor_id: 'pictures',
        heading: 'Pictures to print',
        intro: 'Free beside an article about us, with the credit. Crop the sky if you have to; leave the cats in.',
        pictures,
      },
      {
        component: 'columns',
        items: [
          {
            component: 'text_item',
            title: 'In a line',
            body: richText('A group of five hotels in old American buildings, four open and one nearly.'),
          },
          {
            component: 'text_item',
            title: 'In numbers',
            body: richText(
              'Founded 2013. Four cities open, 345 rooms, 312 people on the payroll, one organ, two cats that we know of.',
            ),
          },
          {
            component: 'text_item',
            title: 'By telephone',
            body: richText([
              link('+1 401-555-0145', urlLink('tel:+14015550145')),
              ', weekdays from nine to five Eastern. After that it rings in a bakery.',
            ]),
          },
        ],
      },
    ],
    seo_title: 'Press: what has been written about ash hotels',
    seo_description:
      'Articles about The Siren, Peter & Paul, Ulysses, Neptune and Shenandoah Mansions, and how journalists can reach ash hotels for a plan or an hour on a roof.',
    seo_og_image: cuttings,
  },
  { is_startpage: true },
);

export const pressStories = [page, ...pressItems];
