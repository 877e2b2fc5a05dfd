import { asset } from '../../asset.ts';
import { heading, link, richText } from '../../rich-text.ts';
import { cta, story, storyLink, text } from '../../story-fields.ts';

const bench = asset(
  'group/about',
  'A workbench under a window: plaster roses and a plaster hand on the shelves, cloth samples, brass knobs, a plasterer in a yellow scarf raising her trowel',
);

const row = (year: string, what: string) => ({ body: [{ value: year }, { value: what }] });

export const aboutPage = story('about', 'About', {
  component: 'page',
  title: 'About ash',
  body: [
    {
      component: 'hotel_hero',
      eyebrow: 'About ash',
      heading: 'We buy the ones nobody else will finish',
      intro:
        'Five buildings, thirteen years, one plasterer. What we look for, what we leave alone, and where the name is from.',
      media: bench,
      overlay: 'none',
      align: 'start',
      height: 'tall',
    },
    text(
      heading('The name'),
      'Ash is what shovel handles, oars and bench backs are made of, because it gives before it breaks. It is also what was in the stove of our first house when we were handed the key. We swept it out, and by then it was on the paperwork.',
    ),
    {
      component: 'columns',
      items: [
        {
          component: 'text_item',
          title: 'It must be loved',
          body: richText(
            'Somebody in the neighborhood has to be angry about its condition. An empty building that nobody is angry about will still be empty when we have mended it.',
          ),
        },
        {
          component: 'text_item',
          title: 'It must be odd',
          body: richText(
            'A church, a rope works’ office, a mission, a flat for every kind of bachelor, a sanatorium with apples. A building made to be a hotel has usually been spoiled by it.',
          ),
        },
        {
          component: 'text_item',
          title: 'It must be dry by fall',
          body: richText(
            'We will take rot, wiring and cousins. If it cannot be roofed in one summer we let somebody richer have it, and send a card.',
          ),
        },
      ],
    },
    {
      component: 'media_text',
      media: asset(
        'group/team-workroom',
        'Four of the people of the office at a long table with plans, color cards and a model tower, a dog in front',
      ),
      side: 'start',
      heading: 'Then we leave most of it alone',
      body: richText(
        'A worn tread stays. So does a door that says CLAIMS. What has to be new is made by hand a shade lighter than the old, so that anyone who cares can see what is which, and nobody else need be troubled.',
        [
          'Everything we learn goes into ',
          link('ash mail', storyLink('ash-mail')),
          ': how to hang a ceiling back up, what is inside a lock. Take it and use it. There are more old buildings than there are of us.',
        ],
      ),
      ctas: [cta('Meet the team', storyLink('team'), { style: 'text', icon: 'arrow' })],
    },
    {
      component: 'table_block',
      anchor_id: 'years',
      caption: 'Thirteen years, in order',
      table: {
        thead: [{ value: 'Year' }, { value: 'What happened' }],
        tbody: [
          row('2013', 'Constance Abernathy and Wendell Tran buy a seamen’s mission in Providence, called The Dean.'),
          row('2014', 'It opens with nineteen rooms. The stove works.'),
          row('2015', 'A tower in Detroit, for the price of its copper. The copper stays in.'),
          row(
            '2017',
            'The Siren opens. The mermaid is freed from her bearings and turns for the first time since 1958.',
          ),
          row('2018', 'Peter & Paul opens in New Orleans, on a ninety-nine-year lease and a promise about a bell.'),
          row('2019', 'The doors get their keys back.'),
          row('2020', 'Ulysses bought in March. Nobody stays in it, or anywhere. The kitchens cook for hospitals.'),
          row('2023', 'Ulysses opens. The Dean becomes Neptune. Shenandoah Mansions changes hands at last.'),
          row('Now', 'Four open, one roofed. Waiting for an elevator.'),
        ],
      },
    },
    {
      component: 'quote',
      text: 'Any fool can make a hotel look old. What takes time is to get one to look after itself.',
      source: 'Constance Abernathy, to the bank',
    },
    cta('See hotels', storyLink('home', { anchor: 'houses' })),
  ],
  seo_title: 'About ash: five old buildings, mended slowly',
  seo_description:
    'ash buys tired, odd, well-loved buildings and turns them into hotels. What we look for, what we leave alone, thirteen years in a table, and the name.',
  seo_og_image: bench,
});
