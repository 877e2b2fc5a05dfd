import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type CommerceServer, startCommerceServer } from './commerce-server.ts';
import { testDatabases } from './databases.ts';

const catalogue = {
  ...commerceSeed.catalogue,
  pages: [
    {
      handle: 'how-we-wrap',
      title: 'How we wrap a mug',
      bodyHtml: '<p>In a page of yesterday’s paper, then in a box that is a little too large.</p>',
      createdAt: '2026-01-01T00:00:00Z',
    },
  ],
  blogs: [
    {
      handle: 'letters',
      title: 'Letters',
      articles: [
        {
          handle: 'a-glaze',
          title: 'A glaze, and a spoon of ash',
          author: 'Karl Lindqvist',
          contentHtml: '<p>How the mug got its color.</p>',
          tags: ['kiln'],
          publishedAt: '2026-01-02T00:00:00Z',
        },
      ],
    },
  ],
};
const ITEM = '__typename ... on Product { handle trackingParameters } ... on Page { handle } ... on Article { handle }';

type Item = { __typename: string; handle: string; trackingParameters?: string };
type Results = {
  totalCount: number;
  nodes: Item[];
  edges: { cursor: string }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
  productFilters: { id: string; values: { label: string; count: number; input: string }[] }[];
};

describe.each(testDatabases)('search on $name', (database) => {
  let server: CommerceServer;
  beforeAll(async () => {
    server = await startCommerceServer(database, catalogue);
  });
  afterAll(() => server.close());

  async function find(query: string, args = 'first: 20'): Promise<Results> {
    const { data, errors } = await server.ask(
      `query ($query: String!) { search(query: $query, ${args}) {
        totalCount nodes { ${ITEM} } edges { cursor }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        productFilters { id values { label count input } } } }`,
      { query },
    );
    expect(errors).toBeUndefined();
    return (data as { search: Results }).search;
  }
  const handles = (results: Results) => results.nodes.map((node) => node.handle);

  test.each([
    ['bathrobe', 'bathrobe'],
    ['batrobe', 'bathrobe'],
    ['bahtrobe', 'bathrobe'],
    ['Bathrobes', 'bathrobe'],
    ['ginghm towl', 'gingham-tea-towel'],
    ['ASH-ROBE-M', 'bathrobe'],
    ['  the BATHROBE, please ', undefined],
    ['tea  towel', 'gingham-tea-towel'],
    ['robe xylophone', undefined],
    ['"', 'any'],
    ['* OR NEAR(', undefined],
  ])('%j finds first %s', async (query, handle) => {
    const [first] = handles(await find(query));
    if (handle === 'any') expect(first).toBeDefined();
    else expect(first).toBe(handle);
  });

  test('products, pages and articles are found together, with the title before the text, and counted', async () => {
    const all = await find('mug');
    expect(all.totalCount).toBe(all.nodes.length);
    expect(handles(all).slice(0, 2)).toEqual(['karls-mug', 'how-we-wrap']);
    expect(handles(await find('mug', 'first: 9, types: [PAGE]'))).toEqual(['how-we-wrap']);
    expect(handles(await find('mug', 'first: 9, types: [PRODUCT]'))).not.toContain('how-we-wrap');
    expect(handles(await find('mug', 'first: 9, types: [ARTICLE]'))).toEqual(['a-glaze']);
    expect(handles(await find('kiln'))).toEqual(['a-glaze']);
    expect(handles(await find('lindqvist'))).toContain('a-glaze');
    expect(all.nodes[0]?.trackingParameters).toMatch(/^_pos=1&_sid=[0-9a-f]{9}&_ss=r$/);
  });

  test('the last word may be a beginning, if it is asked for', async () => {
    expect(handles(await find('bathr', 'first: 5, prefix: LAST'))).toContain('bathrobe');
    expect(handles(await find('gingham tow', 'first: 5, prefix: LAST'))).toEqual(['gingham-tea-towel']);
    expect(handles(await find('ging towel', 'first: 5, prefix: LAST'))).toEqual([]);
  });

  test.each(['RELEVANCE', 'PRICE'])('pages by %s hold every result once, forwards and backwards', async (key) => {
    for (const reverse of [false, true]) {
      const args = `sortKey: ${key}, reverse: ${reverse}`;
      const whole = handles(await find('', `first: 50, ${args}`));
      expect(whole).toHaveLength(catalogue.products.length + 2);
      const forwards: string[] = [];
      let page = await find('', `first: 4, ${args}`);
      forwards.push(...handles(page));
      while (page.pageInfo.hasNextPage) {
        page = await find('', `first: 4, ${args}, after: "${page.pageInfo.endCursor}"`);
        forwards.push(...handles(page));
      }
      expect(forwards).toEqual(whole);
      page = await find('', `last: 4, ${args}`);
      const backwards = handles(page);
      while (page.pageInfo.hasPreviousPage) {
        page = await find('', `last: 4, ${args}, before: "${page.pageInfo.startCursor}"`);
        backwards.unshift(...handles(page));
      }
      expect(backwards).toEqual(whole);
    }
  });

  test('sold-out products come last, stay in place, or are hidden', async () => {
    const only = 'first: 50, types: [PRODUCT]';
    const last = await find('', only);
    expect(handles(last).at(-1)).toBe('slate-soap');
    expect(handles(await find('', `${only}, unavailableProducts: SHOW`)).at(-1)).not.toBe('slate-soap');
    const hidden = await find('', `${only}, unavailableProducts: HIDE`);
    expect(handles(hidden)).not.toContain('slate-soap');
    expect(hidden.totalCount).toBe(last.totalCount - 1);
    expect(handles(await find('soap'))).toEqual(['slate-soap']);
  });

  test('filters narrow the products, and count how many there are of each', async () => {
    const results = await find('', 'first: 50, productFilters: [{ available: true }, { price: { max: 30 } }]');
    const prices = new Map(
      catalogue.products.map((p) => [p.handle, Math.min(...p.variants.map((v) => v.prices.usd?.amount ?? 0))]),
    );
    const products = results.nodes.filter((node) => node.__typename === 'Product');
    expect(products.length).toBeGreaterThan(0);
    for (const { handle } of products) expect(prices.get(handle)).toBeLessThanOrEqual(30_00);
    const facet = (id: string) => results.productFilters.find((filter) => filter.id === id)?.values;
    expect(facet('filter.v.availability')?.map((value) => value.count)).toEqual([catalogue.products.length - 1, 1]);
    expect(facet('filter.p.tag')?.find((value) => value.label === 'linen')).toMatchObject({ input: '{"tag":"linen"}' });
    expect(facet('filter.p.product_type')?.map((value) => value.label)).toContain('Mug');
  });

  test('a cursor of another sort is refused', async () => {
    const byPrice = await find('', 'first: 1, sortKey: PRICE');
    const { errors } = await server.ask(
      `{ search(query: "", first: 1, after: "${Buffer.from('{"last_id":1,"last_value":"x"}').toString('base64')}") { totalCount } }`,
    );
    expect(errors?.graphQLErrors?.[0]?.message).toBe('Invalid cursor for current pagination sort.');
    expect(byPrice.pageInfo.hasNextPage).toBe(true);
  });

  test('a shopper who is still typing sees products, collections, pages and ways to go on', async () => {
    const { data, errors } = await server.ask(
      `{ predictiveSearch(query: "mu", limit: 4) {
        products { handle trackingParameters } collections { handle } pages { handle } articles { handle }
        queries { text styledText trackingParameters } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data?.predictiveSearch).toMatchObject({
      products: [
        {
          handle: 'karls-mug',
          trackingParameters: expect.stringMatching(/^_pos=1&_psid=[0-9a-f]{9}&_psq=mu&_ss=e&_v=1\.0$/),
        },
      ],
      pages: [{ handle: 'how-we-wrap' }],
      articles: [],
      queries: expect.arrayContaining([
        expect.objectContaining({ text: 'mug', styledText: '<mark>mu</mark><span>g</span>' }),
      ]),
    });
  });

  test('a mistyped word suggests the right one, and finds it', async () => {
    const { data } = await server.ask(
      '{ predictiveSearch(query: "batrobe") { products { handle } queries { text styledText } } }',
    );
    expect(data?.predictiveSearch).toEqual({
      products: [expect.objectContaining({ handle: 'bathrobe' })],
      queries: [{ text: 'bathrobe', styledText: '<span>bathrobe</span>' }],
    });
  });

  test('only words of what is sold are suggested', async () => {
    const suggested = async (query: string) => {
      const { data } = await server.ask(
        'query ($query: String!) { predictiveSearch(query: $query) { articles { handle } queries { text } } }',
        { query },
      );
      return data?.predictiveSearch;
    };
    expect(await suggested('glaz')).toEqual({ articles: [{ handle: 'a-glaze' }], queries: [] });
    expect(await suggested('glazze')).toEqual({ articles: [{ handle: 'a-glaze' }], queries: [] });
  });

  test('types, fields and the limit are respected', async () => {
    const ask = async (args: string) => {
      const { data, errors } = await server.ask(
        `{ predictiveSearch(${args}) { products { handle } collections { handle } pages { handle } queries { text } } }`,
      );
      const lists = data?.predictiveSearch as Record<string, object[]> | undefined;
      return { errors, lists, count: lists && Object.values(lists).flat().length };
    };
    expect((await ask('query: "the", types: [COLLECTION]')).lists).toMatchObject({ products: [], queries: [] });
    expect((await ask('query: "linen"')).lists?.products).toHaveLength(0);
    expect((await ask('query: "linen", searchableFields: [TAG]')).lists?.products?.length).toBeGreaterThan(0);
    expect((await ask('query: "mu", limit: 2, limitScope: ALL')).count).toBe(2);
    expect((await ask('query: " "')).count).toBe(0);
    expect((await ask('query: "mu", limit: 11')).errors?.graphQLErrors?.[0]?.extensions?.code).toBe(
      'INVALID_FIELD_ARGUMENTS',
    );
  });
});
