import { afterAll, beforeAll, describe, expect } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type CommerceServer, startCommerceServer } from '../commerce/commerce-server.ts';
import { testDatabases } from '../commerce/databases.ts';
import { fact } from './fact.ts';
import { postQuery } from './post-query.ts';

const catalogue = {
  ...commerceSeed.catalogue,
  pages: [
    {
      handle: 'about-robes',
      title: 'About bathrobes',
      bodyHtml: '<p>Ours are <em>heavy</em>.</p>',
      createdAt: '2026-01-01T00:00:00Z',
    },
  ],
};
const FOUND = 'nodes { __typename ... on Product { handle } ... on Page { handle } } totalCount';

describe.each(testDatabases)('search and its errors, on $name', (database) => {
  let server: CommerceServer;
  beforeAll(async () => {
    server = await startCommerceServer(database, catalogue);
  });
  afterAll(() => server.close());

  async function found(query: string, args: string) {
    const { data, errors } = await postQuery(
      server.origin,
      `query ($query: String!) { search(query: $query, first: 10, ${args}) { ${FOUND} } }`,
      { variables: { query } },
    );
    expect(errors).toBeUndefined();
    return (data as { search: { nodes: { __typename: string; handle: string }[]; totalCount: number } }).search;
  }

  fact('recording', 'with prefix NONE the beginning of the last word finds products, and no pages', async () => {
    const none = { nodes: [{ __typename: 'Product', handle: 'bathrobe' }], totalCount: 1 };
    expect(await found('bathr', 'prefix: NONE')).toEqual(none);
    expect(await found('bathr', 'types: [PRODUCT]')).toEqual(none);
    expect(await found('bathr', 'types: [PAGE]')).toEqual({ nodes: [], totalCount: 0 });
    expect(await found('bathr', 'prefix: LAST')).toMatchObject({ totalCount: 2 });
    expect(await found('bathrobes', 'prefix: NONE')).toMatchObject({ totalCount: 2 });
  });

  fact('recording', 'what begins a word in a page’s title does not shift pages among the results', async () => {
    const { nodes } = await found('about bathr', 'prefix: NONE');
    expect(nodes).toEqual([]);
    expect((await found('heavy bathrobes', 'prefix: NONE')).nodes).toContainEqual({
      __typename: 'Page',
      handle: 'about-robes',
    });
  });

  for (const [what, query] of [
    ['that finds nothing', 'zz-no-result-20260720'],
    ['without words', '  '],
  ] as const) {
    fact('recording', `a search ${what} has the filter by price`, async () => {
      const { data } = await postQuery(
        server.origin,
        `query ($query: String!) { search(query: $query, first: 10) {
          productFilters { id label presentation type values { id label count input } } } }`,
        { variables: { query } },
      );
      const { productFilters } = (data as { search: { productFilters: { id: string }[] } }).search;
      const price = productFilters.find(({ id }) => id === 'filter.v.price');
      expect(price).toEqual({
        id: 'filter.v.price',
        label: 'Price',
        presentation: null,
        type: 'PRICE_RANGE',
        values: [
          {
            id: 'filter.v.price',
            label: 'Price',
            count: expect.any(Number),
            input: expect.stringMatching(/^{"price":{"min":\d+,"max":\d+}}$/),
          },
        ],
      });
      if (query.trim()) expect(productFilters).toEqual([price]);
    });
  }

  fact('recording', 'a limit of suggestions out of bounds is INVALID_FIELD_ARGUMENTS', async () => {
    const query =
      'query StorefrontDiscoveryInvalidLimit {\n  predictiveSearch(query: "a", limit: 0) { products { id } }\n}';
    expect(await postQuery(server.origin, query)).toEqual({
      errors: [
        {
          message: 'limit must be within 1..10',
          locations: [{ line: 2, column: 3 }],
          path: ['predictiveSearch'],
          extensions: { code: 'INVALID_FIELD_ARGUMENTS' },
        },
      ],
      data: { predictiveSearch: null },
      extensions: { cost: { requestedQueryCost: 2 } },
    });
  });
});
