import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  buildClientSchema,
  extendSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type IntrospectionQuery,
  isObjectType,
  isScalarType,
} from 'graphql';
import type { CommerceContext } from '../context.ts';
import type { ResolverMap } from './resolvers.ts';
import { schemaExtension } from './schema-extension.ts';
import { requireTokens } from './token-fields.ts';

/**
 * Operations the vendor opens to chosen partners only (docs/reference/commerce-protocol.md#operations); a plain shop
 * does not have them.
 */
const RESTRICTED = new Set([
  'cartClone',
  'cartCompletionAttempt',
  'cartPaymentUpdate',
  'cartPrepareForCompletion',
  'cartSubmitForCompletion',
  'shopPayPaymentRequestSessionCreate',
  'shopPayPaymentRequestSessionSubmit',
]);

/**
 * Builds the published Storefront schema, adds what the live API has beside it, and puts the resolvers on its fields;
 * throws when one names no field.
 */
export async function buildStorefrontSchema(areas: ResolverMap[]): Promise<GraphQLSchema> {
  const path = createRequire(import.meta.url).resolve('@shopify/hydrogen-react/storefront.schema.json');
  const published = JSON.parse(await readFile(path, 'utf8')) as IntrospectionQuery;
  const schema = extendSchema(buildClientSchema(withoutRestricted(published)), schemaExtension, {
    assumeValidSDL: true,
  });
  writeWholeSeconds(schema);
  for (const area of areas) attachResolvers(schema, area);
  requireTokens(schema);
  return schema;
}

function withoutRestricted(published: IntrospectionQuery): IntrospectionQuery {
  const { queryType, mutationType, types } = published.__schema;
  const roots = new Set([queryType.name, mutationType?.name]);
  return {
    __schema: {
      ...published.__schema,
      types: types.map((type) =>
        type.kind === 'OBJECT' && roots.has(type.name)
          ? { ...type, fields: type.fields.filter((field) => !RESTRICTED.has(field.name)) }
          : type,
      ),
    },
  };
}

/** Writes the vendor's moments without fractions of a second; to be called before anything is answered. */
export function writeWholeSeconds(schema: GraphQLSchema): void {
  for (const name of ['DateTime', 'ISO8601DateTime']) {
    const type = schema.getType(name);
    if (isScalarType(type)) type.serialize = (moment) => String(moment).replace(/\.\d+(?=Z|[+-]|$)/, '');
  }
}

/** Puts an area's resolvers on the fields of a schema; throws when one names no field, or two the same. */
export function attachResolvers(schema: GraphQLSchema, area: ResolverMap) {
  for (const [typeName, fields] of Object.entries(area)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`The schema has no object type ${typeName}.`);
    const known = type.getFields();
    for (const [fieldName, resolver] of Object.entries(fields)) {
      const field = known[fieldName];
      if (!field) throw new Error(`The schema has no field ${typeName}.${fieldName}.`);
      if (field.resolve) throw new Error(`Two areas resolve ${typeName}.${fieldName}.`);
      field.resolve = resolver as GraphQLFieldResolver<unknown, CommerceContext>;
    }
  }
}
