import type { SeedStory } from '#embedded/content/content-seed.ts';
import { asset } from '../../asset.ts';
import { link, richText } from '../../rich-text.ts';
import { cta, story, storyLink } from '../../story-fields.ts';
import { jobStories } from './jobs.ts';

const backroom = asset(
  'group/careers',
  'A staff room: rows of numbered keys, four aprons on pegs under a bowler hat, a porter in glasses greeting a cook, a mop in its bucket',
);

const pegs = asset(
  'group/coat-peg',
  'A staff room wall under a red lamp: a chef’s jacket, a bellhop’s jacket, a mason’s apron and a rain cape on pegs, their hats above, a kettle and a lunch pail below; one peg is free, its brass plate blank',
);

export function careerStories(today: Date): SeedStory[] {
  return [
    story(
      'careers',
      'Careers',
      {
        component: 'page',
        title: 'Work at ash',
        body: [
          {
            component: 'media_text',
            media: backroom,
            side: 'end',
            heading: 'The room behind the desk',
            body: richText(
              'Every house has one: pegs, a kettle, a chair that used to be in a suite. It is where you would hang your coat, so we thought you should see it first.',
              'We hire slowly and keep people. You will be asked to lunch, shown the boiler, and told what the last person in the job disliked about it.',
              [
                link('Write to us', storyLink('careers', { anchor: 'apply' })),
                ' with a page about yourself, any page. Desmond answers everyone, including the noes, within two weeks.',
              ],
            ),
            ctas: [cta('See open positions', storyLink('careers', { anchor: 'open' }))],
          },
          {
            component: 'careers',
            anchor_id: 'open',
            heading: 'Open now',
            intro: 'Pay is as printed and depends on how long you have done the work, not on how well you ask.',
            source: 'all',
            filters: ['hotel', 'department', 'type'],
            benefits: [
              {
                component: 'text_item',
                title: 'From the first day',
                body: richText(
                  'Health insurance for you and your household, half of it for part-timers. Paid sick days, as many as you are sick. A hot meal on every shift.',
                ),
              },
              {
                component: 'text_item',
                title: 'From the first year',
                body: richText(
                  'Four weeks off, and two nights in any other house with whoever you like. Sixteen weeks when a child arrives, however it does.',
                ),
              },
              {
                component: 'text_item',
                title: 'From the third',
                body: richText(
                  'A tenth of what is left over each year goes to everyone who has stayed that long, in equal parts. So does first refusal on shares.',
                ),
              },
            ],
            eeo_text: richText(
              'We hire whoever does the work well. Race, color, religion, sex, pregnancy, gender identity, sexual orientation, national origin, age, disability, genetic information, veteran status and a past conviction unconnected with the job play no part in it, nor does anything else the law protects where you live.',
              [
                'If you need something changed to apply, to come to lunch or to do the work, a ramp, a reader, a different hour, tell ',
                link('Desmond', storyLink('careers', { anchor: 'apply' })),
                ' or call +1 401-555-0146. Asking does you no harm here.',
              ],
            ),
            empty_text: richText(
              'Nothing is open today. Write anyway and say which house; something nearly always comes up in March.',
            ),
          },
          {
            component: 'careers_form',
            half: 'first',
            anchor_id: 'apply',
            heading: 'Say hello',
            intro:
              'A page is plenty. Say what you like doing and what you would rather not; references can wait until lunch.',
            roles: ['front-desk', 'housekeeping', 'kitchen', 'restoration'],
            allow_file: true,
            max_mb: '5',
            file_types: ['pdf', 'docx'],
            consent_text: richText(
              'You may keep what I send for six months, show it to the people I would work with, and then throw it away.',
            ),
            recipient_key: 'careers',
            phone: '+1 401-555-0146',
            email: 'work@ash.example',
          },
          { component: 'image_block', image: pegs, half: 'second' },
          {
            component: 'quote',
            text: 'I came for a summer to carry bags. They asked what was wrong with the laundry and I told them, and on Monday it was mine.',
            source: 'Nell Sweeney, laundry, Neptune',
          },
        ],
        seo_title: 'Careers at ash: work in an old building',
        seo_description:
          'Open positions at the ash hotels in Detroit, New Orleans, Baltimore, Providence and Roanoke, with pay ranges, what comes with them and whom to write to.',
        seo_og_image: backroom,
      },
      { is_startpage: true },
    ),
    ...jobStories(today),
  ];
}
