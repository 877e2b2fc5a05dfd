import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** A value for each argument that must be given, or names what is looked for, by its name. */
const GIVEN: Record<string, string> = {
  identifiers: '[{ namespace: "facts", key: "care" }]',
  key: '"care"',
  selectedOptions: '[{ name: "Size", value: "M" }]',
  handle: '"bathrobe"',
  productHandle: '"bathrobe"',
  page: '1',
  id: '"gid://shopify/Product/1"',
};

/** Every field of a type that can be asked for, with their own fields down to `depth` types below. */
function wholeSelection(schema: GraphQLSchema, type: GraphQLNamedType, depth: number): string {
  if (isAbstractType(type)) {
    const possible = schema.getPossibleTypes(type);
    // Any record at all (a metafield's owner, say): each type of those is walked for itself.
    if (possible.length > 6) return '__typename';
    const below = possible.length > 3 ? 0 : depth;
    const parts = possible.map((one) => `... on ${one.name} { ${fieldsOf(schema, one, below, `${one.name}_`)} }`);
    return `__typename ${parts.join(' ')}`;
  }
  return fieldsOf(schema, type, depth, '');
}

/** Fields of one type; two types beside one another may call different things by one name, hence `prefix`. */
function fieldsOf(schema: GraphQLSchema, type: GraphQLNamedType, depth: number, prefix: string): string {
  if (!isObjectType(type) && !isInterfaceType(type)) return '__typename';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const text = fieldText(schema, field, depth);
    return text ? [prefix ? `${prefix}${field.name}: ${text}` : text] : [];
  });
  return ['__typename', ...fields].join(' ');
}

/** One field with its arguments and selection; null where it lies too deep, or an argument has no value here. */
export function fieldText(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>, depth: number): string | null {
  const args = field.args.flatMap((argument) => argumentText(argument) ?? []);
  if (field.args.some((argument) => isRequiredArgument(argument) && !argumentText(argument))) return null;
  const call = args.length > 0 ? `${field.name}(${args.join(', ')})` : field.name;
  const type = getNamedType(field.type);
  if (isLeafType(type)) return call;
  if (type.name.endsWith('Connection')) {
    const node = isObjectType(type) ? getNamedType(type.getFields().nodes?.type) : undefined;
    if (depth === 0 || !node) return null;
    const others = Object.values(isObjectType(type) ? type.getFields() : {})
      .filter((own) => !['nodes', 'edges', 'pageInfo'].includes(own.name))
      .map((own) => fieldText(schema, own, depth - 1));
    const nodes = isLeafType(node) ? 'nodes' : `nodes { ${wholeSelection(schema, node, depth - 1)} }`;
    const page = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
    return `${call} { ${page} edges { cursor } ${others.join(' ')} ${nodes} }`;
  }
  return depth === 0 ? null : `${call} { ${wholeSelection(schema, type, depth - 1)} }`;
}

/** An argument with its value; null where it is left out, or has none here. */
function argumentText(argument: GraphQLArgument): string | null {
  if (argument.name === 'first') return 'first: 2';
  const isName = /[hH]andle$/.test(argument.name) && getNamedType(argument.type).name === 'String';
  if (!isRequiredArgument(argument) && !isName) return null;
  const value = GIVEN[argument.name];
  return value ? `${argument.name}: ${value}` : null;
}
