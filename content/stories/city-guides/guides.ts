import { asset } from '../../asset.ts';
import { link, richText } from '../../rich-text.ts';
import { cta, story, storyLink, text } from '../../story-fields.ts';
import { baltimoreGuide } from './baltimore.ts';
import { detroitGuide } from './detroit.ts';
import { newOrleansGuide } from './new-orleans.ts';
import { providenceGuide } from './providence.ts';
import { roanokeGuide } from './roanoke.ts';

const readOn = (label: string, city: string) =>
  cta(label, storyLink(`ash-city-guides/${city}`), { style: 'text', icon: 'arrow' });

const index = story(
  'ash-city-guides',
  'City guides',
  {
    component: 'page',
    title: 'City guides',
    body: [
      {
        component: 'hotel_hero',
        eyebrow: 'City guides',
        heading: 'Ask the person who walks to work',
        intro: 'Five short lists, each made by somebody who lives near one of our houses and has opinions about bread.',
        media: asset(
          'guides/bakery',
          'A pink bakery with two windows full of loaves under striped awnings, a red bicycle with bread in its basket outside',
        ),
        overlay: 'none',
        align: 'start',
        height: 'tall',
      },
      text(
        'Nobody pays to be in these, nobody knows in advance, and a place comes out when the person who put it in stops going. That has happened to nine so far. One of them was the fault of a chandelier.',
        [
          'We leave out whatever you would find without us. For the rest, ask at the desk, or ',
          link('write', storyLink('contact')),
          ' if you have found something better. Two of the fifty-odd came from guests.',
        ],
      ),
      {
        component: 'media_text',
        media: asset('cities/detroit', 'Stepped towers across the river at Detroit, an ore boat passing'),
        side: 'start',
        heading: 'Detroit',
        body: richText(
          'Wide avenues, long sight lines, a museum where you may throw every switch. Lucille, who works nights, sends people to coffee at four in the morning because that is when she goes.',
        ),
        ctas: [readOn('Nine places in Detroit', 'detroit')],
      },
      {
        component: 'media_text',
        media: asset('cities/new-orleans', 'A streetcar passing iron galleries and a white church in New Orleans'),
        side: 'end',
        heading: 'New Orleans',
        body: richText(
          'Bread at ten past five from a side gate, four thousand keys to vanished doors, and how to tell lakeside from riverside when the river is going the wrong way.',
        ),
        ctas: [readOn('Nine in New Orleans', 'new-orleans')],
      },
      {
        component: 'media_text',
        media: asset('cities/baltimore', 'A man with two baskets of crabs below a row of Baltimore houses', {
          focus: '0x500:1200x1500',
        }),
        side: 'start',
        heading: 'Baltimore',
        body: richText(
          'Stoops, oysters, a table of misprints, and a swimming pool you reach by freight elevator. Walter has arranged it so that you end at the bottom of the hill.',
        ),
        ctas: [readOn('Nine in Baltimore', 'baltimore')],
      },
      {
        component: 'media_text',
        media: asset('cities/providence', 'Fires on the river at Providence below a hill of lit houses'),
        side: 'end',
        heading: 'Providence',
        body: richText(
          'Tide table first. Then two brothers who bake and do not speak, three hundred halves of ships, and a pool the sea fills when it feels like it.',
        ),
        ctas: [readOn('Nine in Providence', 'providence')],
      },
      {
        component: 'media_text',
        media: asset('cities/roanoke', 'A night train at Roanoke with the lit star on its mountain'),
        side: 'start',
        heading: 'Roanoke',
        body: richText(
          'The house has no beds in it yet, but the carpenters have been eating in this town for two years. Biscuits come with fried apples. The apples are ours.',
        ),
        ctas: [readOn('Eight in Roanoke', 'roanoke')],
      },
    ],
    seo_title: 'City guides by the people who work at ash',
    seo_description:
      'Short walking guides to Detroit, New Orleans, Baltimore, Providence and Roanoke by people who work in our hotels: coffee, bread, books, music, swimming.',
    seo_og_image: asset('cities/providence', 'Fires on the river at Providence below a hill of lit houses'),
  },
  { is_startpage: true },
);

export const cityGuideStories = [
  index,
  ...detroitGuide,
  ...newOrleansGuide,
  ...baltimoreGuide,
  ...providenceGuide,
  ...roanokeGuide,
];
