import { type DocumentNode, type GraphQLSchema, getVariableValues, visit } from 'graphql';
import type { CommerceContext } from '../context.ts';
import { compileQuery } from './plan/compile-query.ts';
import type { JsonMemory } from './plan/json-memory.ts';
import type { PreparedOperation } from './prepared-operations.ts';

/** Writes the data of a query's answer as a piece of JSON (plan/write-json.ts); null where graphql-js must execute it, which names the error. */
export type RunQuery = (
  prepared: PreparedOperation,
  variables: Record<string, unknown>,
  context: CommerceContext,
  memory: JsonMemory,
) => Promise<string | null>;

type Compiled = ReturnType<typeof compileQuery>;
/** The variables that `@skip` and `@include` read, and what was compiled for each of their values. */
type Known = { conditions: string[]; compiled: Map<string, Compiled> };

/** Values of conditions for which a query is compiled; a query with more is compiled anew. */
const knownConditions = 16;

/** Compiles queries when they are first executed, and remembers them as long as their documents are. */
export function createCompiledQueries(schema: GraphQLSchema): RunQuery {
  const known = new WeakMap<PreparedOperation, Known>();

  function compiledFor(prepared: PreparedOperation, variables: Record<string, unknown>): Compiled {
    const { document, operation, fragments } = prepared;
    const found = known.get(prepared) ?? { conditions: conditionsOf(document), compiled: new Map() };
    known.set(prepared, found);
    const values = Object.fromEntries(found.conditions.map((name) => [name, variables[name]]));
    const key = JSON.stringify(values);
    const compiled =
      found.compiled.get(key) ??
      compileQuery(operation, { schema, fragments: fragmentsByName(fragments), variables: values });
    if (found.compiled.size >= knownConditions) found.compiled.clear();
    found.compiled.set(key, compiled);
    return compiled;
  }

  return async (prepared, given, context, memory) => {
    const { coerced } = getVariableValues(schema, prepared.operation.variableDefinitions ?? [], given);
    if (!coerced) return null;
    try {
      return await compiledFor(prepared, coerced)({ context, variables: coerced, memory });
    } catch {
      // Whatever it was, graphql-js comes upon it again, and reports it.
      return null;
    }
  };
}

function fragmentsByName(fragments: PreparedOperation['fragments']) {
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

function conditionsOf(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive(directive) {
      if (directive.name.value !== 'skip' && directive.name.value !== 'include') return;
      for (const { value } of directive.arguments ?? []) if (value.kind === 'Variable') names.add(value.name.value);
    },
  });
  return [...names].sort();
}
