import type { ProductSeed, VariantSeed } from '#embedded/commerce/seed/product-catalogue-seed.ts';
import { facts, price } from './product-parts.ts';

const SMALL = '12 × 16 in';
const LARGE = '18 × 24 in';

/** Shenandoah Mansions is still being printed, and only the small block has been cut. */
const posters: VariantSeed[] = [
  {
    values: [SMALL, 'The whole street'],
    sku: 'ASH-LINO-S-ALL',
    quantity: 26,
    weightGrams: 190,
    prices: price(48_00, 64_00),
  },
  { values: [SMALL, 'The Siren'], sku: 'ASH-LINO-S-SIR', quantity: 18, weightGrams: 190, prices: price(48_00, 64_00) },
  {
    values: [SMALL, 'Peter & Paul'],
    sku: 'ASH-LINO-S-PAP',
    quantity: 21,
    weightGrams: 190,
    prices: price(48_00, 64_00),
  },
  { values: [SMALL, 'Ulysses'], sku: 'ASH-LINO-S-ULY', quantity: 12, weightGrams: 190, prices: price(48_00, 64_00) },
  { values: [SMALL, 'Neptune'], sku: 'ASH-LINO-S-NEP', quantity: 0, weightGrams: 190, prices: price(48_00, 64_00) },
  { values: [SMALL, 'Shenandoah'], sku: 'ASH-LINO-S-SHE', quantity: 30, weightGrams: 190, prices: price(48_00, 64_00) },
  {
    values: [LARGE, 'The whole street'],
    sku: 'ASH-LINO-L-ALL',
    quantity: 11,
    weightGrams: 310,
    prices: price(85_00, 115_00),
  },
  { values: [LARGE, 'The Siren'], sku: 'ASH-LINO-L-SIR', quantity: 7, weightGrams: 310, prices: price(85_00, 115_00) },
  {
    values: [LARGE, 'Peter & Paul'],
    sku: 'ASH-LINO-L-PAP',
    quantity: 4,
    weightGrams: 310,
    prices: price(85_00, 115_00),
  },
  { values: [LARGE, 'Ulysses'], sku: 'ASH-LINO-L-ULY', quantity: 0, weightGrams: 310, prices: price(85_00, 115_00) },
  { values: [LARGE, 'Neptune'], sku: 'ASH-LINO-L-NEP', quantity: 9, weightGrams: 310, prices: price(85_00, 115_00) },
];

