import type { GraphQLResolveInfo } from 'graphql';
import { expect, test } from 'vitest';
import type { CommerceContext } from '../context.ts';
import { readProperty } from './resolvers.ts';

const context = {} as CommerceContext;
const info = { fieldName: 'sizes', parentType: { name: 'Product' } } as GraphQLResolveInfo;

test('a field is read from its record, or asked of it', () => {
  expect(readProperty({ sizes: 3 }, {}, context, info)).toBe(3);
  expect(readProperty({ sizes: null }, {}, context, info)).toBeNull();
  expect(readProperty({ sizes: (args: { times: number }) => args.times }, { times: 2 }, context, info)).toBe(2);
});

test.each([[{}], [null], [{ sizes: undefined }], [Object.create({ sizes: 3 })]])(
  'what the record %j has not learned says so, instead of looking like an answer',
  (record) => {
    expect(() => readProperty(record, {}, context, info)).toThrow(
      expect.objectContaining({
        message: 'The embedded commerce service does not serve Product.sizes.',
        extensions: { typeName: 'Product', fieldName: 'sizes', code: 'NOT_IMPLEMENTED' },
      }),
    );
  },
);
