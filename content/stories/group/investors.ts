import { statSync } from 'node:fs';
import type { AssetFieldValue } from '@storyblok/schema';
import { asset } from '../../asset.ts';
import { heading, link, richText } from '../../rich-text.ts';
import { contactLink, cta, story, text } from '../../story-fields.ts';

const drawing = asset(
  'group/investors',
  'A blueprint of five houses in a row on a drafting table, with dividers, a set square and a ring left by a coffee cup',
  { focus: '900x100:2350x1500' },
);

/** A file of public/documents as an asset field holds it. */
function document(id: number, name: string, title: string): AssetFieldValue {
  const { size } = statSync(new URL(`../../../public/documents/${name}`, import.meta.url));
  return {
    fieldtype: 'asset',
    id,
    filename: `/documents/${name}`,
    name,
    alt: title,
    title,
    focus: '',
    source: '',
    copyright: '',
    meta_data: { size },
    is_external_url: false,
  };
}

export const investorsPage = story('investors', 'Investors', {
  component: 'page',
  title: 'For investors',
  body: [
    {
      component: 'hotel_hero',
      eyebrow: 'For investors',
      heading: 'Forty-four owners, no dividend',
      intro:
        'ash is a small company with patient money in it. What there is to read is here, and it is meant to be read.',
      media: drawing,
      overlay: 'none',
      align: 'start',
      height: 'tall',
    },
    {
      component: 'investors_docs',
      anchor_id: 'documents',
      items: [
        {
          component: 'doc',
          title: 'Annual letter for 2025',
          date: '2026-02-27',
          file: document(900001, 'annual-letter-2025.txt', 'Annual letter for 2025'),
        },
        {
          component: 'doc',
          title: 'House rules for money',
          date: '2024-05-11',
          file: document(900002, 'house-rules-for-money.txt', 'House rules for money'),
        },
      ],
    },
    {
      component: 'columns',
      items: [
        {
          component: 'text_item',
          title: '345 rooms',
          body: richText('In four houses. Fifty-eight more when the fifth opens.'),
        },
        {
          component: 'text_item',
          title: '77 in a hundred',
          body: richText('Rooms slept in on an average night of 2025, boiler or no boiler.'),
        },
        {
          component: 'text_item',
          title: 'Four cents',
          body: richText('Of every room dollar, before anything else is paid, to that building’s roof.'),
        },
        {
          component: 'text_item',
          title: '2037',
          body: richText('When we expect to owe nobody anything. The first dividend is to be spent on lunch.'),
        },
      ],
    },
    text(
      heading('Taking part'),
      'Shares come up two or three times a year, when somebody retires or marries. They are offered first to people who work here, then to the other owners, then to whoever has written to say they are interested. The smallest holding is a hundred shares. There is no fund, no round and no deck.',
      [
        'Write to ',
        link('Wendell', contactLink('other')),
        ' and say what you would do with a building nobody wanted. Nothing on this page is an offer to sell you anything; the law likes us to say that, and so does Wendell.',
      ],
    ),
    cta('Write to investor relations', contactLink('other'), { style: 'secondary' }),
  ],
  seo_title: 'Investors: the accounts and rules of ash hotels',
  seo_description:
    'The annual letter for 2025 with its figures, the house rules for money, and how shares of ash hotels change hands. Forty-four owners, one vote a share.',
  seo_og_image: drawing,
});
