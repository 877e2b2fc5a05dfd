import type { CollectionSeed, ProductSeed, VariantSeed } from './product-catalogue-seed.ts';
import { sampleWords } from './sample-words.ts';

const { MATERIALS, THINGS, ROOMS, MAKERS, MOODS, COLORS, SIZES, seriesName } = sampleWords;

/** Above the numbers of the demonstration's own products and collections. */
const FIRST_NUMBER = 1_000;
const FIRST_DAY = Date.UTC(2018, 0, 1);
const DAY_MS = 86_400_000;

/**
 * A made-up shop of any size, always the same, to see how the service does with many products: `count` products on
 * collections by room (a tenth of them each) and by kind of thing. Every picture is the one `artwork` names.
 */
export function sampleCatalogue(
  count: number,
  artwork: string,
): { products: ProductSeed[]; collections: CollectionSeed[] } {
  const products = Array.from({ length: count }, (_, index) => sampleProduct(index, artwork));
  const collectionNames = [
    ...ROOMS.map((room) => ({ title: `For the ${room}`, isOn: (index: number) => roomOf(index) === room })),
    ...THINGS.map((thing) => ({ title: `Every ${thing}`, isOn: (index: number) => thingOf(index) === thing })),
  ];
  const collections = collectionNames.map(
    ({ title, isOn }, index): CollectionSeed => ({
      number: FIRST_NUMBER + index,
      handle: handleOf(title),
      title,
      descriptionHtml: `<p>${title}, from all our makers.</p>`,
      products: products.filter((_product, place) => isOn(place)).map((product) => product.handle),
      updatedAt: '2026-01-01T00:00:00Z',
    }),
  );
  return { products, collections };
}

function sampleProduct(index: number, artwork: string): ProductSeed {
  const random = mixed(index);
  const material = pick(MATERIALS, random);
  const thing = thingOf(index);
  const series = seriesName(random >>> 8);
  const title = `${material} ${thing} ${series}`;
  const handle = `${handleOf(title)}-${index}`;
  return {
    number: FIRST_NUMBER + index,
    handle,
    title: title.charAt(0).toUpperCase() + title.slice(1),
    descriptionHtml: `<p>A ${thing} of ${material} for the ${roomOf(index)}, from the ${series} series. Number ${index} of those we keep, and as ${pick(MOODS, random >>> 4)} as the first.</p>`,
    productType: thing.charAt(0).toUpperCase() + thing.slice(1),
    vendor: pick(MAKERS, random >>> 3),
    tags: [material, roomOf(index), pick(MOODS, random >>> 4), series],
    images: [{ artwork, alt: title }],
    ...optionsOf(random),
    variants: variantsOf(random, handle),
    unitsSold: random % 5_000,
    createdAt: new Date(FIRST_DAY + (index % 2_800) * DAY_MS).toISOString(),
  };
}

/** Half of the products come as they are, a quarter in sizes, a quarter in sizes and colours. */
function optionsOf(random: number): Pick<ProductSeed, 'options'> {
  const sizes = { name: 'Size', values: SIZES.map((name) => ({ name })) };
  const kind = random % 4;
  if (kind < 2) return {};
  return { options: kind === 2 ? [sizes] : [sizes, { name: 'Color', values: COLORS }] };
}

function variantsOf(random: number, handle: string): VariantSeed[] {
  const kind = random % 4;
  const combinations =
    kind < 2
      ? [[]]
      : SIZES.flatMap((size) => (kind === 2 ? [[size]] : COLORS.slice(0, 2).map((color) => [size, color.name])));
  const isSoldOut = random % 11 === 0;
  return combinations.map((values, place) => {
    const amount = 900 + (random % 180) * 100 + place * 500;
    return {
      ...(values.length > 0 && { values }),
      sku: `${handle}-${place}`.toUpperCase(),
      quantity: isSoldOut ? 0 : (random >>> 5) % 40,
      sellsWithoutStock: !isSoldOut && random % 7 === 0,
      weightGrams: 100 + (random % 900),
      prices: { usd: { amount }, cad: { amount: Math.round(amount * 1.4) } },
    };
  });
}

const roomOf = (index: number) => pick(ROOMS, mixed(index) >>> 6);
const thingOf = (index: number) => pick(THINGS, mixed(index) >>> 10);

/** Scatters an index over 32 bits (the finaliser of MurmurHash3), so that no two features of a product go together. */
function mixed(index: number): number {
  let bits = index + 1;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

function pick<Word>(words: readonly Word[], index: number): Word {
  return words[index % words.length] as Word;
}

function handleOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
