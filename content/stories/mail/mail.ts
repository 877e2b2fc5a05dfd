import { link, richText } from '../../rich-text.ts';
import { story, storyLink, text } from '../../story-fields.ts';
import { keysArticle } from './keys.ts';
import { liftArticle } from './lift.ts';
import { plasterArticle } from './plaster.ts';
import { deanPage } from './the-dean.ts';

const index = story(
  'ash-mail',
  'ash mail',
  {
    component: 'page',
    title: 'ash mail',
    body: [
      {
        component: 'mail_grid',
        anchor_id: 'letters',
        heading: 'Letters about buildings, and the people holding them up',
        source: 'all',
        page_size: '12',
      },
      {
        component: 'columns',
        items: [
          {
            component: 'text_item',
            title: 'Who writes it',
            body: richText(
              'Whoever did the work. Josephine Marchetti goes to where they are, holds the flashlight, and writes down what they say. She takes out the swearing and about half the measurements.',
            ),
          },
          {
            component: 'text_item',
            title: 'How often',
            body: richText([
              'When something has been finished, which is three or four times a year. The ',
              link('newsletter', storyLink('newsletter')),
              ' says when there is a new one.',
            ]),
          },
          {
            component: 'text_item',
            title: 'From the drawer',
            body: richText([
              'One house changed its name. What was written while it had the old one is kept under ',
              link('The Dean, 2014 to 2023', storyLink('ash-mail/the-dean')),
              '.',
            ]),
          },
        ],
      },
      text('Corrections are welcome, above all from plasterers.'),
    ],
    seo_title: 'ash mail: letters about old buildings',
    seo_description:
      'How to mend a ceiling rose, count three thousand keys and persuade an elevator of 1912: letters from the people who look after the five ash hotels.',
  },
  { is_startpage: true },
);

export const mailStories = [index, liftArticle, plasterArticle, keysArticle, deanPage];
