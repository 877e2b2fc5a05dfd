import { CommerceError } from './commerce-error.ts';
import type { Operation } from './operations/operation.ts';
import type { SendOperation } from './send-operation.ts';

/** What the service says a customer did wrong (spec §3 'Login error entry', without the words of the site). */
export type CustomerError = { code: string | null; field: string[] | null; message: string };

/** What a customer's deed came to. A request that failed is thrown as CommerceError instead. */
export type CustomerAnswer<Value> = { ok: true; value: Value } | { ok: false; errors: CustomerError[] };

/** The token of a session and when it ends, ISO 8601 (spec §3 'Customer session'). */
export type CustomerToken = { accessToken: string; expiresAt: string };

type Payload = {
  customerUserErrors: { code: string | null; field: string[] | null; message: string }[];
};

/**
 * Sends a customer mutation and takes `pick` of its payload. Errors of the customer's come back as they are; a top-level
 * error, a null payload or a payload without what was asked for is a failed request and throws CommerceError.
 */
export async function askForCustomer<Data, Variables extends object, Field extends Payload, Value>(
  send: SendOperation,
  name: string,
  operation: Operation<Data, Variables>,
  variables: Variables,
  payloadOf: (data: Data) => Field | null,
  pick: (payload: Field) => Value | null | undefined,
): Promise<CustomerAnswer<Value>> {
  const { data, errors } = await send(operation, variables);
  const payload = data && payloadOf(data);
  if (!payload || errors.length > 0) throw new CommerceError(name, errors);
  if (payload.customerUserErrors.length > 0) return { ok: false, errors: payload.customerUserErrors };
  const value = pick(payload);
  if (value == null) throw new CommerceError(name, [{ message: 'the answer held neither a result nor an error' }]);
  return { ok: true, value };
}
