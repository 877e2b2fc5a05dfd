import { readOperation } from './read-operation.ts';
import { type CommerceConnection, createSendRequest } from './send-operation.ts';

/** A user error as every Admin mutation answers it. */
export type AdminUserError = { code?: string | null; message: string };

/** Sends a document of the Admin API and resolves with its data; throws CommerceError when the request failed. */
export type SendAdmin = <Data>(document: string, variables: Record<string, unknown>) => Promise<Data>;

export type AdminConnection = Pick<CommerceConnection, 'fetch' | 'timeoutMs'> & {
  /** The whole address of the Admin API: `https://shop.example/admin/api/2026-04/graphql.json`. */
  endpoint: string;
  /** The secret token of `X-Shopify-Access-Token`. */
  token: string;
};

/**
 * Makes the one function that speaks to the Admin API. Its documents are few and are not typed by generation: the vendor
 * publishes no file of the Admin schema to check them against.
 */
export function createAdminClient({ endpoint, token, ...connection }: AdminConnection): SendAdmin {
  const send = createSendRequest({ ...connection, endpoint, credentials: () => ({ 'X-Shopify-Access-Token': token }) });
  return <Data>(document: string, variables: Record<string, unknown>) =>
    readOperation<Data, object>(send, document, variables);
}

/** The Admin API of the shop whose Storefront API this is: the same place, another path. */
export function adminEndpoint(storefrontEndpoint: string): string {
  const url = new URL(storefrontEndpoint);
  url.pathname = url.pathname.replace(/\/api\/(?=[^/]*\/?graphql\.json$)/, '/admin/api/');
  return url.href;
}
