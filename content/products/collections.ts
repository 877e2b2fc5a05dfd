import type { CollectionSeed } from '#embedded/commerce/seed/product-catalogue-seed.ts';

/** The three collections of the shop. */
export const collections: CollectionSeed[] = [
  {
    number: 1,
    handle: 'rooms-and-beds',
    title: 'Rooms & beds',
    descriptionHtml:
      '<p>The robe, the blanket, the soap, the light beside the bed. What guests ask the desk about on the way out.</p>',
    image: { artwork: 'products/bathrobe-2', alt: 'A smiling guest in a striped bathrobe with a cup of coffee' },
    seo: { description: 'Robes, blankets, candles and soap from the rooms of the ash hotels.' },
    products: ['bathrobe', 'lap-blanket', 'matchbox-candle', 'slate-soap', 'key-tag'],
    updatedAt: '2026-04-09T09:00:00Z',
  },
  {
    number: 2,
    handle: 'table-and-bar',
    title: 'Table & bar',
    descriptionHtml:
      '<p>From the counter at Karl’s, the back bar at Candy Bar and the kitchen under the rectory. Most of it survives the dishwasher.</p>',
    image: {
      artwork: 'products/karls-mug-2',
      alt: 'A diner counter from above: a cup of coffee, a slice of pie and the bill',
    },
    seo: { description: 'Mugs, towels and barware from the kitchens and bars of the ash hotels.' },
    products: ['karls-mug', 'gingham-tea-towel', 'cocktail-picks', 'matchbox-candle'],
    updatedAt: '2026-03-02T09:00:00Z',
  },
  {
    number: 3,
    handle: 'paper-and-pockets',
    title: 'Paper & pockets',
    descriptionHtml:
      '<p>Small things that travel well: something to post, something to pin on, something to carry the rest in.</p>',
    image: { artwork: 'products/postcards-1', alt: 'A fan of drawn postcards of old buildings' },
    seo: { description: 'Postcards, posters, pins, key tags and bags from the ash hotels.' },
    products: ['key-tag', 'linocut-poster', 'errand-tote', 'pin-set', 'postcards'],
    updatedAt: '2026-05-18T09:00:00Z',
  },
];
