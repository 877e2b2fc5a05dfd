import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getArgumentValues,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { CommerceContext } from '../../context.ts';
import { readProperty } from '../resolvers.ts';
import { collectFields, createVariableSearch, type Selections } from './collect-fields.ts';
import type { JsonMemory } from './json-memory.ts';
import { isPromise, type Piece, pieceOf, writeList, writeObject } from './write-json.ts';

/** One execution. `memory` must be of the same catalogue, market and access as the context. */
export type PlanRun = { context: CommerceContext; variables: Record<string, unknown>; memory: JsonMemory };

/** Writes a value as JSON; throws, or rejects, where graphql-js would answer with an error. */
type Write = (value: unknown, run: PlanRun) => Piece;
type Field = ReturnType<GraphQLObjectType['getFields']>[string];
type FieldPlan = { prefix: string; write: (source: object, isRecord: boolean, run: PlanRun) => Piece };

/** The answer needs an error: graphql-js, which then executes the query, says which. */
const unwritable = (what: string) => new Error(`${what} cannot be written.`);

/**
 * Turns a query, which must be valid, into what writes its answer's data as a piece of JSON at once. The answer is that of graphql-js,
 * or there is none: whatever would be an error there, a field that may be null too, rejects the whole. What is selected of
 * a record of the catalogue (`key` is its number) and depends on no variable is written once and remembered. A
 * selection is looked at when a value first needs it.
 */
export function compileQuery(operation: OperationDefinitionNode, selections: Selections) {
  const { schema, fragments, variables: variableValues } = selections;
  const varies = createVariableSearch(fragments);
  const allFragments = Object.fromEntries(fragments);
  const root = schema.getQueryType();
  if (!root) throw new Error('The schema has no queries.');
  const write = selectionWriter(root, [operation.selectionSet]);
  return async (run: PlanRun): Promise<string> => write({}, run);

  function writerOf(type: GraphQLOutputType, sets: readonly SelectionSetNode[]): Write {
    if (isNonNullType(type)) {
      const inner = presentWriter(type.ofType, sets);
      return (value, run) => {
        if (value === null || value === undefined) throw unwritable('A missing value');
        return inner(value, run);
      };
    }
    const inner = presentWriter(type, sets);
    return (value, run) => (value === null || value === undefined ? 'null' : inner(value, run));
  }

  function presentWriter(type: GraphQLOutputType, sets: readonly SelectionSetNode[]): Write {
    if (isListType(type)) {
      const writeItem = writerOf(type.ofType, sets);
      return (value, run) => {
        if (!Array.isArray(value)) throw unwritable('What is no list');
        return writeList(value, (item) => writeItem(item, run));
      };
    }
    if (isObjectType(type)) return selectionWriter(type, sets);
    if (isAbstractType(type)) return abstractWriter(type, sets);
    if (!isLeafType(type)) throw unwritable('A type of this kind');
    return (value) => {
      const json = value instanceof Error ? undefined : JSON.stringify(type.serialize(value));
      if (json === undefined || json === 'null') throw unwritable('A missing value');
      return pieceOf(json);
    };
  }

  /** A value of an interface or a union says in `__typename` which type it is of. */
  function abstractWriter(type: Parameters<typeof schema.isSubType>[0], sets: readonly SelectionSetNode[]): Write {
    const writers = new Map<string, Write>();
    function writerFor(name: string): Write {
      const actual = schema.getType(name);
      if (!isObjectType(actual) || !schema.isSubType(type, actual)) throw unwritable('A value of an unknown type');
      const made = selectionWriter(actual, sets);
      writers.set(name, made);
      return made;
    }
    return (value, run) => {
      const name = typeof value === 'object' && value !== null && '__typename' in value ? String(value.__typename) : '';
      return (writers.get(name) ?? writerFor(name))(value, run);
    };
  }

  function selectionWriter(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Write {
    const isFixed = !varies.inSets(sets);
    const selection = {};
    let fields: FieldPlan[] | null = null;
    return (value, run) => {
      if (typeof value !== 'object' || value === null || value instanceof Error) throw unwritable('What is no record');
      fields ??= [...collectFields(selections, type, sets)].map(([name, nodes]) => fieldPlan(type, name, nodes));
      const isRecord = 'key' in value;
      if (!isFixed || !isRecord) return writeFields(fields, value, isRecord, run);
      const known = run.memory.get(value, selection);
      if (known !== undefined) return known;
      return remember(run.memory, value, selection, writeFields(fields, value, false, run));
    };
  }

  function fieldPlan(type: GraphQLObjectType, name: string, nodes: FieldNode[]): FieldPlan {
    const [node] = nodes;
    const prefix = `${JSON.stringify(name)}:`;
    if (node?.name.value === '__typename') {
      const json = JSON.stringify(type.name);
      return { prefix, write: () => json };
    }
    const field = type.getFields()[node?.name.value ?? ''];
    if (!node || !field) throw unwritable('A field of another kind');
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const write = fieldWriter(type, field, node, nodes, sets);
    const isPlain = !field.resolve && sets.length === 0;
    if (isPlain || varies.inArguments(node) || varies.inSets(sets)) {
      return { prefix, write: (source, _isRecord, run) => write(source, run) };
    }
    const selection = {};
    return {
      prefix,
      write(source, isRecord, run) {
        if (!isRecord) return write(source, run);
        return run.memory.get(source, selection) ?? remember(run.memory, source, selection, write(source, run));
      },
    };
  }

  function fieldWriter(
    type: GraphQLObjectType,
    field: Field,
    node: FieldNode,
    nodes: FieldNode[],
    sets: readonly SelectionSetNode[],
  ): Write {
    const resolve = field.resolve ?? readProperty;
    const complete = writerOf(field.type, sets);
    const fixed = varies.inArguments(node) ? null : getArgumentValues(field, node, {});
    const info = infoOf(type, field, nodes);
    return (source, run) => {
      const value = resolve(source, fixed ?? getArgumentValues(field, node, run.variables), run.context, info);
      return isPromise(value) ? value.then((settled) => complete(settled, run)) : complete(value, run);
    };
  }

  function infoOf(parentType: GraphQLObjectType, field: Field, fieldNodes: FieldNode[]): GraphQLResolveInfo {
    const path = { prev: undefined, key: field.name, typename: parentType.name };
    return {
      ...{ fieldName: field.name, fieldNodes, returnType: field.type, parentType, path },
      ...{ schema, fragments: allFragments, rootValue: undefined, operation, variableValues },
    };
  }
}

function writeFields(fields: readonly FieldPlan[], source: object, isRecord: boolean, run: PlanRun): Piece {
  return writeObject(fields, (field) => field.write(source, isRecord, run));
}

function remember(memory: JsonMemory, record: object, selection: object, piece: Piece): Piece {
  if (typeof piece !== 'string') return piece.then((json) => keep(memory, record, selection, json));
  return keep(memory, record, selection, piece);
}

function keep(memory: JsonMemory, record: object, selection: object, json: string): string {
  memory.set(record, selection, json);
  return json;
}
