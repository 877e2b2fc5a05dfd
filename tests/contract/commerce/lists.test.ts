import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type CommerceServer, startCommerceServer } from './commerce-server.ts';
import { testDatabases } from './databases.ts';

const { catalogue } = commerceSeed;
const titles = catalogue.products.map((product) => product.title).sort((a, b) => a.localeCompare(b, 'en'));

type List = {
  nodes: { title: string; handle: string }[];
  edges: { cursor: string }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  filters: object[];
};

type Facet = { values: { count: number; input: string }[] };

const LIST = 'nodes { title handle } edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';

describe.each(testDatabases)('lists on $name', (database) => {
  let server: CommerceServer;
  beforeAll(async () => {
    server = await startCommerceServer(database, catalogue);
  });
  afterAll(() => server.close());

  async function products(args: string, variables = {}): Promise<List> {
    const { data, errors } = await server.ask(`{ products(${args}) { ${LIST} } }`, variables);
    expect(errors).toBeUndefined();
    return (data as { products: List }).products;
  }

  async function handlesOf(args: string): Promise<string[]> {
    const { data, errors } = await server.ask(
      `{ collection(handle: "rooms-and-beds") { products(${args}) { ${LIST} } } }`,
    );
    expect(errors).toBeUndefined();
    return (data as { collection: { products: List } }).collection.products.nodes.map((product) => product.handle);
  }

  test('pages forwards through every product once, in order', async () => {
    const seen: string[] = [];
    let after = '';
    for (let turn = 0; turn < 10; turn++) {
      const page = await products(`first: 5, sortKey: TITLE ${after}`);
      seen.push(...page.nodes.map((product) => product.title));
      expect(page.pageInfo.hasPreviousPage).toBe(turn > 0);
      if (!page.pageInfo.hasNextPage) break;
      after = `, after: "${page.pageInfo.endCursor}"`;
    }
    expect(seen).toEqual(titles);
  });

  test('pages backwards to the same places', async () => {
    const last = await products('last: 5, sortKey: TITLE');
    expect(last.nodes.map((product) => product.title)).toEqual(titles.slice(-5));
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const before = await products(`last: 5, sortKey: TITLE, before: "${last.pageInfo.startCursor}"`);
    expect(before.nodes.map((product) => product.title)).toEqual(titles.slice(-10, -5));
    expect(before.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  test('reverse turns the order round, also while paging', async () => {
    const first = await products('first: 4, sortKey: TITLE, reverse: true');
    const second = await products(`first: 4, sortKey: TITLE, reverse: true, after: "${first.pageInfo.endCursor}"`);
    const seen = [...first.nodes, ...second.nodes].map((product) => product.title);
    expect(seen).toEqual(titles.toReversed().slice(0, 8));
  });

  test.each([
    ['PRICE', 'slate-soap'],
    ['BEST_SELLING', 'key-tag'],
    ['CREATED_AT', 'key-tag'],
    ['UPDATED_AT', 'key-tag'],
    ['ID', 'key-tag'],
    ['VENDOR', 'matchbox-candle'],
    ['PRODUCT_TYPE', 'errand-tote'],
  ])('sorts by %s', async (key, first) => {
    const page = await products(`first: 12, sortKey: ${key}`);
    expect(page.nodes).toHaveLength(12);
    expect(page.nodes[0]?.handle).toBe(first);
  });

  test.each([
    ['mug', ['karls-mug']],
    ['tag:brass', ['key-tag', 'cocktail-picks']],
    ['tag:linen OR tag:canvas', ['gingham-tea-towel', 'errand-tote']],
    ['tag:the-siren -tag:paper product_type:mug', ['karls-mug']],
    ["title:'room-key'", ['key-tag']],
    ['"tea towel"', ['gingham-tea-towel']],
    ['variants.price:<15', ['slate-soap']],
    ['available_for_sale:false', ['slate-soap']],
    ['100%', []],
  ])('searches for %s', async (query, handles) => {
    const { data, errors } = await server.ask(
      `query ($query: String) { products(first: 12, query: $query) { ${LIST} } }`,
      {
        query,
      },
    );
    expect(errors).toBeUndefined();
    expect((data as { products: List }).products.nodes.map((product) => product.handle)).toEqual(handles);
  });

  test('a collection keeps its own order, and sorts and filters by availability and price', async () => {
    const own = catalogue.collections[0]?.products;
    expect(await handlesOf('first: 10')).toEqual(own);
    expect(await handlesOf('first: 10, sortKey: PRICE')).toEqual([
      'slate-soap',
      'matchbox-candle',
      'key-tag',
      'lap-blanket',
      'bathrobe',
    ]);
    expect(await handlesOf('first: 10, filters: [{ available: true }]')).toEqual(
      own?.filter((h) => h !== 'slate-soap'),
    );
    expect(await handlesOf('first: 10, filters: [{ available: false }]')).toEqual(['slate-soap']);
    expect(await handlesOf('first: 10, filters: [{ price: { min: 30, max: 130 } }]')).toEqual([
      'lap-blanket',
      'key-tag',
    ]);
    expect(await handlesOf('first: 10, filters: [{ tag: "wool" }, { tag: "bath" }, { available: true }]')).toEqual([
      'bathrobe',
      'lap-blanket',
    ]);
    expect(await handlesOf('first: 10, filters: [{ variantOption: { name: "Size", value: "XL" } }]')).toEqual([
      'bathrobe',
    ]);
  });

  test('a collection counts what its filters leave, each filter by all the others', async () => {
    const counts = async (filters: string) => {
      const { data } = await server.ask(
        `{ collections(first: 5, sortKey: TITLE) { nodes { products(first: 1, filters: ${filters}) {
          filters { values { count input } } } } } }`,
      );
      const { collections } = data as { collections: { nodes: { products: { filters: Facet[] } }[] } };
      return collections.nodes[1]?.products.filters.flatMap(({ values }) => values);
    };
    expect(await counts('[{ available: true }, { tag: "bath" }]')).toEqual([
      { count: 1, input: '{"available":true}' },
      { count: 1, input: '{"available":false}' },
      { count: 1, input: '{"price":{"min":138,"max":138}}' },
    ]);
    expect(await counts('[{ price: { max: 20 } }]')).toEqual([
      { count: 0, input: '{"available":true}' },
      { count: 1, input: '{"available":false}' },
      { count: 5, input: '{"price":{"min":14,"max":138}}' },
    ]);
    expect(await counts('[{ productType: "none" }]')).toEqual([
      { count: 0, input: '{"available":true}' },
      { count: 0, input: '{"available":false}' },
      { count: 0, input: '{"price":{"min":0,"max":0}}' },
    ]);
  });

  test('several collections are paged in one request, each for itself', async () => {
    const { data } = await server.ask(
      `{ collections(first: 5, sortKey: TITLE) { totalCount nodes { handle image { url } products(first: 2) {
        nodes { handle } pageInfo { hasNextPage } filters { id values { label count input } } } } } }`,
    );
    expect(data?.collections).toMatchObject({
      totalCount: '3',
      nodes: [
        { handle: 'paper-and-pockets', products: { nodes: [{ handle: 'key-tag' }, { handle: 'linocut-poster' }] } },
        {
          handle: 'rooms-and-beds',
          products: {
            nodes: [{ handle: 'bathrobe' }, { handle: 'lap-blanket' }],
            pageInfo: { hasNextPage: true },
            filters: [
              {
                id: 'filter.v.availability',
                values: [
                  { label: 'In stock', count: 4, input: '{"available":true}' },
                  { label: 'Out of stock', count: 1, input: '{"available":false}' },
                ],
              },
              { id: 'filter.v.price', values: [{ count: 5, input: '{"price":{"min":14,"max":138}}' }] },
            ],
          },
        },
        { handle: 'table-and-bar', products: { nodes: [{ handle: 'karls-mug' }, { handle: 'gingham-tea-towel' }] } },
      ],
    });
  });

  test.each([
    ['products { nodes { id } }', 'you must provide one of first or last'],
    ['products(first: 1, last: 1) { nodes { id } }', 'providing both first and last is not supported'],
    ['products(first: 251) { nodes { id } }', 'first cannot exceed 250'],
    ['products(first: 1, after: "nonsense") { nodes { id } }', 'Invalid cursor for current pagination sort.'],
  ])('refuses %s', async (selection, message) => {
    const { errors } = await server.ask(`{ ${selection} }`);
    expect(errors?.graphQLErrors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_REQUEST' } });
  });

  test('refuses a cursor of another sort', async () => {
    const byTitle = await products('first: 1, sortKey: TITLE');
    const { errors } = await server.ask(
      `{ products(first: 1, sortKey: PRICE, after: "${byTitle.pageInfo.endCursor}") { nodes { id } } }`,
    );
    expect(errors?.graphQLErrors?.[0]?.message).toBe('Invalid cursor for current pagination sort.');
  });
});
