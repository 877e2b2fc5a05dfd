import type { ProductSeed } from '#embedded/commerce/seed/product-catalogue-seed.ts';
import { facts, price } from './product-parts.ts';

/** Things from the rooms: what guests ask whether they may take home. */
export const roomsAndBeds: ProductSeed[] = [
  {
    number: 3,
    handle: 'bathrobe',
    title: 'Oxblood bathrobe',
    descriptionHtml: `<p>The robe from the back of every bathroom door at The Siren: heavy cotton in oxblood and cream stripes, with the collar and cuffs in plain oxblood and a brass-yellow belt that is longer than it needs to be.</p>
<p>It has two pockets deep enough for a paperback, one of them with the siren’s tail on it, and a loop that does not tear off. It weighs as much as a small cat. New ones are stiff; give it four washes.</p>`,
    productType: 'Robe',
    vendor: 'ash souvenirs',
    tags: ['the-siren', 'cotton', 'bath'],
    images: [
      {
        artwork: 'products/bathrobe-1',
        alt: 'A striped oxblood and cream bathrobe with a yellow belt, on a brass hanger',
      },
      { artwork: 'products/bathrobe-2', alt: 'A smiling guest in the robe, a cup of coffee in one hand' },
    ],
    options: [{ name: 'Size', values: [{ name: 'S' }, { name: 'M' }, { name: 'L' }, { name: 'XL' }] }],
    variants: [
      { values: ['S'], sku: 'ASH-ROBE-S', quantity: 14, weightGrams: 1320, prices: price(138_00, 189_00) },
      { values: ['M'], sku: 'ASH-ROBE-M', quantity: 22, weightGrams: 1400, prices: price(138_00, 189_00) },
      { values: ['L'], sku: 'ASH-ROBE-L', quantity: 9, weightGrams: 1480, prices: price(138_00, 189_00) },
      { values: ['XL'], sku: 'ASH-ROBE-XL', quantity: 0, weightGrams: 1560, prices: price(146_00, 199_00) },
    ],
    seo: {
      description:
        'The Siren’s own bathrobe: heavy striped cotton in oxblood and cream, with deep pockets. Four sizes.',
    },
    unitsSold: 412,
    createdAt: '2025-03-04T09:00:00Z',
    metafields: facts({
      material: 'Cotton terry, 480 g/m²',
      care: 'Warm wash, tumble low. Wash it alone the first time.',
      dimensions: 'Length 48 in (M)',
    }),
  },
  {
    number: 5,
    handle: 'lap-blanket',
    title: 'Wool lap blanket',
    descriptionHtml: `<p>The radiators at Ulysses come on when they feel like it. Until then there is one of these over the back of every chair: a lambswool blanket with bands of diamonds, sized for one person and the cat.</p>
<p>The colors were taken from the drapes in the old card room. The fringe is twisted by hand, and no two ends match. We stopped minding.</p>`,
    productType: 'Blanket',
    vendor: 'Patapsco Hand Weavers',
    tags: ['ulysses', 'wool'],
    images: [
      {
        artwork: 'products/lap-blanket-1',
        alt: 'A folded blue blanket with bands of diamonds from above, one corner turned back to its rose side, reading glasses beside it',
      },
      {
        artwork: 'products/lap-blanket-2',
        alt: 'The blanket over the back of an armchair, beside a lamp and a black cat',
      },
    ],
    options: [
      {
        name: 'Color',
        values: [
          { name: 'Ultramarine', swatch: '#26348c' },
          { name: 'Plum', swatch: '#5b2a43' },
          { name: 'Moss', swatch: '#5d6537' },
        ],
      },
    ],
    variants: [
      {
        values: ['Ultramarine'],
        sku: 'ASH-LAP-ULTR',
        quantity: 11,
        weightGrams: 820,
        prices: price(128_00, 174_00, 148_00, 202_00),
      },
      {
        values: ['Plum'],
        sku: 'ASH-LAP-PLUM',
        quantity: 6,
        weightGrams: 820,
        prices: price(128_00, 174_00, 148_00, 202_00),
      },
      { values: ['Moss'], sku: 'ASH-LAP-MOSS', quantity: 0, weightGrams: 820, prices: price(148_00, 202_00) },
    ],
    seo: { description: 'A patterned lambswool blanket from the chairs at Ulysses, in ultramarine, plum or moss.' },
    unitsSold: 138,
    createdAt: '2025-10-01T09:00:00Z',
    metafields: facts({ material: 'Lambswool', care: 'Air it. Dry clean if you must.', dimensions: '55 × 70 in' }),
  },
  {
    number: 6,
    handle: 'matchbox-candle',
    title: 'Matchbox candle',
    descriptionHtml: `<p>A short, fat candle wrapped in gingham paper, and a box of forty long matches to go with it. It smells the way the nave at Peter &amp; Paul does on a weekday: beeswax, floor polish, somebody’s orange.</p>
<p>It burns for nineteen hours. The matches last longer than that, if you stop showing people the box.</p>`,
    productType: 'Candle',
    vendor: 'Dauphine Wax Works',
    tags: ['peter-and-paul', 'beeswax', 'under-30'],
    images: [
      {
        artwork: 'products/matchbox-candle-1',
        alt: 'A lit candle wrapped in gingham paper, with a small red matchbox beside it',
      },
      {
        artwork: 'products/matchbox-candle-2',
        alt: 'An open box of matches with a candle on its lid, and one spent match',
      },
    ],
    variants: [{ sku: 'ASH-CANDLE', quantity: 64, weightGrams: 210, prices: price(24_00, 32_50) }],
    seo: {
      description: 'A beeswax candle in gingham paper with its own box of long matches. Burns for nineteen hours.',
    },
    unitsSold: 530,
    createdAt: '2025-05-12T09:00:00Z',
    metafields: facts({
      material: 'Beeswax and soy wax, cotton wick, paper',
      care: 'Let the whole top melt the first time. Keep it away from the drapes.',
      dimensions: '3½ in tall, 2½ in across; matches 4 in',
    }),
  },
  {
    number: 11,
    handle: 'slate-soap',
    title: 'Bar of slate soap',
    descriptionHtml: `<p>When the roof of Shenandoah Mansions was relaid, eleven tons of slate came down the chute. Most went back up. Some of the dust went into this: a dark olive-oil soap with enough grit in it to shift plaster, paint and blackberry.</p>
<p>Each bar is stamped with the house and wrapped in a paper band. It smells of very little, on purpose.</p>`,
    productType: 'Soap',
    vendor: 'Mill Mountain Soap',
    tags: ['shenandoah-mansions', 'bath', 'under-30'],
    images: [
      {
        artwork: 'products/slate-soap-1',
        alt: 'Two slate-gray bars of soap stamped with a tower, one in a paper band',
      },
      { artwork: 'products/slate-soap-2', alt: 'Two hands with the gray soap under a brass tap, lather and bubbles' },
    ],
    variants: [{ sku: 'ASH-SOAP', quantity: 0, weightGrams: 180, prices: price(14_00, 18_50) }],
    seo: { description: 'Olive-oil soap with slate dust from our own roof. It shifts paint, plaster and blackberry.' },
    unitsSold: 377,
    createdAt: '2026-02-20T09:00:00Z',
    metafields: facts({
      material: 'Olive oil, coconut oil, slate dust',
      care: 'Keep it out of the puddle and it lasts two months.',
      dimensions: 'About 3 × 2¼ × 1 in, 6 oz',
    }),
  },
];
