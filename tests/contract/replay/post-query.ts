import { PUBLIC_TOKEN } from '../commerce/commerce-server.ts';

export type Answer = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown; locations?: unknown; extensions?: Record<string, unknown> }[];
  extensions?: { cost?: Record<string, unknown>; context?: Record<string, unknown> };
};

type Options = { variables?: Record<string, unknown>; headers?: Record<string, string>; version?: string };

/** Posts a query to the Storefront API, with the public token unless other headers are given; answers the whole body. */
export async function postQuery(origin: string, query: string, options: Options = {}): Promise<Answer> {
  return (await post(origin, query, options)).body;
}

/** The same with the status of the answer. */
export async function post(
  origin: string,
  query: string,
  {
    variables = {},
    headers = { 'X-Shopify-Storefront-Access-Token': PUBLIC_TOKEN },
    version = '2026-04',
  }: Options = {},
): Promise<{ status: number; body: Answer }> {
  const response = await fetch(`${origin}/api/${version}/graphql.json`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}
