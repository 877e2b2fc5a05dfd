import { createFetch, FetchError } from 'ofetch';
import { z } from 'zod';
import { CommerceConfigurationError, type CommerceErrorEntry } from './commerce-error.ts';
import type { Operation } from './operations/operation.ts';

export type CommerceConnection = {
  /** The whole address of the Storefront API: `https://shop.example/api/2026-04/graphql.json`. */
  endpoint: string;
  token: string;
  /** A server's own token; sent instead of the public one where there is one. */
  privateToken?: string;
  /**
   * The visitor on whose behalf the call is made, as an IP address; null when there is none. Sent with the private
   * token.
   */
  buyerAddress?: () => string | null;
  fetch?: typeof fetch;
  /** Rewrites every text of an answer: addresses of the vendor's pictures become the site's own. */
  rewrite?: (text: string) => string;
  /** Milliseconds for one call, its retry and reading the answer included. */
  timeoutMs?: number;
};

/**
 * A response as docs/reference/commerce-protocol.md#request reads it. A failed request has null data and its message in
 * the list (§8).
 */
export type CommerceResponse<Data> = { data: Data | null; errors: CommerceErrorEntry[] };

export type SendOperation = <Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  variables: Variables,
) => Promise<CommerceResponse<Data>>;

const DEFAULT_TIMEOUT_MS = 10_000;

const entryShape = z
  .object({
    message: z.string(),
    path: z.array(z.union([z.string(), z.number()])).nullish(),
    extensions: z.object({ code: z.string().optional() }).nullish(),
  })
  .transform(
    ({ message, path, extensions }): CommerceErrorEntry => ({
      message,
      ...(extensions?.code && { code: extensions.code }),
      ...(path && { path }),
    }),
  );

const answerShape = z.object({ data: z.unknown().nullish(), errors: z.array(entryShape).nullish() });

/**
 * Makes the one function that speaks to the Storefront API. It never throws for a failed request. A query is asked
 * once more when the answer is one that may pass (docs/reference/requests.md#retries); a mutation never is.
 * Throws CommerceConfigurationError at once when the endpoint or the token is missing.
 */
export function createSendOperation(connection: CommerceConnection): SendOperation {
  const { endpoint, token } = connection;
  if (!endpoint) throw new CommerceConfigurationError('endpoint');
  if (!token) throw new CommerceConfigurationError('token');
  return createSendRequest({ ...connection, credentials: () => credentialsOf(connection) });
}

type Credentials = Pick<CommerceConnection, 'token' | 'privateToken' | 'buyerAddress'>;

/**
 * The headers of a call that say who we are: the private token is sent instead of the public one where there is one.
 * With it every call comes from this server, so the vendor asks for the buyer's address: it limits and protects by buyer.
 */
export function credentialsOf({ token, privateToken, buyerAddress }: Credentials): Record<string, string> {
  if (!privateToken) return { 'X-Shopify-Storefront-Access-Token': token };
  const buyer = buyerAddress?.();
  return {
    'Shopify-Storefront-Private-Token': privateToken,
    ...(buyer && { 'Shopify-Storefront-Buyer-IP': buyer }),
  };
}

/** The same for any GraphQL endpoint of the vendor's; `credentials` are the headers of each call. */
export function createSendRequest(
  connection: Pick<CommerceConnection, 'endpoint' | 'fetch' | 'rewrite' | 'timeoutMs'> & {
    credentials: () => Record<string, string>;
  },
): SendOperation {
  const { endpoint, credentials, rewrite, timeoutMs = DEFAULT_TIMEOUT_MS } = connection;
  const request = createFetch(connection.fetch ? { fetch: connection.fetch } : {});

  return async <Data, Variables extends object>(operation: Operation<Data, Variables>, variables: Variables) => {
    // ofetch's own limit ends with the headers; this one covers the body too, and is not retried.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeoutMs);
    try {
      const answer: unknown = await request(endpoint, {
        method: 'POST',
        headers: { ...credentials(), 'Content-Type': 'application/json', Accept: 'application/json' },
        body: { query: operation, variables },
        retry: isMutation(operation) ? 0 : 1,
        signal: limit.signal,
        ...(rewrite && { parseResponse: (text: string) => parseRewritten(text, rewrite) }),
      });
      return readAnswer<Data>(answer);
    } catch (error) {
      return failed(
        limit.signal.aborted ? `The commerce service gave no answer within ${timeoutMs} ms` : messageOf(error),
      );
    } finally {
      clearTimeout(timer);
    }
  };
}

function parseRewritten(text: string, rewrite: (text: string) => string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? rewrite(value) : value));
  } catch {
    return text;
  }
}

function readAnswer<Data>(answer: unknown): CommerceResponse<Data> {
  const read = answerShape.safeParse(answer);
  if (!read.success) return failed('The commerce service answered with something that is not GraphQL.');
  const { data, errors } = read.data;
  if (data == null && !errors?.length) return failed('The commerce service answered without data.');
  return { data: (data ?? null) as Data | null, errors: errors ?? [] };
}

function failed(message: string): CommerceResponse<never> {
  return { data: null, errors: [{ message, code: 'UNREACHABLE' }] };
}

function messageOf(error: unknown): string {
  if (error instanceof FetchError && error.status === undefined && error.cause instanceof Error) {
    return `The commerce service did not answer: ${error.cause.message}`;
  }
  return error instanceof Error ? error.message : String(error);
}

function isMutation(operation: string): boolean {
  return /^\s*mutation\b/.test(operation);
}
