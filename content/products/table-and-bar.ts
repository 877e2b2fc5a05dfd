import type { ProductSeed } from '#services/commerce/seed/catalogue-seed.ts';
import { facts, price } from './product-parts.ts';

/** Things from the kitchens and the bars. */
export const tableAndBar: ProductSeed[] = [
  {
    number: 2,
    handle: 'gingham-tea-towel',
    title: 'Gingham tea towel',
    descriptionHtml: `<p>At Peter &amp; Paul everything that hangs is gingham, from the bed curtains down to this. The check is woven, not printed, so both sides are right.</p>
<p>Half linen, half cotton: the linen dries the glasses, the cotton puts up with the rest. There is a loop at one corner because there should always be a loop.</p>`,
    productType: 'Tea towel',
    vendor: 'ash souvenirs',
    tags: ['peter-and-paul', 'linen', 'kitchen', 'under-30'],
    images: [
      { artwork: 'products/gingham-tea-towel-1', alt: 'A gingham tea towel hanging from its corner loop' },
      { artwork: 'products/gingham-tea-towel-2', alt: 'Two folded gingham towels, one mint and one ochre' },
    ],
    options: [
      {
        name: 'Colour',
        values: [
          { name: 'Mint', swatch: '#8fbfa3' },
          { name: 'Ochre', swatch: '#c98a2b' },
        ],
      },
    ],
    variants: [
      { values: ['Mint'], sku: 'ASH-TOWEL-MINT', quantity: 48, weightGrams: 130, prices: price(22_00, 29_00) },
      { values: ['Ochre'], sku: 'ASH-TOWEL-OCHR', quantity: 31, weightGrams: 130, prices: price(22_00, 29_00) },
    ],
    seo: { description: 'A woven gingham tea towel in half linen, from Peter & Paul. Mint or ochre, with a loop.' },
    unitsSold: 615,
    createdAt: '2025-03-04T09:00:00Z',
    metafields: facts({
      material: '55% linen, 45% cotton',
      care: 'Hot wash. It gets better.',
      dimensions: '20 × 28 in',
    }),
  },
  {
    number: 4,
    handle: 'karls-mug',
    title: 'karls diner mug',
    descriptionHtml: `<p>The mug from the counter at karls: thick, white, and hard to knock over, with one red line that tells the person pouring when to stop.</p>
<p>It holds nine ounces and keeps them hot because most of it is china. The handle takes three fingers. We have dropped many of them on terrazzo and can report that the terrazzo chips first.</p>`,
    productType: 'Mug',
    vendor: 'ash souvenirs',
    tags: ['the-siren', 'karls', 'kitchen', 'under-30'],
    images: [
      { artwork: 'products/karls-mug-1', alt: 'A thick white diner mug with one red line below the rim' },
      { artwork: 'products/karls-mug-2', alt: 'The mug on the diner counter beside a plate of toast' },
    ],
    variants: [{ sku: 'ASH-MUG-KARLS', quantity: 85, weightGrams: 510, prices: price(19_90, 26_00) }],
    seo: { description: 'The thick white mug from the counter at karls, with a red line where the coffee stops.' },
    unitsSold: 948,
    createdAt: '2025-03-04T09:00:00Z',
    metafields: facts({
      material: 'Vitrified china',
      care: 'Dishwasher, microwave, terrazzo.',
      dimensions: '3½ in tall, 9 fl oz',
    }),
  },
  {
    number: 12,
    handle: 'cocktail-picks',
    title: 'Candy bar cocktail picks',
    descriptionHtml: `<p>Six picks as served at candy-bar, where everything is pink except the olives. Each is a steel pin with a glass head: two cherries, two lemon drops, a peppermint and a gumball.</p>
<p>They come in a tin lined with the bar’s own wallpaper. The tin is for counting them back in at the end of the night.</p>`,
    productType: 'Barware',
    vendor: 'Gratiot Glass',
    tags: ['the-siren', 'candy-bar', 'glass'],
    images: [
      { artwork: 'products/cocktail-picks-1', alt: 'Six steel cocktail picks with glass sweets for heads' },
      { artwork: 'products/cocktail-picks-2', alt: 'A pick with a glass cherry resting across a coupe of pink drink' },
    ],
    variants: [{ sku: 'ASH-PICKS-6', quantity: 27, weightGrams: 140, prices: price(36_50, 48_00) }],
    seo: { description: 'Six steel cocktail picks with blown-glass sweets for heads, as served at candy-bar.' },
    unitsSold: 203,
    createdAt: '2025-11-14T09:00:00Z',
    metafields: facts({
      material: 'Stainless steel, lampworked glass',
      care: 'By hand, and count them.',
      dimensions: '4¼ in long, six in a tin',
    }),
  },
];
