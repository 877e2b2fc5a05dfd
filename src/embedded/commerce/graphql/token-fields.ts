import { type GraphQLField, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import type { CommerceContext } from '../context.ts';
import { accessDenied } from './errors.ts';
import { readProperty } from './resolvers.ts';

const CUSTOMERS = 'unauthenticated_read_customers';
const METAOBJECTS = 'unauthenticated_read_metaobjects';
const MENUS = 'unauthenticated_read_content';
const TAGS = 'unauthenticated_read_product_tags';

/** The types that are read with a token alone, wherever a field leads to one, and the scope that the vendor names. */
const TYPES: Record<string, string> = {
  Customer: CUSTOMERS,
  Menu: MENUS,
  MenuItem: MENUS,
  Metafield: METAOBJECTS,
  Metaobject: METAOBJECTS,
  MetaobjectConnection: METAOBJECTS,
  Order: CUSTOMERS,
};

/** The fields of other types that are read with a token alone. */
const FIELDS: Record<string, string> = { 'Product.tags': TAGS, 'QueryRoot.productTags': TAGS };

/** Refuses the fields that need a token to requests without one; to be called when all resolvers are on their fields. */
export function requireTokens(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name in TYPES) continue;
    for (const field of Object.values(type.getFields())) {
      const scope = scopeOf(type.name, field);
      if (scope) requireToken(field, scope);
    }
  }
}

/** The error for a record that was found by its id and needs a token; null where the request may have it. */
export function refusedRecord({ access }: CommerceContext, typeName: string): Error | null {
  const scope = TYPES[typeName];
  return access === 'tokenless' && scope ? denied(scope) : null;
}

function scopeOf(typeName: string, field: GraphQLField<unknown, CommerceContext>): string | undefined {
  if (typeName === 'Mutation') return /^customer/.test(field.name) ? 'unauthenticated_write_customers' : undefined;
  return FIELDS[`${typeName}.${field.name}`] ?? TYPES[getNamedType(field.type).name];
}

function requireToken(field: GraphQLField<unknown, CommerceContext>, scope: string): void {
  const resolve = field.resolve ?? readProperty;
  field.resolve = (source, args, context, info) => {
    if (context.access === 'tokenless') throw denied(scope);
    return resolve(source, args, context, info);
  };
}

function denied(scope: string): Error {
  return accessDenied(`\`${scope}\` access scope.`);
}
