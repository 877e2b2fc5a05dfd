import { expect, test } from 'vitest';
import { checkCatalogue } from './check-product-catalogue.ts';
import type { CatalogueSeed } from './product-catalogue-seed.ts';

function catalogue(): CatalogueSeed {
  const prices = { usd: { amount: 1900 } };
  return {
    shop: { name: 'shop', description: '', slogan: '' },
    policies: [],
    priceLists: [{ id: 'usd', currencyCode: 'USD' }],
    countries: [
      { isoCode: 'US', name: 'United States', priceList: 'usd', unitSystem: 'IMPERIAL_SYSTEM', isPrimary: true },
    ],
    products: [
      {
        number: 1,
        handle: 'mug',
        title: 'Mug',
        descriptionHtml: '',
        productType: 'Mug',
        vendor: 'shop',
        tags: [],
        images: [],
        options: [{ name: 'Size', values: [{ name: 'S' }, { name: 'L' }] }],
        variants: [
          { values: ['S'], sku: 'MUG-S', quantity: 1, weightGrams: 1, prices },
          { values: ['L'], sku: 'MUG-L', quantity: 1, weightGrams: 1, prices },
        ],
        unitsSold: 0,
        createdAt: '2026-01-01T00:00:00Z',
      },
    ],
    collections: [
      {
        number: 1,
        handle: 'all',
        title: 'All',
        descriptionHtml: '',
        products: ['mug'],
        updatedAt: '2026-01-01T00:00:00Z',
      },
    ],
  };
}

test('a whole catalogue passes', () => {
  expect(() => checkCatalogue(catalogue())).not.toThrow();
});

test.each<[string, (seed: CatalogueSeed) => void]>([
  ['products.handle: "mug" appears twice', (seed) => seed.products.push(...catalogue().products)],
  ['products.mug.variants[1].values: "XL" is not a value of Size', (seed) => change(seed, 1, { values: ['XL'] })],
  ['products.mug.variants[0].values: one for each of 1 options', (seed) => change(seed, 0, { values: [] })],
  ['products.mug.variants.values: "S" appears twice', (seed) => change(seed, 1, { values: ['S'] })],
  ['products.mug.variants[0].prices: none in price list "usd"', (seed) => change(seed, 0, { prices: {} })],
  ['products.mug.variants[0].prices.usd: whole cents', (seed) => change(seed, 0, { prices: { usd: { amount: 1.5 } } })],
  ['products.mug.variants[0].image: no such image', (seed) => change(seed, 0, { image: 3 })],
  ['collections.all.products: no product "cup"', (seed) => seed.collections[0]?.products.push('cup')],
  [
    'blogs.letters.articles.handle: "news" appears twice',
    (seed) => {
      const article = {
        handle: 'news',
        title: 'News',
        author: 'June',
        contentHtml: '',
        tags: [],
        publishedAt: '2026-01-01',
      };
      seed.blogs = [{ handle: 'letters', title: 'Letters', articles: [article, article] }];
    },
  ],
  ['countries: exactly one must be primary', (seed) => seed.countries.pop()],
])('finds %s', (message, spoil) => {
  const spoiled = catalogue();
  spoil(spoiled);
  expect(() => checkCatalogue(spoiled)).toThrow(message);
});

function change(
  seed: CatalogueSeed,
  index: number,
  fields: Partial<CatalogueSeed['products'][number]['variants'][number]>,
) {
  Object.assign(seed.products[0]?.variants[index] ?? {}, fields);
}
