import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SeedStory } from '#embedded/content/content-seed.ts';
import type { StoriesResponse } from '#protocol/storyblok/cdn.ts';
import { type ContentServer, DATABASES, startContentServer, TOKENS } from './content-server.ts';
import { type ModelCondition, type ModelQuery, type ModelTerm, naiveList } from './naive-model.ts';

const WORDS = ['', 'a', 'ab', 'abc', 'b', 'A', 'a.b', 'true', 'false', '0', '7', '12', '-3', '2.5', '2024-03-01 08:00'];
const DATES = ['2024-03-01', '2024-03-01 08:00', '2023-12-31 23:59', '2025-01-01'];
const PATHS = ['one', 'two', 'list', 'nested.one', 'absent'];

const scalar = fc.oneof(
  fc.constantFrom(...WORDS, ...DATES),
  fc.boolean(),
  fc.integer({ min: -5, max: 20 }),
  fc.constant(null),
);
const content = fc.record(
  {
    component: fc.constant('page'),
    one: scalar,
    two: fc.oneof(scalar, fc.array(fc.constantFrom('a', 'b', 'c', '7'), { maxLength: 3 })),
    list: fc.array(fc.constantFrom('a', 'b', 'c', '7'), { maxLength: 3 }),
    nested: fc.record({ one: scalar }, { requiredKeys: [] }),
  },
  { requiredKeys: ['component'] },
);

const condition: fc.Arbitrary<ModelCondition> = fc.oneof(
  fc.record({
    path: fc.constantFrom(...PATHS),
    operation: fc.constantFrom('in', 'not_in', 'any_in_array', 'in_array', 'all_in_array'),
    value: fc
      .array(fc.constantFrom('a', 'b', 'c', '7', 'true', 'abc'), { minLength: 1, maxLength: 3 })
      .map((list) => list.join(',')),
  }),
  fc.record({
    path: fc.constantFrom(...PATHS),
    operation: fc.constantFrom('like', 'not_like'),
    value: fc.array(fc.constantFrom('*', 'a', 'b', '.'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  }),
  fc.record({
    path: fc.constantFrom(...PATHS),
    operation: fc.constantFrom('gt_int', 'lt_int', 'gt_float', 'lt_float'),
    value: fc.constantFrom('-3', '0', '2.5', '7', '12', 'abc'),
  }),
  fc.record({
    path: fc.constantFrom(...PATHS),
    operation: fc.constantFrom('gt_date', 'lt_date'),
    value: fc.constantFrom(...DATES),
  }),
  fc.record({
    path: fc.constantFrom(...PATHS),
    operation: fc.constant('is'),
    value: fc.constantFrom('empty', 'not_empty', 'empty_array', 'not_empty_array', 'true', 'false', 'null', 'not_null'),
  }),
  fc.record({ path: fc.constantFrom(...PATHS), operation: fc.constant('exists'), value: fc.constantFrom('0', '1') }),
);

const term: fc.Arbitrary<ModelTerm> = fc.record({
  field: fc.constantFrom('name', ...PATHS.map((path) => `content.${path}`)),
  direction: fc.constantFrom('asc', 'desc'),
  type: fc.constantFrom('', 'int', 'float'),
  nulls: fc.constantFrom('', 'first', 'last'),
});

const query: fc.Arbitrary<ModelQuery> = fc.record({
  // One condition a field and operation: a query can say no more.
  all: fc.uniqueArray(condition, { maxLength: 2, selector: ({ path, operation }) => `${path} ${operation}` }),
  // Alternatives on different fields: beside each other on the same one, they narrow each other.
  any: fc.uniqueArray(condition, { maxLength: 3, selector: ({ path }) => path }),
  terms: fc.array(term, { minLength: 1, maxLength: 3 }),
});

function parameters({ all, any, terms }: ModelQuery): [string, string][] {
  const sortBy = terms.map(({ field, direction, type, nulls }) =>
    [field, direction, type, nulls && `nulls_${nulls}`].filter(Boolean).join(':'),
  );
  return [
    ...all.map(({ path, operation, value }): [string, string] => [`filter_query[${path}][${operation}]`, value]),
    ...any.map(({ path, operation, value }): [string, string] => [
      `filter_query[__or][][${path}][${operation}]`,
      value,
    ]),
    ['sort_by', sortBy.join(',')],
  ];
}

describe.each(DATABASES)('filters and orders on %s agree with the naive model', (kind) => {
  let server: ContentServer;
  const stories: SeedStory[] = fc
    .sample(fc.tuple(content, fc.constantFrom('North', 'South', 'East')), { seed: 20261121, numRuns: 80 })
    .map(([fields, name], index) => ({ full_slug: `sample/${index}`, name, content: fields }));

  beforeAll(async () => {
    server = await startContentServer(kind);
    await server.service.seed({ stories, datasources: [] });
  });
  afterAll(() => server.close());

  const list = async (asked: ModelQuery, more: Record<string, string>) => {
    const search = new URLSearchParams([
      ...parameters(asked),
      ['token', TOKENS.publicToken],
      ['cv', '0'],
      ...Object.entries(more),
    ]);
    const response = await server.service.fetch(new Request(`http://content.example/v2/cdn/stories?${search}`));
    const body = (await response.json()) as StoriesResponse;
    return { slugs: body.stories.map((story) => story.full_slug), total: Number(response.headers.get('total')) };
  };

  test('for any filter and any order', async () => {
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const expected = naiveList(stories, asked);
        expect(await list(asked, { per_page: '100' })).toEqual({ slugs: expected, total: expected.length });
      }),
      { numRuns: 300 },
    );
  });

  test('for any page, the pages being the list cut up', async () => {
    await fc.assert(
      fc.asyncProperty(query, fc.integer({ min: 1, max: 40 }), async (asked, perPage) => {
        const expected = naiveList(stories, asked);
        const pages = [];
        for (let page = 1; page <= Math.ceil(expected.length / perPage) + 1; page++) {
          pages.push(...(await list(asked, { per_page: `${perPage}`, page: `${page}` })).slugs);
        }
        expect(pages).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  test('most filters asked are neither empty nor everything', () => {
    const sizes = fc.sample(query, { seed: 1, numRuns: 200 }).map((asked) => naiveList(stories, asked).length);
    expect(sizes.filter((size) => size > 0 && size < stories.length).length).toBeGreaterThan(60);
  });
});
