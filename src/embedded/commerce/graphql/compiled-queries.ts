import { type DocumentNode, type ExecutionResult, type GraphQLSchema, isObjectType } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { CommerceContext } from '../context.ts';
import { readProperty } from './resolvers.ts';

/** A query is compiled when it is executed for this time: compiling takes as long as some fifty executions. */
const compiledFrom = 20;
/** Documents whose executions are counted, compiled ones among them. */
const knownDocuments = 200;

type Run = (context: CommerceContext, variables: Record<string, unknown>) => Promise<ExecutionResult>;

/**
 * Compiles the queries that are executed again and again, which then take less than half of the time. `runOf` counts an
 * execution and answers what executes it; null where it is not compiled. What a compiled query answers with errors must be
 * executed by graphql-js, whose errors are those of the vendor.
 */
export function createCompiledQueries(schema: GraphQLSchema) {
  const known = new LRUCache<string, { executions: number; run: Run | null }>({ max: knownDocuments });
  let isPrepared = false;

  function compile(document: DocumentNode, operationName: string | null): Run | null {
    if (!isPrepared) resolveByProperty(schema);
    isPrepared = true;
    const compiled = compileQuery(schema, document, operationName ?? undefined, {
      disablingCapturingStackErrors: true,
    });
    if (!isCompiledQuery(compiled)) return null;
    return async (context, variables) => compiled.query(undefined, context, variables);
  }

  return {
    /** `source` is the document's text. */
    runOf(source: string, document: DocumentNode, operationName: string | null): Run | null {
      const key = `${operationName ?? ''}\n${source}`;
      const found = known.get(key) ?? { executions: 0, run: null };
      found.executions += 1;
      if (found.executions === compiledFrom) found.run = compile(document, operationName);
      known.set(key, found);
      return found.run;
    },
  };
}

/** A compiled query reads a field without a resolver as a plain property, and knows none for all fields. */
function resolveByProperty(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) field.resolve ??= readProperty;
  }
}
