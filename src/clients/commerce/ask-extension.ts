import { createFetch } from 'ofetch';
import type { z } from 'zod';
import { CommerceError } from './commerce-error.ts';
import { type CommerceConnection, credentialsOf } from './send-operation.ts';

const DEFAULT_TIMEOUT_MS = 10_000;

/** Asks what the embedded service adds to the vendor's protocol (docs/decisions). Failures throw CommerceError. */
export type AskExtension = <Answer>(path: string, body: object, shape: z.ZodType<Answer>) => Promise<Answer>;

/** Makes what asks the shop with this connection. Only the embedded service answers. */
export function createAskExtension(connection: CommerceConnection): AskExtension {
  const { endpoint, timeoutMs = DEFAULT_TIMEOUT_MS } = connection;
  const request = createFetch(connection.fetch ? { fetch: connection.fetch } : {});
  return async (path, body, shape) => {
    try {
      const answer = await request(new URL(path, endpoint).href, {
        method: 'POST',
        headers: { ...credentialsOf(connection), 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        retry: 0,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return shape.parse(answer);
    } catch (error) {
      throw new CommerceError(path, [{ message: error instanceof Error ? error.message : String(error) }]);
    }
  };
}
