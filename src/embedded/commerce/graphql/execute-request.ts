import {
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLErrorOptions,
  type GraphQLSchema,
  getDirectiveValues,
  type OperationDefinitionNode,
} from 'graphql';
import type { CommerceContext } from '../context.ts';
import { customerByToken } from '../customers/customer-by-token.ts';
import { findMarket, type InContext } from '../localization/market.ts';
import type { AnswerCache } from './answer-cache.ts';
import { createCatalogueReads } from './catalogue-reads.ts';
import { createCompiledQueries } from './compiled-queries.ts';
import { createDocumentCache } from './document-cache.ts';
import { answeredError, INTERNAL_ERROR, requestError } from './errors.ts';
import type { GraphqlRequest, GraphqlResponse } from './graphql-request.ts';
import { bytesOf, pieceOf } from './plan/write-json.ts';
import { createPreparedOperations, isTimeless } from './prepared-operations.ts';
import { readProperty } from './resolvers.ts';
import { throttled } from './throttled.ts';
import type { WorkLimit } from './work-limit.ts';

/** What a request's context is made of, before its market is known. */
export type ContextBase = Omit<CommerceContext, 'market' | 'loaders'>;

const MAX_DEPTH = 24;
/** The vendor's limit on the cost of a query without a token. */
const maxTokenlessCost = 1_000;
/** The most work that one query may make (query-size.ts). */
export const maxQueryWork = 100_000;

export type ExecutorOptions = {
  /** Whose allowance each query is taken from; null is any number of queries. */
  limit?: WorkLimit | null;
  /** Where answers that are the same for everybody are cached; without one, each request is executed. */
  cache?: AnswerCache | null;
};

/** What answers requests. `again` gives a body that was answered before, at once; null where it must be executed. */
export type Executor = {
  (request: GraphqlRequest): Promise<GraphqlResponse>;
  again: (request: RepeatedRequest) => Promise<Buffer | null>;
};

export type RepeatedRequest = Required<Pick<GraphqlRequest, 'text' | 'access' | 'buyer' | 'version'>>;

/**
 * Prepares a schema for execution. `onError` hears failures that are not the caller's; the caller sees no detail.
 */
export function createExecutor(
  schema: GraphQLSchema,
  base: ContextBase,
  onError: (error: unknown) => void,
  { limit = null, cache = null }: ExecutorOptions = {},
): Executor {
  const check = createDocumentCache(schema);
  const readsOf = createCatalogueReads(base.db);
  const prepare = createPreparedOperations(schema);
  const runCompiled = createCompiledQueries(schema);

  return Object.assign(answer, {
    async again(request: RepeatedRequest): Promise<Buffer | null> {
      const key = cache?.keyOfText(request.text, request.access) ?? '';
      if (!cache?.has(key)) return null;
      const known = cache.get(key, await cache.version());
      // A buyer who cannot pay for it is refused by `answer`.
      return known && pay(request, known.work) ? known.bytes : null;
    },
  });

  async function answer(request: GraphqlRequest): Promise<GraphqlResponse> {
    const key = cache?.keyOf(request) ?? '';
    const version = (await cache?.version()) ?? 0;
    const known = cache?.get(key, version);
    // A buyer who cannot pay for it is refused below; that answer is never cached.
    if (known && pay(request, known.work)) return { bytes: known.bytes };
    const { query, variables, operationName, access = base.access, buyer = base.buyer } = request;
    const checked = check(query);
    if ('errors' in checked) return { errors: checked.errors.map((error) => error.toJSON()) };
    const prepared = prepare(checked.document, query, operationName);
    if (prepared instanceof GraphQLError) return { errors: [prepared.toJSON()] };
    const { document, operation } = prepared;
    const refused = prepared.oversizedOf(variables);
    if (refused) return { errors: [refused.toJSON()] };
    const { cost, work, depth } = prepared.sizeOf(variables);
    if (depth > MAX_DEPTH) return { errors: [tooMuch('depth', depth, MAX_DEPTH)] };
    if (work > maxQueryWork) return { errors: [tooMuch('work', work, maxQueryWork)] };
    if (access === 'tokenless' && cost > maxTokenlessCost) return { errors: [tooDear(cost)] };
    if (!pay(request, work)) return throttled(schema, operation, cost);

    const inContext = readInContext(schema, operation, variables);
    const customerToken = inContext?.buyer?.customerAccessToken;
    const isShared = customerToken === undefined && prepared.isShared && isTimeless(variables);
    const reads = cache && isShared ? await readsOf(version, inContext ?? {}, access) : null;
    const contextValue: CommerceContext = {
      ...base,
      access,
      buyer,
      ...(reads?.shared ?? { market: await findMarket(base.db, inContext ?? {}), loaders: new Map() }),
    };
    if (customerToken !== undefined && !(await customerByToken(contextValue, customerToken))) {
      // The vendor's error, without a code.
      return { errors: [{ message: 'The token provided is not valid' }] };
    }
    const { country, language } = contextValue.market;
    const context = inContext && { country: country.isoCode, language };
    const extensions = { ...(context && { context }), cost: { requestedQueryCost: cost } };
    const data = reads && (await runCompiled(prepared, variables, contextValue, reads.memory));
    if (cache && data !== null) {
      const bytes = bytesOf(`{"data":${data},"extensions":${pieceOf(JSON.stringify(extensions))}}`);
      cache.offer(key, version, { bytes, work });
      return { bytes };
    }
    const result = await execute({
      ...{ schema, document, operationName, contextValue },
      variableValues: variables,
      fieldResolver: readProperty,
    });
    return withExtensions(result, extensions);
  }

  function pay({ buyer }: Pick<GraphqlRequest, 'buyer'>, work: number): boolean {
    return buyer && limit ? limit.take(buyer, work) : true;
  }

  function withExtensions(result: ExecutionResult, extensions: object): GraphqlResponse {
    const errors = result.errors?.map((error) => publicError(error));
    if (!('data' in result)) return { ...(errors && { errors }) };
    return { data: result.data, ...(errors && { errors }), extensions };
  }

  function publicError(error: GraphQLError): object {
    if (error.extensions.code) return answeredError(error);
    // graphql-js gives no code to variables it cannot coerce; those errors alone have no path.
    if (!error.path) return requestError(error.message, 'INVALID_VARIABLE', place(error)).toJSON();
    onError(error.originalError ?? error);
    return requestError(INTERNAL_ERROR, 'INTERNAL_SERVER_ERROR', place(error)).toJSON();
  }
}

function place({ nodes, path }: GraphQLError): GraphQLErrorOptions {
  return { ...(nodes && { nodes }), ...(path && { path }) };
}

function readInContext(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): InContext | null {
  const directive = schema.getDirective('inContext');
  if (!directive) return null;
  const values = getDirectiveValues(directive, operation, variables);
  return values ? (values as InContext) : null;
}

/** The vendor's error for a query that costs more than is open without a token. */
function tooDear(cost: number): object {
  const extensions = { cost, maxCost: maxTokenlessCost };
  return requestError('Complexity exceeded', 'MAX_COMPLEXITY_EXCEEDED', { extensions }).toJSON();
}

function tooMuch(what: 'depth' | 'work', asked: number, limit: number): object {
  return requestError(`Query has ${what} ${asked}, which exceeds max ${what} of ${limit}`, 'MAX_COMPLEXITY_EXCEEDED', {
    extensions: { [what]: asked, maximum: limit },
  }).toJSON();
}
