import type { ProductSeed } from '#embedded/commerce/seed/product-catalogue-seed.ts';
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
      {
        artwork: 'products/gingham-tea-towel-1',
        alt: 'A mint gingham tea towel with a corner loop, under a wooden spoon',
      },
      {
        artwork: 'products/gingham-tea-towel-2',
        alt: 'The towel on a rail above a kitchen counter, with bread and a bowl of eggs',
      },
    ],
    options: [
      {
        name: 'Color',
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
    title: 'Karl’s Diner mug',
    descriptionHtml: `<p>The mug from the counter at Karl’s: tall, white, and hard to knock over, with a band of red and yellow diamonds copied from the edge of the counter itself.</p>
<p>It holds nine ounces and keeps them hot because most of it is china. The handle takes three fingers. We have dropped many of them on terrazzo and can report that the terrazzo chips first.</p>`,
    productType: 'Mug',
    vendor: 'ash souvenirs',
    tags: ['the-siren', 'karls', 'kitchen', 'under-30'],
    images: [
      { artwork: 'products/karls-mug-1', alt: 'A tall white mug of coffee with a band of red and yellow diamonds' },
      {
        artwork: 'products/karls-mug-2',
        alt: 'The counter at Karl’s from above: a cup of coffee, a slice of pie and the bill',
      },
    ],
    variants: [{ sku: 'ASH-MUG-KARLS', quantity: 85, weightGrams: 510, prices: price(19_90, 26_00) }],
    seo: { description: 'The thick white mug from the counter at Karl’s, with its band of red and yellow diamonds.' },
    unitsSold: 948,
    createdAt: '2025-03-04T09:00:00Z',
    metafields: facts({
      material: 'Vitrified china',
      care: 'Dishwasher, microwave, terrazzo.',
      dimensions: '4¼ in tall, 9 fl oz',
    }),
  },
  {
    number: 12,
    handle: 'cocktail-picks',
    title: 'Candy Bar cocktail picks',
    descriptionHtml: `<p>Five picks as served at Candy Bar, where everything is pink except the olives. Each is brass with a head of its own: a tower, a steeple, the siren’s tail, a room key and a hemlock.</p>
<p>They come in a tin lined with the bar’s own wallpaper. The tin is for counting them back in at the end of the night.</p>`,
    productType: 'Barware',
    vendor: 'Gratiot Brass',
    tags: ['the-siren', 'candy-bar', 'brass'],
    images: [
      {
        artwork: 'products/cocktail-picks-1',
        alt: 'Five brass cocktail picks with different heads, and two cherries, on pink',
      },
      { artwork: 'products/cocktail-picks-2', alt: 'A pick with three cherries across a wide glass of something pink' },
    ],
    variants: [{ sku: 'ASH-PICKS-5', quantity: 27, weightGrams: 140, prices: price(36_50, 48_00) }],
    seo: { description: 'Five brass cocktail picks with a head for each hotel, as served at Candy Bar.' },
    unitsSold: 203,
    createdAt: '2025-11-14T09:00:00Z',
    metafields: facts({
      material: 'Brass, lacquered',
      care: 'By hand, and count them.',
      dimensions: '4¼ in long, five in a tin',
    }),
  },
];
