import { randomUUID } from 'node:crypto';

const endpoint = '/_services/commerce/api/2026-04/graphql.json';
const requestLimit = 30_000;

type Products = { products: { nodes: { variants: { nodes: { id: string; availableForSale: boolean }[] } }[] } };
const productsQuery = `{
  products(first: 20, sortKey: TITLE) { nodes { variants(first: 1) { nodes { id availableForSale } } } }
}`;

/** Makes a cart with the first product that is not sold out, and answers with the URL of its checkout. */
export async function openCheckout(site: string): Promise<string> {
  const { products } = await ask<Products>(site, productsQuery, {});
  const variant = products.nodes.flatMap(({ variants }) => variants.nodes).find((one) => one.availableForSale);
  if (!variant) throw new Error('the shop has nothing to sell');
  const { cartCreate } = await ask<{ cartCreate: { cart: { checkoutUrl: string } } }>(
    site,
    'mutation ($input: CartInput!) { cartCreate(input: $input) { cart { checkoutUrl } } }',
    { input: { lines: [{ merchandiseId: variant.id, quantity: 1 }], buyerIdentity: { countryCode: 'US' } } },
  );
  return cartCreate.cart.checkoutUrl;
}

type Login = { customerAccessTokenCreate: { customerAccessToken: { accessToken: string; expiresAt: string } | null } };

/** Opens an account with this address and logs in; answers with the session's token and when it ends (ISO 8601). */
export async function openAccount(site: string, email: string): Promise<{ token: string; expiresAt: string }> {
  const password = randomUUID();
  const registered = await fetch(`${site}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, acceptsMarketing: false, dateOfBirth: '1990-04-01' }),
    signal: AbortSignal.timeout(requestLimit),
  });
  if (!registered.ok) throw new Error(`no account was opened: ${registered.status} ${await registered.text()}`);
  const { customerAccessTokenCreate } = await ask<Login>(
    site,
    `mutation ($input: CustomerAccessTokenCreateInput!) {
      customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken expiresAt } }
    }`,
    { input: { email, password } },
  );
  const session = customerAccessTokenCreate.customerAccessToken;
  if (!session) throw new Error(`${email} cannot log in`);
  return { token: session.accessToken, expiresAt: session.expiresAt };
}

async function ask<Data>(site: string, query: string, variables: object): Promise<Data> {
  const response = await fetch(site + endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': 'embedded-commerce-public' },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(requestLimit),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(`the shop refused: ${JSON.stringify(errors)}`);
  return data;
}
