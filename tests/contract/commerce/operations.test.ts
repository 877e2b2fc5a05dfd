import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { readOperations, readPublishedSchema } from '#cli/generate-operations.ts';
import { areas } from '#embedded/commerce/areas.ts';
import { buildStorefrontSchema } from '#embedded/commerce/graphql/storefront-schema.ts';

const operations = await readOperations();
const published = await readPublishedSchema();
const embedded = await buildStorefrontSchema(areas);

test('the site has operations', () => {
  expect(operations.map(({ name }) => name)).toContain('productByHandleQuery');
});

test.each(operations)('$name is valid against the published schema and the embedded one', ({ text }) => {
  expect(validate(published, parse(text))).toEqual([]);
  expect(validate(embedded, parse(text))).toEqual([]);
});
