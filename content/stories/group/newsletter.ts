import { asset } from '../../asset.ts';
import { link, list, richText } from '../../rich-text.ts';
import { story, storyLink, text, urlLink } from '../../story-fields.ts';

const pigeonholes = asset(
  'group/newsletter',
  'A wall of red pigeonholes full of letters with a ladder against it; one has an apple in it, one a pigeon',
);

export const newsletterPage = story('newsletter', 'Newsletter', {
  component: 'page',
  title: 'Newsletter',
  body: [
    {
      component: 'media_text',
      media: pigeonholes,
      side: 'end',
      heading: 'A letter, when there is something to say',
      body: richText(
        'It comes about once a month from the office in Providence and takes four minutes to read. New rooms when they open, nights that cost less, whatever has been dug out of a wall. Each of the houses has one of its own too, shorter and worse spelled.',
        'Put your address in the box below. On a hotel’s page the box at the foot signs you up for that hotel.',
      ),
    },
    {
      component: 'subscribe_form',
      anchor_id: 'sign-up',
      heading: 'Put down your address',
      provider: 'mailchimp',
      list_id: 'ash-letter',
      layout: 'inline',
      privacy_note: richText([
        'Kept for the letter alone, until you leave. More in the ',
        link('privacy policy', urlLink('/policies/privacy-policy')),
        '.',
      ]),
      email: 'hello@ash.example',
    },
    {
      component: 'table_block',
      anchor_id: 'subjects',
      caption: 'The last eight, by subject line',
      table: {
        thead: [{ value: 'Sent' }, { value: 'Subject' }],
        tbody: [
          { body: [{ value: 'November' }, { value: 'The elevator is in Lynchburg' }] },
          { body: [{ value: 'October' }, { value: 'What we found behind the Coke machine' }] },
          { body: [{ value: 'September' }, { value: 'Apples, and a price for Sundays' }] },
          { body: [{ value: 'August' }, { value: 'No letter; it was too hot to have an opinion' }] },
          { body: [{ value: 'July' }, { value: 'Re: the gull' }] },
          { body: [{ value: 'June' }, { value: 'Nine petals came down' }] },
          { body: [{ value: 'May' }, { value: 'A correction concerning the previous correction' }] },
          { body: [{ value: 'April' }, { value: 'Twenty rooms in June, and why they are cheap (scaffolding)' }] },
        ],
      },
    },
    {
      component: 'columns',
      items: [
        {
          component: 'text_item',
          title: 'What it will not do',
          body: richText(list('Use your first name in the subject', 'Say that time is running out', 'Contain a quiz')),
        },
        {
          component: 'text_item',
          title: 'What happens to the address',
          body: richText([
            'It is kept by the company that sends the letter and by us, used for nothing else, and thrown away when you leave. There is a way out at the bottom of every one. Read the ',
            link('privacy policy', urlLink('/policies/privacy-policy')),
            '; it is short.',
          ]),
        },
        {
          component: 'text_item',
          title: 'Longer things',
          body: richText([
            'The letter tells you when there is a new piece in ',
            link('ash mail', storyLink('ash-mail')),
            ', where the plaster and the locks are.',
          ]),
        },
      ],
    },
    text('The pigeon is real. She comes in by the transom and has never been known to take a letter anywhere.'),
  ],
  seo_title: 'Newsletter: a letter from ash, about once a month',
  seo_description:
    'What the ash newsletter is, how often it comes, what it will not do, and the subject lines of the last eight. The sign-up is at the foot of every page.',
  seo_og_image: pigeonholes,
});
