import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const isText = (value: unknown) => typeof value === 'string';
const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

/** What each scalar of the published schema looks like on the wire. */
const scalars: Record<string, (value: unknown) => boolean> = {
  Boolean: (value) => typeof value === 'boolean',
  Int: (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  Float: (value) => typeof value === 'number',
  String: isText,
  HTML: isText,
  JSON: () => true,
  ID: (value) => isText(value) && value !== '',
  Color: matches(/^#[0-9a-f]{6}$/i),
  Decimal: matches(/^-?\d+\.\d+$/),
  UnsignedInt64: matches(/^\d+$/),
  DateTime: matches(MOMENT),
  ISO8601DateTime: matches(MOMENT),
  URL: (value) => isText(value) && URL.canParse(value as string),
};

type Walk = { schema: GraphQLSchema; fragments: Map<string, FragmentDefinitionNode>; fieldErrors: string[] };

/**
 * Holds an answer against the schema's types, field by field: nothing missing, nothing null that may not be, every enum
 * value a known one, every scalar in its form, nothing that was not asked for. Answers the errors, a line each.
 */
export function schemaViolations(schema: GraphQLSchema, document: DocumentNode, data: unknown): string[] {
  const [operation] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return ['the document has no operation'];
  const walk = { schema, fragments: new Map(fragments.map((one) => [one.name.value, one])), fieldErrors: [] };
  walkValue(walk, root, data, [operation.selectionSet], operation.operation);
  return walk.fieldErrors;
}

function walkValue(walk: Walk, type: GraphQLOutputType, value: unknown, asked: SelectionSetNode[], at: string): void {
  const { fieldErrors } = walk;
  if (isNonNullType(type)) {
    if (value == null) fieldErrors.push(`${at}: null`);
    else walkValue(walk, type.ofType, value, asked, at);
  } else if (value === null) {
    // The schema allows it.
  } else if (isListType(type)) {
    if (!Array.isArray(value)) fieldErrors.push(`${at}: no list`);
    else for (const [index, entry] of value.entries()) walkValue(walk, type.ofType, entry, asked, `${at}.${index}`);
  } else if (isEnumType(type)) {
    if (!type.getValue(String(value))) fieldErrors.push(`${at}: ${value} is no ${type.name}`);
  } else if (isScalarType(type)) {
    if (!scalars[type.name]?.(value)) fieldErrors.push(`${at}: ${JSON.stringify(value)} is no ${type.name}`);
  } else if (typeof value !== 'object' || value === undefined) {
    fieldErrors.push(`${at}: ${String(value)} is no ${type.name}`);
  } else {
    const record = value as Record<string, unknown>;
    const name = isAbstractType(type) ? record.__typename : type.name;
    if (typeof name === 'string') walkRecord(walk, name, record, asked, at);
    else if (!fitsOneOf(walk, type.name, record, asked)) fieldErrors.push(`${at}: fits no type of ${type.name}`);
  }
}

/** Without its `__typename`, a record of an abstract type has to be one of the possible ones as a whole. */
function fitsOneOf(walk: Walk, abstract: string, record: Record<string, unknown>, asked: SelectionSetNode[]): boolean {
  const type = walk.schema.getType(abstract);
  if (!isAbstractType(type)) return false;
  return walk.schema.getPossibleTypes(type).some((possible) => {
    const attempt: Walk = { ...walk, fieldErrors: [] };
    walkRecord(attempt, possible.name, record, asked, '');
    return attempt.fieldErrors.length === 0;
  });
}

function walkRecord(walk: Walk, name: string, record: Record<string, unknown>, asked: SelectionSetNode[], at: string) {
  const type = walk.schema.getType(name);
  if (!isObjectType(type)) {
    walk.fieldErrors.push(`${at}: ${name} is no object of the schema`);
    return;
  }
  const fields = Map.groupBy(
    asked.flatMap((selections) => fieldsFor(walk, name, selections)),
    (field) => field.alias?.value ?? field.name.value,
  );
  for (const [key, [first, ...others]] of fields) {
    if (!first || first.name.value === '__typename') continue;
    const field = type.getFields()[first.name.value];
    const below = [first, ...others].flatMap((one) => one.selectionSet ?? []);
    if (!field) walk.fieldErrors.push(`${at}.${key}: no field of ${name}`);
    else if (!Object.hasOwn(record, key)) walk.fieldErrors.push(`${at}.${key}: missing`);
    else walkValue(walk, field.type, record[key], below, `${at}.${key}`);
  }
  for (const key of Object.keys(record)) if (!fields.has(key)) walk.fieldErrors.push(`${at}.${key}: not asked for`);
}

/** The fields that a selection asks of a record of one type, fragments spread. */
function fieldsFor(walk: Walk, typeName: string, { selections }: SelectionSetNode): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : walk.fragments.get(selection.name.value);
    const condition = part?.typeCondition?.name.value;
    return part && (!condition || isOfType(walk.schema, typeName, condition))
      ? fieldsFor(walk, typeName, part.selectionSet)
      : [];
  });
}

function isOfType(schema: GraphQLSchema, typeName: string, condition: string): boolean {
  const [type, wanted] = [schema.getType(typeName), schema.getType(condition)];
  return typeName === condition || (isAbstractType(wanted) && isObjectType(type) && schema.isSubType(wanted, type));
}
