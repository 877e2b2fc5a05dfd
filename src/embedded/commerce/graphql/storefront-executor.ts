import type { GraphQLSchema } from 'graphql';
import { consentResolvers } from '../consent/consent-resolvers.ts';
import { type ContextBase, createExecutor, type Executor, type ExecutorOptions } from './execute-request.ts';
import type { GraphqlRequest } from './graphql-request.ts';
import { unstableSchema } from './schema-extension.ts';
import { attachResolvers } from './storefront-schema.ts';

/**
 * Executes requests to the Storefront API. Version `unstable` has a schema of its own, made when it is first asked for;
 * buyers pay from one allowance for both.
 */
export function createStorefrontExecutor(
  schema: GraphQLSchema,
  base: ContextBase,
  onError: (error: unknown) => void,
  options: ExecutorOptions,
): Executor {
  const stable = createExecutor(schema, base, onError, options);
  let unstable: Executor | null = null;
  const answer = (request: GraphqlRequest) => {
    if (request.version !== 'unstable') return stable(request);
    if (!unstable) {
      const extended = unstableSchema(schema);
      attachResolvers(extended, consentResolvers);
      unstable = createExecutor(extended, base, onError, options);
    }
    return unstable(request);
  };
  // Both cache their answers in one place.
  return Object.assign(answer, { again: stable.again });
}