/** Things that go in a pocket, a bag, an envelope or a frame. */
export const paperAndPockets: ProductSeed[] = [
  {
    number: 1,
    handle: 'key-tag',
    title: 'Brass room-key tag',
    descriptionHtml: `<p>We went back to real keys in 2019, and people kept leaving with the tags. So now you can buy one.</p>
<p>Cast brass, two and a half ounces, with the house on one side in hard enamel and DROP IN ANY MAILBOX on the other. Please do not drop it in any mailbox. The rim will go dull and then go handsome.</p>`,
    productType: 'Key tag',
    vendor: 'Pell Street Foundry',
    tags: ['the-siren', 'peter-and-paul', 'ulysses', 'neptune', 'brass'],
    images: [
      { artwork: 'products/key-tag-1', alt: 'A red enamelled room-key tag on a brass ring with a long brass key' },
      {
        artwork: 'products/key-tag-2',
        alt: 'Key tags in four colors on the hooks behind the desk, and one hidden cat',
      },
    ],
    options: [
      {
        name: 'Hotel',
        values: [
          { name: 'The Siren', swatch: '#b5391d' },
          { name: 'Peter & Paul', swatch: '#3f8064' },
          { name: 'Ulysses', swatch: '#c9962f' },
          { name: 'Neptune', swatch: '#eab6a2' },
        ],
      },
    ],
    variants: [
      { values: ['The Siren'], sku: 'ASH-KEY-SIR', quantity: 40, weightGrams: 72, prices: price(32_00, 42_00) },
      { values: ['Peter & Paul'], sku: 'ASH-KEY-PAP', quantity: 36, weightGrams: 72, prices: price(32_00, 42_00) },
      { values: ['Ulysses'], sku: 'ASH-KEY-ULY', quantity: 25, weightGrams: 72, prices: price(32_00, 42_00) },
      { values: ['Neptune'], sku: 'ASH-KEY-NEP', quantity: 2, weightGrams: 72, prices: price(32_00, 42_00) },
    ],
    seo: { description: 'A cast brass room-key tag enamelled in the color of the house. No mailbox required.' },
    unitsSold: 1204,
    createdAt: '2025-03-04T09:00:00Z',
    metafields: facts({
      material: 'Cast brass, hard enamel',
      care: 'A rag and lemon juice, or nothing at all.',
      dimensions: '3½ × 1½ in',
    }),
  },
  {
    number: 7,
    handle: 'pin-set',
    title: 'Five-house pin set',
    descriptionHtml: `<p>Five hard-enamel pins on one card, a house each: the tail for The Siren, the steeple for Peter &amp; Paul, a key for Ulysses, the green roof for Shenandoah Mansions and the life ring for Neptune.</p>
<p>Each has two posts at the back so it cannot spin round on a lapel. The last of this run; the next will have a different roof.</p>`,
    productType: 'Pins',
    vendor: 'ash souvenirs',
    tags: ['the-siren', 'peter-and-paul', 'ulysses', 'neptune', 'shenandoah-mansions', 'enamel', 'under-30'],
    images: [
      {
        artwork: 'products/pin-set-1',
        alt: 'Five enamel pins on a card: a tail, a steeple, a key, a house and a life ring',
      },
      { artwork: 'products/pin-set-2', alt: 'The five pins on the pockets and seams of a denim jacket' },
    ],
    variants: [{ sku: 'ASH-PINS-5', quantity: 3, weightGrams: 60, prices: price(28_00, 36_50) }],
    seo: { description: 'Five hard-enamel pins on a card, one for each of our houses.' },
    unitsSold: 289,
    createdAt: '2025-08-22T09:00:00Z',
    metafields: facts({
      material: 'Hard enamel on brass',
      care: 'Take them off before the wash.',
      dimensions: 'About ¾ in each',
    }),
  },
  {
    number: 8,
    handle: 'linocut-poster',
    title: 'Linocut poster',
    descriptionHtml: `<p>Our houses by night, cut in lino and printed on a proofing press in Providence: black, red and the paper, a little out of register because that is what a hand does. All of them stand in one street here, which the post office would dispute. Or take your own house alone.</p>
<p>Printed on heavy cream cotton paper with room to frame. It is rolled, in tissue, in a tube you could keep an umbrella in.</p>`,
    productType: 'Print',
    vendor: 'Fox Point Press',
    tags: ['the-siren', 'peter-and-paul', 'ulysses', 'neptune', 'shenandoah-mansions', 'paper'],
    images: [
      {
        artwork: 'products/linocut-poster-1',
        alt: 'A red and black linocut of tall houses and a steeple under a moon, taped to a wall',
      },
      { artwork: 'products/linocut-poster-2', alt: 'The print beside its lino block, an inked roller and two gouges' },
    ],
    options: [
      { name: 'Size', values: [{ name: SMALL }, { name: LARGE }] },
      {
        name: 'Hotel',
        values: [
          { name: 'The whole street' },
          { name: 'The Siren' },
          { name: 'Peter & Paul' },
          { name: 'Ulysses' },
          { name: 'Neptune' },
          { name: 'Shenandoah' },
        ],
      },
    ],
    variants: posters,
    seo: { description: 'Linocut posters of our houses by night, together or alone, printed by hand in two sizes.' },
    unitsSold: 351,
    createdAt: '2025-06-30T09:00:00Z',
    metafields: facts({
      material: 'Oil-based ink on 300 g/m² cotton paper',
      care: 'Out of direct sun, unless you like it paler.',
      dimensions: '12 × 16 in or 18 × 24 in, unframed',
    }),
  },
  {
    number: 9,
    handle: 'errand-tote',
    title: 'Canvas errand tote',
    descriptionHtml: `<p>Made to the pattern of the bag the Neptune’s porters carry to the market: flat bottom, square corners, handles long enough for a shoulder in a winter coat. The houses are printed down one side, shoulder to shoulder.</p>
<p>Eighteen-ounce canvas. It stands up on its own, which is more than can be said for most of us before nine.</p>`,
    productType: 'Bag',
    vendor: 'Point Judith Sailmakers',
    tags: ['neptune', 'canvas'],
    images: [
      {
        artwork: 'products/errand-tote-1',
        alt: 'A natural canvas tote printed with a row of red houses, full of groceries',
      },
      {
        artwork: 'products/errand-tote-2',
        alt: 'The tote on a coat rack beside a striped towel, a hat and an umbrella',
      },
    ],
    options: [
      {
        name: 'Print',
        values: [
          { name: 'Ember', swatch: '#b5391d' },
          { name: 'Navy', swatch: '#1f2f4a' },
          { name: 'Sea green', swatch: '#2f6f68' },
        ],
      },
    ],
    variants: [
      { values: ['Ember'], sku: 'ASH-TOTE-EMB', quantity: 33, weightGrams: 460, prices: price(42_00, 56_00) },
      { values: ['Navy'], sku: 'ASH-TOTE-NAV', quantity: 19, weightGrams: 460, prices: price(42_00, 56_00) },
      { values: ['Sea green'], sku: 'ASH-TOTE-SEA', quantity: 5, weightGrams: 460, prices: price(42_00, 56_00) },
    ],
    seo: { description: 'A stiff canvas tote to the pattern of the Neptune’s market bag, printed with our houses.' },
    unitsSold: 466,
    createdAt: '2026-04-09T09:00:00Z',
    metafields: facts({
      material: '18 oz cotton canvas, bar-tacked',
      care: 'Brush it. Cold wash if there was fish.',
      dimensions: '15 × 14 × 6 in',
    }),
  },
  {
    number: 10,
    handle: 'postcards',
    title: 'Postcards, a set of ten',
    descriptionHtml: `<p>Two for each house: one of the front, one of the part we like better. The elevator motor room at The Siren. The bell rope at Peter &amp; Paul. A window at Ulysses that looks at another window.</p>
<p>Uncoated on the back, so that ink dries and a pencil works. Stamps are not included, but the desk has some.</p>`,
    productType: 'Stationery',
    vendor: 'Fox Point Press',
    tags: ['paper', 'under-30'],
    images: [
      { artwork: 'products/postcards-1', alt: 'A fan of drawn postcards of old buildings, held by a red paper band' },
      {
        artwork: 'products/postcards-2',
        alt: 'A postcard half written, with a fountain pen, a sheet of stamps and a coffee',
      },
    ],
    variants: [{ sku: 'ASH-CARDS-10', quantity: 120, weightGrams: 95, prices: price(16_00, 21_50) }],
    seo: { description: 'Ten drawn postcards, two for each of our houses, on card that takes ink.' },
    unitsSold: 702,
    createdAt: '2026-01-15T09:00:00Z',
    metafields: facts({
      material: '350 g/m² uncoated card',
      care: 'Post them.',
      dimensions: '4 × 6 in, ten in a band',
    }),
  },
];
