import { getProductOptions } from '@shopify/hydrogen-react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CommerceClient, createCommerceClient } from '#clients/commerce/commerce-client.ts';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type CommerceServer, PUBLIC_TOKEN, startCommerceServer } from './commerce-server.ts';
import { testDatabases } from './databases.ts';

const UNITED_STATES = { country: 'US', language: 'EN' } as const;
const CANADA = { country: 'CA', language: 'EN' } as const;

describe.each(testDatabases)('the site’s client on $name', (database) => {
  let server: CommerceServer;
  let client: CommerceClient;
  beforeAll(async () => {
    server = await startCommerceServer(database, commerceSeed.catalogue);
    client = createCommerceClient({ endpoint: `${server.origin}/api/2026-04/graphql.json`, token: PUBLIC_TOKEN });
  });
  afterAll(() => server.close());

  test('reads a grid of the whole shop, and its next page', async () => {
    const grid = await client.products(UNITED_STATES, { first: 8, sortKey: 'BEST_SELLING' });
    expect(grid.nodes).toHaveLength(8);
    expect(grid.nodes[0]).toMatchObject({
      handle: 'key-tag',
      variantsCount: { count: 4 },
      priceRange: { minVariantPrice: { amount: '32.0', currencyCode: 'USD' } },
      images: { nodes: [{ width: 1600 }, { width: 1600 }] },
    });
    const next = await client.products(UNITED_STATES, {
      first: 8,
      sortKey: 'BEST_SELLING',
      after: grid.pageInfo.endCursor,
    });
    expect(next.nodes).toHaveLength(4);
    expect((await client.products(CANADA)).nodes).toHaveLength(12);
  });

  test.each([
    ['nothing', []],
    ['stock', [{ available: true }]],
    ['type', [{ productType: 'Mug' }]],
    ['tag and price', [{ tag: 'the-siren' }, { price: { max: 40 } }]],
    ['all', [{ available: true }, { productType: 'Bathrobe' }, { tag: 'bath' }, { price: { min: 20, max: 200 } }]],
    ['what there is not', [{ tag: 'none" OR tag:"bath' }]],
  ])('counts by %s what its lists give', async (_name, filters) => {
    const counts = await client.productCounts(UNITED_STATES, filters);
    const everything = await client.products(UNITED_STATES, { first: 250, filters });
    expect(counts.total).toBe(everything.nodes.length);
    expect(counts.collections.map(({ handle }) => handle)).toHaveLength(3);
    for (const { handle, title, count, isEmpty } of counts.collections) {
      const collection = await client.collection(UNITED_STATES, handle, { first: 250, filters });
      expect([title, count, isEmpty]).toEqual([collection?.title, collection?.products.nodes.length, false]);
    }
  });

  test('says what products can be filtered by', async () => {
    const { types, tags, lowest, highest } = await client.productChoices(UNITED_STATES);
    const { nodes } = await client.products(UNITED_STATES, { first: 250 });
    const prices = nodes.map(({ priceRange }) => Number(priceRange.minVariantPrice.amount));
    expect([lowest, highest]).toEqual([Math.min(...prices), Math.max(...prices)]);
    expect(types).toEqual([...new Set(nodes.map(({ productType }) => productType))].sort());
    expect(tags).toEqual([...new Set(nodes.flatMap((product) => product.tags))].sort());
  });

  test('reads a product with the selected variant and its company', async () => {
    const found = await client.product(CANADA, 'bathrobe', [{ name: 'Size', value: 'XL' }]);
    expect(found?.product).toMatchObject({
      title: 'Oxblood bathrobe',
      selectedOrFirstAvailableVariant: { sku: 'ASH-ROBE-XL', availableForSale: false, price: { amount: '199.0' } },
      care: { value: expect.stringContaining('Warm wash') },
    });
    expect(found?.product.adjacentVariants).toHaveLength(3);
    expect(found?.recommendations.length).toBeGreaterThan(3);
    const first = await client.product(UNITED_STATES, 'bathrobe');
    expect(first?.product.selectedOrFirstAvailableVariant?.sku).toBe('ASH-ROBE-S');
    expect(await client.product(CANADA, 'no-such-thing')).toBeNull();
  });

  test('a product gives the vendor’s own option picker what exists, what can be had and what is chosen', async () => {
    const found = await client.product(UNITED_STATES, 'linocut-poster', [
      { name: 'Size', value: '18 × 24 in' },
      { name: 'Hotel', value: 'Neptune' },
    ]);
    if (!found) throw new Error('the poster is missing');
    const options = getProductOptions(found.product as Parameters<typeof getProductOptions>[0]);
    const state = options.map(({ name, optionValues }) => [
      name,
      ...optionValues.map(({ name: value, selected, exists, available }) => [value, selected, exists, available]),
    ]);
    // The picker judges an option by the ones before it alone: some small print can be had, so the size can.
    expect(state).toEqual([
      ['Size', ['12 × 16 in', false, true, true], ['18 × 24 in', true, true, true]],
      [
        'Hotel',
        ['The whole street', false, true, true],
        ['The Siren', false, true, true],
        ['Peter & Paul', false, true, true],
        ['Ulysses', false, true, false],
        ['Neptune', true, true, true],
        ['Shenandoah', false, false, false],
      ],
    ]);
  });

  test('reads collections, and one with its products filtered', async () => {
    const collections = await client.collections(UNITED_STATES);
    expect(collections.map(({ handle }) => handle)).toEqual(['rooms-and-beds', 'table-and-bar', 'paper-and-pockets']);
    const collection = await client.collection(CANADA, 'rooms-and-beds', {
      sortKey: 'PRICE',
      reverse: true,
      filters: [{ available: true }, { price: { min: 100 } }],
    });
    expect(collection?.products.nodes.map(({ handle }) => handle)).toEqual(['bathrobe', 'lap-blanket']);
    expect(await client.collection(CANADA, 'nor-this')).toBeNull();
  });

  test('reads the shop and its policies', async () => {
    expect((await client.shop(UNITED_STATES)).name).toBe('ash souvenirs');
    const policies = await client.policies(UNITED_STATES);
    expect(policies.map(({ handle }) => handle)).toEqual([
      'shipping-policy',
      'refund-policy',
      'privacy-policy',
      'terms-of-service',
    ]);
    expect((await client.policy(CANADA, 'refund-policy'))?.title).toBe('Refund policy');
    expect(await client.policy(CANADA, 'no-such-policy')).toBeNull();
  });

  test('knows whether the service is there', async () => {
    expect(await client.isReachable()).toBe(true);
    const endpoint = `${server.origin}/api/2026-04/graphql.json`;
    expect(await createCommerceClient({ endpoint, token: 'wrong' }).isReachable()).toBe(false);
  });
});
