import { asset } from '../../asset.ts';
import { link, richText } from '../../rich-text.ts';
import { emailLink, story, storyLink } from '../../story-fields.ts';
import { pressItems } from './press-items.ts';

const cuttings = asset(
  'group/press',
  'A tower of tied newspapers on a desk at night with a black cat asleep on top, scissors and a pot of glue beside it',
);

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
        contact: emailLink('press@ash.example'),
      },
      {
        component: 'media_text',
        anchor_id: 'writing',
        media: cuttings,
        side: 'end',
        heading: 'If you are writing about us',
        body: richText(
          'Write to press@ash.example and Josephine answers, usually the same day. She can get you a builder on the telephone, a floor plan, or an hour on a roof. She cannot get you a free weekend. We pay for our dinners and would like you to pay for yours; there is a working rate, which is half.',
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
            body: richText('+1 401-555-0145, weekdays from nine to five Eastern. After that it rings in a bakery.'),
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
