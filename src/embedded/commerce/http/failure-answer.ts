import { GraphQLError } from 'graphql';
import { INTERNAL_ERROR } from '../graphql/errors.ts';
import { problem } from './problem.ts';

/** The answer to a request that threw: 429 where its buyer must wait, else 500, of which the caller learns no detail. */
export function failureAnswer(error: unknown, onError: (error: unknown) => void): { status: 429 | 500; body: string } {
  if (error instanceof GraphQLError && error.extensions.code === 'THROTTLED') {
    return { status: 429, body: JSON.stringify(problem(error.message, 'THROTTLED')) };
  }
  onError(error);
  return { status: 500, body: JSON.stringify(problem(INTERNAL_ERROR, 'INTERNAL_SERVER_ERROR')) };
}
