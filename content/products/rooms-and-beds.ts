import type { ProductSeed } from '#services/commerce/seed/catalogue-seed.ts';
import { facts, price } from './product-parts.ts';

/** Things from the rooms: what people ask the desk whether they may take home. */
export const roomsAndBeds: ProductSeed[] = [
  {
    number: 3,
    handle: 'bathrobe',
    title: 'Oxblood bathrobe',
    descriptionHtml: `<p>The robe on the back of every bathroom door at The Siren. Heavy cotton terry inside, flat weave outside, in the red of the building’s terracotta after rain.</p>
<p>It has two pockets deep enough for a paperback, a loop that does not tear off, and a collar that stands up by itself. It weighs as much as a small cat. New ones are stiff; give it four washes.</p>`,
    productType: 'Robe',
    vendor: 'ash souvenirs',
    tags: ['the-siren', 'cotton', 'bath'],
    images: [
      {
        artwork: 'products/bathrobe-1',
        alt: 'An oxblood bathrobe hanging from a brass hook, its belt untied',
      },
      { artwork: 'products/bathrobe-2', alt: 'The same robe folded in a square with the belt tied round it' },
    ],
    options: [{ name: 'Size', values: [{ name: 'S' }, { name: 'M' }, { name: 'L' }, { name: 'XL' }] }],
    variants: [
      { values: ['S'], sku: 'ASH-ROBE-S', quantity: 14, weightGrams: 1320, prices: price(138_00, 189_00) },
      { values: ['M'], sku: 'ASH-ROBE-M', quantity: 22, weightGrams: 1400, prices: price(138_00, 189_00) },
      { values: ['L'], sku: 'ASH-ROBE-L', quantity: 9, weightGrams: 1480, prices: price(138_00, 189_00) },
      { values: ['XL'], sku: 'ASH-ROBE-XL', quantity: 0, weightGrams: 1560, prices: price(146_00, 199_00) },
    ],
    seo: { description: 'The Siren’s own bathrobe: heavy cotton terry in oxblood, with deep pockets. Four sizes.' },
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
    descriptionHtml: `<p>The radiators at Ulysses come on when they feel like it. Until then there is one of these over the arm of every chair: a herringbone lambswool blanket, sized for one person and the dog.</p>
<p>Woven in three colours taken from the drapes in the old card room. The fringe is twisted by hand, and no two ends match. We stopped minding.</p>`,
    productType: 'Blanket',
    vendor: 'Patapsco Hand Weavers',
    tags: ['ulysses', 'wool'],
    images: [
      { artwork: 'products/lap-blanket-1', alt: 'A folded herringbone blanket with a twisted fringe' },
      { artwork: 'products/lap-blanket-2', alt: 'The blanket thrown over the arm of a chair' },
    ],
    options: [
      {
        name: 'Colour',
        values: [
          { name: 'Moss', swatch: '#5d6537' },
          { name: 'Plum', swatch: '#5b2a43' },
          { name: 'Tobacco', swatch: '#8a5a2b' },
        ],
      },
    ],
    variants: [
      {
        values: ['Moss'],
        sku: 'ASH-LAP-MOSS',
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
      { values: ['Tobacco'], sku: 'ASH-LAP-TOBA', quantity: 0, weightGrams: 820, prices: price(148_00, 202_00) },
    ],
    seo: { description: 'A herringbone lambswool blanket from the chairs at Ulysses, in moss, plum or tobacco.' },
    unitsSold: 138,
    createdAt: '2025-10-01T09:00:00Z',
    metafields: facts({ material: 'Lambswool', care: 'Air it. Dry clean if you must.', dimensions: '55 × 70 in' }),
  },
  {
    number: 6,
    handle: 'matchbox-candle',
    title: 'Matchbox candle',
    descriptionHtml: `<p>A short candle poured into a tin the size of a kitchen matchbox, with a sliding lid and a striker down one side. It smells the way the nave at Peter &amp; Paul does on a weekday: beeswax, floor polish, somebody’s orange.</p>
<p>It burns for nineteen hours. Three long matches come in the lid.</p>`,
    productType: 'Candle',
    vendor: 'Dauphine Wax Works',
    tags: ['peter-and-paul', 'beeswax', 'under-30'],
    images: [
      { artwork: 'products/matchbox-candle-1', alt: 'A matchbox-shaped candle tin with its lid half open' },
      { artwork: 'products/matchbox-candle-2', alt: 'The candle burning beside three long matches' },
    ],
    variants: [{ sku: 'ASH-CANDLE', quantity: 64, weightGrams: 210, prices: price(24_00, 32_50) }],
    seo: { description: 'A beeswax candle in a sliding tin with its own striker. Burns for nineteen hours.' },
    unitsSold: 530,
    createdAt: '2025-05-12T09:00:00Z',
    metafields: facts({
      material: 'Beeswax and soy wax, cotton wick, tinplate',
      care: 'Let the whole top melt the first time. Keep it away from the drapes.',
      dimensions: '4⅜ × 2½ × 1¼ in',
    }),
  },
  {
    number: 11,
    handle: 'slate-soap',
    title: 'Bar of slate soap',
    descriptionHtml: `<p>When the roof of Shenandoah Mansions was relaid, eleven tons of slate came down the chute. Most went back up. Some of the dust went into this: a grey olive-oil soap with enough grit in it to shift plaster, paint and blackberry.</p>
<p>It is cut from the slab by wire, so the bars vary. It smells of very little, on purpose.</p>`,
    productType: 'Soap',
    vendor: 'Mill Mountain Soap',
    tags: ['shenandoah-mansions', 'bath', 'under-30'],
    images: [
      { artwork: 'products/slate-soap-1', alt: 'A grey bar of soap with a rough cut edge' },
      { artwork: 'products/slate-soap-2', alt: 'Two bars of soap stacked on a roof slate' },
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
