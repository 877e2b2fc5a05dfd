const endpoint = '/_services/commerce/api/2026-04/graphql.json';

/** Makes a cart with one product at the embedded shop and answers with the URL of its checkout. */
export async function openCheckout(site: string): Promise<string> {
  const { products } = await ask<{ products: { nodes: { variants: { nodes: { id: string }[] } }[] } }>(
    site,
    '{ products(first: 1, sortKey: TITLE) { nodes { variants(first: 1) { nodes { id } } } } }',
    {},
  );
  const merchandiseId = products.nodes[0]?.variants.nodes[0]?.id;
  const { cartCreate } = await ask<{ cartCreate: { cart: { checkoutUrl: string } } }>(
    site,
    'mutation ($input: CartInput!) { cartCreate(input: $input) { cart { checkoutUrl } } }',
    { input: { lines: [{ merchandiseId, quantity: 1 }], buyerIdentity: { countryCode: 'US' } } },
  );
  return cartCreate.cart.checkoutUrl;
}

async function ask<Data>(site: string, query: string, variables: object): Promise<Data> {
  const response = await fetch(site + endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': 'embedded-commerce-public' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(`the shop refused: ${JSON.stringify(errors)}`);
  return data;
}
