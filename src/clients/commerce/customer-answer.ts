import { CommerceError } from './commerce-error.ts';
import { type Operation, operationName } from './operations/operation.ts';
import { readOperation } from './read-operation.ts';
import type { SendOperation } from './send-operation.ts';

/**
 * What the service says a customer did wrong (docs/reference/sessions.md#login-errors, without the words of the site).
 */
export type CustomerError = { code: string | null; field: string[] | null; message: string };

/** What a customer's deed came to. A request that failed is thrown as CommerceError instead. */
export type CustomerAnswer<Value> = { ok: true; value: Value } | { ok: false; errors: CustomerError[] };

/** The token of a session and when it ends, ISO 8601 (docs/reference/sessions.md#storage). */
export type CustomerToken = { accessToken: string; expiresAt: string };

/**
 * Sends a customer mutation, one field alone, and takes `pick` of that field's payload. Errors of the customer's come
 * back as they are; a top-level error, a null payload or a payload without what was asked for is a failed request and
 * throws CommerceError.
 */
export async function askForCustomer<
  Data extends Record<string, { customerUserErrors: CustomerError[] } | null>,
  Variables extends object,
  Value,
>(
  send: SendOperation,
  operation: Operation<Data, Variables>,
  variables: Variables,
  pick: (payload: NonNullable<Data[keyof Data]>) => Value | null | undefined,
): Promise<CustomerAnswer<Value>> {
  const [payload] = Object.values(await readOperation(send, operation, variables)) as Data[keyof Data][];
  if (payload && payload.customerUserErrors.length > 0) return { ok: false, errors: payload.customerUserErrors };
  const value = payload && pick(payload);
  if (value != null) return { ok: true, value };
  throw new CommerceError(operationName(operation), [{ message: 'the answer held neither a result nor an error' }]);
}
