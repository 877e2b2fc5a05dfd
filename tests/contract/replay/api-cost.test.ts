import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type CommerceServer, startCommerceServer } from '../commerce/commerce-server.ts';
import { testDatabases } from '../commerce/databases.ts';
import { fact } from './fact.ts';
import { postQuery } from './post-query.ts';

const PAGE_INFO = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
const ERRORS = 'customerUserErrors { field message code } userErrors { field message }';

/** Documents, or parts of them, with the costs that follow from what a shop of the vendor answered. */
const recorded: [string, number, string][] = [
  [
    'a changed customer',
    14,
    `mutation { customerUpdate(customerAccessToken: "none", customer: { firstName: "June" }) {
      customer { id email firstName } customerAccessToken { accessToken expiresAt } ${ERRORS} } }`,
  ],
  [
    'a login',
    13,
    `mutation { customerAccessTokenCreate(input: { email: "nobody@example.com", password: "not a password" }) {
      customerAccessToken { accessToken expiresAt } ${ERRORS} } }`,
  ],
  [
    'the end of a session',
    11,
    'mutation { customerAccessTokenDelete(customerAccessToken: "none") { deletedAccessToken userErrors { field message } } }',
  ],
  [
    'a default address, with a page of five in the payload',
    21,
    `mutation { customerDefaultAddressUpdate(customerAccessToken: "none", addressId: "gid://shopify/MailingAddress/1") {
      customer { id defaultAddress { id } addresses(first: 5) { nodes { id city } ${PAGE_INFO} } } ${ERRORS} } }`,
  ],
  [
    'a customer with a page of two',
    4,
    `{ customer(customerAccessToken: "none") { id addresses(first: 2) { nodes { id } ${PAGE_INFO} } } }`,
  ],
  [
    'a customer with pages of five',
    22,
    `{ customer(customerAccessToken: "none") { id defaultAddress { id city }
      addresses(first: 5) { nodes { id city } ${PAGE_INFO} }
      orders(first: 5) { nodes { id totalPrice { amount } totalPriceV2: totalPrice { amount } } ${PAGE_INFO} } } }`,
  ],
  [
    'nodes of several types',
    4,
    `{ singleMenu: node(id: "gid://shopify/Menu/1") { __typename id ... on Menu { handle title } }
      mixed: nodes(ids: ["gid://shopify/Product/1"]) { __typename id
        ... on Product { handle } ... on Collection { handle } ... on Page { handle } ... on Menu { handle } } }`,
  ],
  [
    'a menu of three levels',
    8,
    `{ menu(handle: "main-menu") { id items { id items { id items { id } resource { __typename ... on Page { handle } } }
      resource { __typename ... on Product { handle } ... on ShopPolicy { handle } } } } }`,
  ],
  [
    'a search for pages',
    4,
    `{ search(first: 1, query: "key", types: [PAGE]) { nodes { __typename ... on Page { id } } ${PAGE_INFO} totalCount } }`,
  ],
  ['a suggestion that is refused', 2, '{ predictiveSearch(query: "a", limit: 0) { products { id } } }'],
  ['a page of five redirects', 7, `{ urlRedirects(first: 5) { nodes { path target } ${PAGE_INFO} } }`],
  [
    'lists in a collection and beside it',
    12,
    `{ byId: collection(id: "gid://shopify/Collection/1") { id products(first: 3) { nodes { id } ${PAGE_INFO} } }
      byHandle: collectionByHandle(handle: "none") { id }
      catalog: collections(first: 3) { nodes { id } ${PAGE_INFO} } }`,
  ],
  [
    'places, as nodes and as edges',
    19,
    `{ locations(first: 5) { edges { cursor node { id address { city } } } nodes { id address { city } } ${PAGE_INFO} } }`,
  ],
  [
    'the longest page of places',
    67,
    `{ locations(first: 250) { edges { cursor node { id address { city } } } nodes { id address { city } } ${PAGE_INFO} } }`,
  ],
  [
    'a page of fifty lines of a cart, whose merchandise is a union',
    31,
    `mutation { cartLinesRemove(cartId: "gid://shopify/Cart/none?key=none", lineIds: []) { cart { id
      lines(first: 50) { nodes { id merchandise { ... on ProductVariant { id title } } } }
      cost { subtotalAmount { amount } totalAmount { amount } } } userErrors { field } warnings { code } } }`,
  ],
  [
    'an address of a cart, with its type',
    16,
    `mutation { cartDeliveryAddressesAdd(cartId: "gid://shopify/Cart/none?key=none", addresses: []) {
      cart { delivery { addresses { address { __typename ... on CartDeliveryAddress { city } } } } } userErrors { field } } }`,
  ],
  [
    'what a site map lists, without its types',
    4,
    `{ sitemap(type: PAGE) { pagesCount { count } resources(page: 1) { hasNextPage
      items { handle ... on SitemapResource { title } } } } }`,
  ],
  [
    'the type of a product and of its variants',
    2 + 1 + 2 * 3,
    `{ product(handle: "none") { __typename id variants(first: 3) { edges { cursor node { __typename id } } } } }`,
  ],
];

describe.each(testDatabases)('what queries cost, on $name', (database) => {
  let server: CommerceServer;
  beforeAll(async () => {
    server = await startCommerceServer(database, commerceSeed.catalogue);
  });
  afterAll(() => server.close());

  for (const [what, cost, query] of recorded) {
    fact('recording', `${what} costs ${cost}`, async () => {
      const { extensions } = await postQuery(server.origin, query);
      expect(extensions).toEqual({ cost: { requestedQueryCost: cost } });
    });
  }

  test('a page’s size counts wherever the query takes it from', async () => {
    const list = (size: string) => `products(first: ${size}) { nodes { id } }`;
    const costs = await Promise.all([
      postQuery(server.origin, `{ ${list('10')} }`),
      postQuery(server.origin, `query ($n: Int = 10) { ${list('$n')} }`),
      postQuery(server.origin, `query ($n: Int) { ${list('$n')} }`, { variables: { n: 10 } }),
    ]);
    for (const { extensions } of costs) expect(extensions?.cost?.requestedQueryCost).toBe(1 + 4);
  });

  test('a fragment costs what it says in place, whichever type it is of', async () => {
    const inline =
      '{ node(id: "gid://shopify/Product/1") { id ... on Product { title images(first: 2) { nodes { id } } } } }';
    const named = `{ node(id: "gid://shopify/Product/1") { ...Any } }
      fragment Any on Node { id ...Product } fragment Product on Product { title images(first: 2) { nodes { id } } }`;
    const [one, other] = await Promise.all([postQuery(server.origin, inline), postQuery(server.origin, named)]);
    expect(one.extensions?.cost?.requestedQueryCost).toBe(1 + 2);
    expect(other.extensions).toEqual(one.extensions);
  });
});
