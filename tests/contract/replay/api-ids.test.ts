import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type CustomerServer, startCustomerServer } from '../commerce/customer-server.ts';
import { testDatabases } from '../commerce/databases.ts';
import { fact } from './fact.ts';
import { postQuery } from './post-query.ts';

const menus = [
  {
    handle: 'main-menu',
    title: 'Main menu',
    items: [
      { title: 'Home', to: { path: '/' }, items: [{ title: 'Robe', to: { product: 'bathrobe' } }] },
      { title: 'Beds', to: { collection: 'rooms-and-beds' } },
    ],
  },
];

describe.each(testDatabases)('ids, and tokens of customers, on $name', (database) => {
  let server: CustomerServer;
  beforeAll(async () => {
    server = await startCustomerServer(database);
    await server.seed({ catalogue: { ...commerceSeed.catalogue, menus } });
  });
  afterAll(() => server.close());

  fact('recording', 'a number that no record can have is null, without an error', async () => {
    const { data, errors } = await postQuery(
      server.origin,
      `query ($ids: [ID!]!, $page: ID!) { nodes(ids: $ids) { id } node(id: $page) { id } page(id: $page) { id }
        product(id: "gid://shopify/Product/999999999999999999") { id } collection(id: "gid://shopify/Collection/0") { id } }`,
      {
        variables: {
          ids: ['gid://shopify/Page/999999999999999999', 'gid://shopify/Product/1?from=elsewhere'],
          page: 'gid://shopify/Page/999999999999999999',
        },
      },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ nodes: [null, null], node: null, page: null, product: null, collection: null });
  });

  fact('recording', 'a menu is found by its id', async () => {
    const found = await postQuery(server.origin, '{ menu(handle: "main-menu") { id items { items { id } } } }');
    const { menu } = found.data as { menu: { id: string; items: { items: { id: string }[] }[] } };
    const { data } = await postQuery(
      server.origin,
      `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id
        ... on Menu { handle title itemsCount } ... on MenuItem { title url } } }`,
      {
        variables: { ids: [menu.id, menu.items[0]?.items[0]?.id, 'gid://shopify/Menu/77', 'gid://shopify/MenuItem/7'] },
      },
    );
    expect(data?.nodes).toEqual([
      { __typename: 'Menu', id: menu.id, handle: 'main-menu', title: 'Main menu', itemsCount: 3 },
      {
        __typename: 'MenuItem',
        id: menu.items[0]?.items[0]?.id,
        title: 'Robe',
        url: 'https://ash.example/souvenirs/product/bathrobe',
      },
      null,
      null,
    ]);
  });

  fact('recording', 'a picture is a ProductImage of its product, and an ImageSource among its media', async () => {
    const { data } = await postQuery(
      server.origin,
      `{ product(handle: "key-tag") { featuredImage { id } images(first: 1) { nodes { id } }
        media(first: 1) { nodes { id previewImage { id } ... on MediaImage { image { id } } } }
        variants(first: 1) { nodes { image { id } } } } }`,
    );
    const { product } = data as { product: { featuredImage: { id: string } } };
    const number = /\d+$/.exec(product.featuredImage.id)?.[0];
    const [own, source] = ['ProductImage', 'ImageSource'].map((type) => ({ id: `gid://shopify/${type}/${number}` }));
    expect(product).toEqual({
      featuredImage: own,
      images: { nodes: [own] },
      media: { nodes: [{ id: `gid://shopify/MediaImage/${number}`, previewImage: source, image: source }] },
      variants: { nodes: [{ image: { id: expect.stringContaining('gid://shopify/ProductImage/') } }] },
    });
  });

  fact('recording', 'a malformed id in the document refuses the whole request', async () => {
    const query = 'query StorefrontDiscoveryInvalidId {\n  node(id: "not-a-gid") {\n    id\n  }\n}\n';
    expect(await postQuery(server.origin, query)).toEqual({
      errors: [
        {
          message: "Invalid global id 'not-a-gid'",
          locations: [{ line: 2, column: 3 }],
          path: ['query StorefrontDiscoveryInvalidId', 'node', 'id'],
          extensions: { code: 'argumentLiteralsIncompatible', typeName: 'CoercionError' },
        },
      ],
    });
  });

  test.each([
    ['{ shop { name } some: nodes(ids: ["gid://shopify/Product/1", "2"]) { id } }', ['query', 'some', 'ids']],
    [
      'mutation Add { cartLinesAdd(cartId: "gid://shopify/Cart/c1?key=k", lines: [{ merchandiseId: "" }]) { cart { id } } }',
      ['mutation Add', 'cartLinesAdd', 'lines', 'merchandiseId'],
    ],
    ['{ ...Root } fragment Root on QueryRoot { cart(id: "c1") { id } }', ['fragment Root', 'cart', 'id']],
  ])('the error of %s names the way there', async (query, path) => {
    const { data, errors } = await postQuery(server.origin, query);
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ path, extensions: { typeName: 'CoercionError' } }]);
  });

  fact('recording', 'a bad token in the context answers errors only', async () => {
    const query = `query ($token: String!) @inContext(buyer: { customerAccessToken: $token }) { shop { name } }`;
    expect(await postQuery(server.origin, query, { variables: { token: 'made-up' } })).toEqual({
      errors: [{ message: 'The token provided is not valid' }],
    });
    const token = await server.newcomer('june@example.com');
    expect(await postQuery(server.origin, query, { variables: { token } })).toMatchObject({
      data: { shop: { name: 'ash souvenirs' } },
    });
  });
});
