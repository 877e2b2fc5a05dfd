import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Mutations that may hash a password: one of them is as much work as reading some hundred records. */
const HASHING = new Set([
  'customerAccessTokenCreate',
  'customerActivate',
  'customerActivateByUrl',
  'customerCreate',
  'customerReset',
  'customerResetByUrl',
  'customerUpdate',
]);
/** So dear that one document holds fewer than forty, and so cheap that a burst of twenty passes the vendor's clients. */
const HASH_COST = 2_500;

export type QueryCost = { cost: number; depth: number };

type Walk = {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
  known: Map<string, QueryCost>;
};

/**
 * What a validated operation may cost at most: one for each object it can return, those of a connection times the
 * page asked for; a password's hash is far dearer, so that aliases cannot multiply it. Fragments are counted once and remembered, so that nesting them cannot make the counting slow.
 */
export function measureQuery(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: FragmentDefinitionNode[],
  variables: Record<string, unknown>,
): QueryCost {
  const root = schema.getRootType(operation.operation);
  const walk: Walk = {
    schema,
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
    variables,
    known: new Map(),
  };
  return measureSelections(walk, operation.selectionSet, root?.name ?? '');
}

function measureSelections(walk: Walk, selections: SelectionSetNode, typeName: string): QueryCost {
  const total: QueryCost = { cost: 0, depth: 0 };
  for (const selection of selections.selections) {
    const part =
      selection.kind === Kind.FIELD
        ? measureField(walk, selection, typeName)
        : selection.kind === Kind.INLINE_FRAGMENT
          ? measureSelections(walk, selection.selectionSet, selection.typeCondition?.name.value ?? typeName)
          : measureFragment(walk, selection.name.value);
    total.cost += part.cost;
    total.depth = Math.max(total.depth, part.depth);
  }
  return total;
}

function measureFragment(walk: Walk, name: string): QueryCost {
  const known = walk.known.get(name);
  if (known) return known;
  const fragment = walk.fragments.get(name);
  if (!fragment) return { cost: 0, depth: 0 };
  const measured = measureSelections(walk, fragment.selectionSet, fragment.typeCondition.name.value);
  walk.known.set(name, measured);
  return measured;
}

function measureField(walk: Walk, field: FieldNode, typeName: string): QueryCost {
  const parent = walk.schema.getType(typeName);
  if (!isObjectType(parent) && !isInterfaceType(parent)) return { cost: 0, depth: 1 };
  const type = getNamedType(parent.getFields()[field.name.value]?.type);
  if (!type || !isCompositeType(type) || !field.selectionSet) return { cost: 0, depth: 1 };
  const inner = measureSelections(walk, field.selectionSet, type.name);
  const times = type.name.endsWith('Connection') ? pageSize(walk, field) : 1;
  const hash = typeName === 'Mutation' && HASHING.has(field.name.value) ? HASH_COST : 0;
  return { cost: 1 + hash + inner.cost * times, depth: 1 + inner.depth };
}

function pageSize(walk: Walk, field: FieldNode): number {
  for (const argument of field.arguments ?? []) {
    if (argument.name.value !== 'first' && argument.name.value !== 'last') continue;
    const { value } = argument;
    const size =
      value.kind === Kind.INT ? Number(value.value) : value.kind === Kind.VARIABLE && walk.variables[value.name.value];
    if (typeof size === 'number' && size > 0) return size;
  }
  return 1;
}
