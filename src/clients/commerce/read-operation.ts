import { CommerceError } from './commerce-error.ts';
import { type Operation, operationName } from './operations/operation.ts';
import type { SendOperation } from './send-operation.ts';

/**
 * Sends an operation whose answer must be whole, and resolves with its data. Throws CommerceError otherwise: a null field
 * beside an error is not an absence, or a throttled product would become a 404.
 */
export async function readOperation<Data, Variables extends object>(
  send: SendOperation,
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, errors } = await send(operation, variables);
  if (data === null || errors.length > 0) throw new CommerceError(operationName(operation), errors);
  return data;
}
