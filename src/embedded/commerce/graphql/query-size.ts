import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** What a mutation costs before what it answers, by the vendor's rules. */
const MUTATION_COST = 10;

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
/** So much that one document holds fewer than forty, and so little that a burst of twenty passes, as at the vendor. */
const HASH_WORK = 2_500;

export type QuerySize = {
  /** What the query costs by the vendor's rules; its answer says so (docs/reference/commerce-protocol.md#query-cost). */
  cost: number;
  /** How much it can make the service do: our limits count this. */
  work: number;
  depth: number;
};

/** What a selection adds to its parent; `costOf` is what it selects of one possible type of an interface or union. */
type Measured = QuerySize & { costOf: Map<string, number> };

type Walk = {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
  known: Map<string, Measured>;
};

/**
 * Measures a validated operation. Its cost follows the vendor's rules: an object is 1, a scalar 0, `__typename` 1, of
 * an interface or union the dearest of the possible types, and a page of a connection grows with the logarithm of its
 * size. Its work is
 * one for each object it can return, those of a connection times the page asked for, and a password's hash is far
 * dearer, so that aliases cannot multiply it. Fragments are measured once and remembered, so that nesting them cannot
 * make the measuring slow.
 */
export function measureQuery(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: FragmentDefinitionNode[],
  variables: Record<string, unknown>,
): QuerySize {
  const root = schema.getRootType(operation.operation)?.name ?? '';
  const walk: Walk = {
    schema,
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
    variables: { ...defaultsOf(operation), ...variables },
    known: new Map(),
  };
  const measured = measureSelections(walk, operation.selectionSet, root);
  return { ...measured, cost: costAs(walk, root, measured) };
}

/** The numbers that the operation itself gives to its variables; no other values say how large a page is. */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  );
}

function measureSelections(walk: Walk, { selections }: SelectionSetNode, typeName: string): Measured {
  const total: Measured = { cost: 0, work: 0, depth: 0, costOf: new Map() };
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) add(total, measureField(walk, selection, typeName));
    else {
      const [condition, part] =
        selection.kind === Kind.INLINE_FRAGMENT
          ? measureInline(walk, selection.selectionSet, selection.typeCondition?.name.value ?? typeName)
          : measureFragment(walk, selection.name.value);
      const isOneOf = condition !== typeName && isObjectType(walk.schema.getType(condition));
      add(total, isOneOf ? asPossibleType(walk, condition, part) : part);
    }
  }
  return total;
}

function measureInline(walk: Walk, selections: SelectionSetNode, condition: string): [string, Measured] {
  return [condition, measureSelections(walk, selections, condition)];
}

function measureFragment(walk: Walk, name: string): [string, Measured] {
  const fragment = walk.fragments.get(name);
  const condition = fragment?.typeCondition.name.value ?? '';
  const measured =
    walk.known.get(name) ??
    (fragment && measureSelections(walk, fragment.selectionSet, condition)) ??
    ({ cost: 0, work: 0, depth: 0, costOf: new Map() } satisfies Measured);
  walk.known.set(name, measured);
  return [condition, measured];
}

function measureField(walk: Walk, field: FieldNode, typeName: string): Measured {
  const parent = walk.schema.getType(typeName);
  const leaf: Measured = { cost: field.name.value === '__typename' ? 1 : 0, work: 0, depth: 1, costOf: new Map() };
  if (!isObjectType(parent) && !isInterfaceType(parent)) return leaf;
  const type = getNamedType(parent.getFields()[field.name.value]?.type);
  if (!type || !isCompositeType(type) || !field.selectionSet) return leaf;
  const inner = measureSelections(walk, field.selectionSet, type.name);
  const isMutation = parent === walk.schema.getMutationType();
  const size = type.name.endsWith('Connection') ? pageSize(walk, field) : null;
  const innerCost = costAs(walk, type.name, inner) * (size === null ? 1 : pageFactor(size));
  const hash = isMutation && HASHING.has(field.name.value) ? HASH_WORK : 0;
  return {
    cost: (isMutation ? MUTATION_COST : 1) + innerCost,
    work: 1 + hash + inner.work * (size ?? 1),
    depth: 1 + inner.depth,
    costOf: new Map(),
  };
}

/** A selection of one possible type: nothing of the parent's own, and counted once among the types. */
function asPossibleType(walk: Walk, typeName: string, part: Measured): Measured {
  return { ...part, cost: 0, costOf: new Map([[typeName, costAs(walk, typeName, part)]]) };
}

/** What a selection costs of a value of this type: of an abstract one, what the dearest possible type does. */
function costAs({ schema }: Walk, typeName: string, { cost, costOf }: Measured): number {
  if (!isAbstractType(schema.getType(typeName))) return cost + (costOf.get(typeName) ?? 0);
  return cost + Math.max(0, ...costOf.values());
}

function add(total: Measured, part: Measured): void {
  total.cost += part.cost;
  total.work += part.work;
  total.depth = Math.max(total.depth, part.depth);
  for (const [type, cost] of part.costOf) total.costOf.set(type, (total.costOf.get(type) ?? 0) + cost);
}

/** By how much a page of this size multiplies what is selected of the connection, as the vendor counts it. */
function pageFactor(size: number): number {
  return Math.max(1, Math.floor(2 * Math.log(size)));
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
