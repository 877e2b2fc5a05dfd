import { CommerceError } from './commerce-error.ts';
import { type CommerceConnection, createSendRequest } from './send-operation.ts';

/** A user error as every Admin mutation answers it. */
export type AdminUserError = { code?: string | null; message: string };

export type SendAdmin = <Data>(name: string, document: string, variables: Record<string, unknown>) => Promise<Data>;

export type AdminConnection = Pick<CommerceConnection, 'fetch' | 'timeoutMs'> & {
  /** The whole address of the Admin API: `https://shop.example/admin/api/2026-04/graphql.json`. */
  endpoint: string;
  /** The secret token of `X-Shopify-Access-Token`. */
  token: string;
};

/**
 * Makes the one function that speaks to the Admin API; it throws CommerceError when the request failed. Its documents are
 * few and are not typed by generation: the vendor publishes no file of the Admin schema to check them against.
 */
export function createAdminClient({ endpoint, token, ...connection }: AdminConnection): SendAdmin {
  const send = createSendRequest({ ...connection, endpoint, credentials: { 'X-Shopify-Access-Token': token } });
  return async <Data>(name: string, document: string, variables: Record<string, unknown>) => {
    const { data, errors } = await send<Data, Record<string, unknown>>(document, variables);
    if (data === null || errors.length > 0) throw new CommerceError(name, errors);
    return data;
  };
}

/** The Admin API of the shop whose Storefront API this is: the same place, another path. */
export function adminEndpoint(storefrontEndpoint: string): string {
  const url = new URL(storefrontEndpoint);
  url.pathname = url.pathname.replace(/\/api\/(?=[^/]*\/?graphql\.json$)/, '/admin/api/');
  return url.href;
}
