const endpoint = '/_services/commerce/api/2026-04/graphql.json';

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
