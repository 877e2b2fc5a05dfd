import { extendSchema, type GraphQLObjectType, isObjectType, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOperations, readPublishedSchema } from '#cli/generate-operations.ts';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { areas } from '#embedded/commerce/areas.ts';
import { schemaExtension } from '#embedded/commerce/graphql/schema-extension.ts';
import { buildStorefrontSchema } from '#embedded/commerce/graphql/storefront-schema.ts';
import { type CartServer, cartDatabases, startCartServer } from './cart-server.ts';
import { goToReview, placeOrder, Visitor } from './checkout-visitor.ts';
import { schemaViolations } from './schema-violations.ts';
import { fieldText } from './whole-selection.ts';

const published = extendSchema(await readPublishedSchema(), schemaExtension);
const embedded = await buildStorefrontSchema(areas);
const operations = await readOperations();
const EMAIL = 'june@example.com';
const PASSWORD = 'a long enough password';

const catalogue = {
  ...commerceSeed.catalogue,
  pages: [{ handle: 'bathrobe', title: 'Wrapping', bodyHtml: '<p>In paper.</p>', createdAt: '2026-01-01T00:00:00Z' }],
  blogs: [
    {
      handle: 'bathrobe',
      title: 'Letters',
      seo: { title: 'Letters', description: 'About wrapping.' },
      articles: [
        {
          handle: 'bathrobe',
          title: 'On paper',
          author: 'June Osei',
          contentHtml: '<p>Of yesterday.</p>',
          excerptHtml: '<p>Paper.</p>',
          image: { artwork: 'mail/lift', alt: 'A lift' },
          tags: ['paper'],
          publishedAt: '2026-01-02T00:00:00Z',
        },
      ],
    },
  ],
  menus: [
    {
      handle: 'bathrobe',
      title: 'Main',
      items: [
        {
          title: 'Beds',
          to: { collection: 'rooms-and-beds' },
          items: [{ title: 'Robe', to: { product: 'bathrobe' } }],
        },
        { title: 'Wrapping', to: { page: 'bathrobe' } },
        { title: 'Returns', to: { policy: commerceSeed.catalogue.policies[0]?.handle ?? '' } },
        { title: 'Letters', to: { blog: 'bathrobe' } },
        { title: 'Home', to: { path: '/' } },
      ],
    },
  ],
};

describe.each(cartDatabases)('every answer is of the schema’s types on $name', (database) => {
  let server: CartServer;
  /** What operations are asked with: by `operation.variable`, else by the variable alone. */
  const given: Record<string, unknown> = {};
  beforeAll(async () => {
    server = await startCartServer(database, catalogue);
    const { accessToken } = await server.account(EMAIL);
    const merchandiseId = await server.variant('ASH-ROBE-M');
    const lines = [{ merchandiseId, quantity: 1, attributes: [{ key: 'Initials', value: 'J' }] }];
    const buyerIdentity = { customerAccessToken: accessToken, email: EMAIL, countryCode: 'US' };
    const bought = new Visitor(server, (await server.create({ lines, buyerIdentity })).id);
    await placeOrder(bought, await goToReview(bought));
    const address = { address1: '14 Woodward Avenue', city: 'Detroit', country: 'US', province: 'MI', zip: '48226' };
    // A cart with everything, so that no field of it is answered by an empty list.
    const cart = await server.create({
      lines: [...lines, { merchandiseId: await server.variant('ASH-MUG-KARLS') }],
      buyerIdentity: {
        ...buyerIdentity,
        preferences: {
          wallet: ['shop_pay'],
          delivery: {
            deliveryMethod: ['SHIPPING'],
            coordinates: { latitude: 42.3, longitude: -83, countryCode: 'US' },
          },
        },
      },
      note: 'Soon',
      attributes: [{ key: 'care', value: 'wrap it' }],
      giftCardCodes: ['ASHGIFTUS025SRN1'],
      delivery: {
        addresses: [{ selected: true, address: { deliveryAddress: { countryCode: 'US', provinceCode: 'MI' } } }],
      },
      metafields: [{ key: 'facts.care', type: 'single_line_text_field', value: 'wrap it' }],
    });
    const { data } = await server.ask(
      `mutation ($token: String!, $address: MailingAddressInput!) {
        customerAddressCreate(customerAccessToken: $token, address: $address) { customerAddress { id } } }`,
      { token: accessToken, address: { ...address, firstName: 'June', lastName: 'Osei' } },
    );
    const created = data?.customerAddressCreate as { customerAddress: { id: string } };
    Object.assign(given, {
      cartId: cart.id,
      attributes: [{ key: 'Gift', value: 'yes' }],
      buyerIdentity,
      discountCodes: ['TABLE15', 'WELCOME10', 'FREESHIP', 'NOSUCHCODE'],
      giftCardCodes: ['NOSUCHCARD'],
      appliedGiftCardIds: ['gid://shopify/AppliedGiftCard/1'],
      'variantStockQuery.ids': [merchandiseId, 'gid://shopify/ProductVariant/0'],
      lineIds: ['gid://shopify/CartLine/none'],
      'cartLinesAddMutation.lines': [{ merchandiseId, quantity: 1 }],
      'cartLinesUpdateMutation.lines': [{ id: cart.lines.nodes[0]?.id, quantity: 2 }],
      'cartCreateMutation.input': { lines },
      note: 'For the best of aunts',
      'collectionByHandleQuery.handle': 'rooms-and-beds',
      handle: 'bathrobe',
      first: 5,
      limit: 5,
      query: 'robe',
      token: accessToken,
      address,
      id: created.customerAddress.id,
      email: EMAIL,
      password: PASSWORD,
      'customerResetMutation.id': 'gid://shopify/Customer/1',
      'customerResetMutation.input': { password: PASSWORD, resetToken: 'nothing' },
      'customerActivateMutation.id': 'gid://shopify/Customer/1',
      'customerActivateMutation.input': { password: PASSWORD, activationToken: 'nothing' },
      customer: { firstName: 'Juno' },
      'customerAccessTokenCreateMutation.input': { email: EMAIL, password: PASSWORD },
      'customerCreateMutation.input': { email: 'other@example.com', password: PASSWORD },
    });
  });
  afterAll(() => server.close());

  // What ends something comes last.
  const inOrder = operations.toSorted((a, b) => Number(/Delete/.test(a.name)) - Number(/Delete/.test(b.name)));
  test.each(inOrder)('the site’s $name', async ({ name, text }) => {
    const declared = [...text.matchAll(/\$(\w+): ([\w[\]!]+!)(?=[\s,)])/g)].map(([, variable = '']) => variable);
    const variables = Object.fromEntries(declared.map((one) => [one, given[`${name}.${one}`] ?? given[one]]));
    if (/\$first: Int\b/.test(text)) variables.first = 5;
    const { data, errors } = await server.ask(text, variables);
    expect(errors?.graphQLErrors).toBeUndefined();
    expect(schemaViolations(published, parse(text), data)).toEqual([]);
  });

  /** Asks for every field of a type in turn, behind `path`; answers all that is wrong with the answers. */
  async function errorsOf(type: GraphQLObjectType, wrap: (selection: string) => string): Promise<string[]> {
    const fieldErrors: string[] = [];
    const { data: there } = await server.ask(wrap('__typename'));
    if (!JSON.stringify(there).includes(`"__typename":"${type.name}"`)) return [`there is no ${type.name} to walk`];
    for (const field of Object.values(type.getFields())) {
      const selection = fieldText(embedded, field, 3);
      if (!selection) continue;
      const query = wrap(selection);
      const { data, errors } = await server.ask(query);
      for (const { message } of errors?.graphQLErrors ?? []) fieldErrors.push(`${type.name}.${field.name}: ${message}`);
      if (!errors) fieldErrors.push(...schemaViolations(published, parse(query), data));
    }
    return [...new Set(fieldErrors)];
  }
  const objectType = (name: string) => {
    const type = embedded.getType(name);
    if (!isObjectType(type)) throw new Error(`no type ${name}`);
    return type;
  };

  test.each<[string, (selection: string) => string]>([
    ['Product', (selection) => `{ product(handle: "bathrobe") { ${selection} } }`],
    ['Collection', (selection) => `{ collection(handle: "rooms-and-beds") { ${selection} } }`],
    ['Shop', (selection) => `{ shop { ${selection} } }`],
    ['Localization', (selection) => `{ localization { ${selection} } }`],
    ['Menu', (selection) => `{ menu(handle: "bathrobe") { ${selection} } }`],
    ['Page', (selection) => `{ page(handle: "bathrobe") { ${selection} } }`],
    ['Blog', (selection) => `{ blog(handle: "bathrobe") { ${selection} } }`],
    ['Article', (selection) => `{ articles(first: 1) { nodes { ${selection} } } }`],
    ['SearchResultItemConnection', (selection) => `{ search(query: "robe", first: 3) { ${selection} } }`],
    ['PredictiveSearchResult', (selection) => `{ predictiveSearch(query: "ro") { ${selection} } }`],
    ['Sitemap', (selection) => `{ sitemap(type: PRODUCT) { ${selection} } }`],
    ['Cart', (selection) => `{ cart(id: "${given.cartId}") { ${selection} } }`],
    ['Customer', (selection) => `{ customer(customerAccessToken: "${given.token}") { ${selection} } }`],
    [
      'Order',
      (selection) =>
        `{ customer(customerAccessToken: "${given.token}") { orders(first: 1) { nodes { ${selection} } } } }`,
    ],
  ])('every field of %s', async (name, wrap) => {
    if (name === 'Order' || name === 'Customer' || name === 'Cart') await relogin();
    expect(await errorsOf(objectType(name), wrap)).toEqual([]);
  });

  test('every query of the schema answers, and nothing of another kind', async () => {
    const separately = [
      'article',
      'cart',
      'customer',
      'metaobject',
      'node',
      'nodes',
      'search',
      'predictiveSearch',
      'sitemap',
    ];
    const roots = Object.values(embedded.getQueryType()?.getFields() ?? {});
    const others = roots.filter((field) => !separately.includes(field.name));
    const fieldErrors: string[] = [];
    for (const field of others) {
      const selection =
        field.name === 'metaobjects'
          ? 'metaobjects(type: "size", first: 2) { nodes { id } }'
          : fieldText(embedded, field, 2);
      const query = `{ ${selection} }`;
      const { data, errors } = await server.ask(query);
      for (const { message } of errors?.graphQLErrors ?? []) fieldErrors.push(`${field.name}: ${message}`);
      if (!errors) fieldErrors.push(...schemaViolations(published, parse(query), data));
    }
    const { errors } = await server.ask(
      '{ article(id: "gid://shopify/Article/1") { id } metaobject(id: "gid://shopify/Metaobject/1") { id } node(id: "gid://shopify/Blog/1") { id } }',
    );
    expect([...new Set(fieldErrors), ...(errors?.graphQLErrors ?? [])]).toEqual([]);
  });

  /** The site's own operations ended the session. */
  async function relogin() {
    const { data } = await server.ask(
      'mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } } }',
      { input: { email: EMAIL, password: PASSWORD } },
    );
    const { customerAccessTokenCreate } = data as {
      customerAccessTokenCreate: { customerAccessToken: { accessToken: string } };
    };
    given.token = customerAccessTokenCreate.customerAccessToken.accessToken;
  }
});

test('the walk finds what is not of the schema’s types', () => {
  const document = parse(
    '{ shop { name id } product(handle: "x") { handle availableForSale priceRange { minVariantPrice { amount currencyCode } } } }',
  );
  const data = {
    shop: { name: null, extra: 1 },
    product: {
      handle: 5,
      availableForSale: true,
      priceRange: { minVariantPrice: { amount: 'ten', currencyCode: 'XXL' } },
    },
  };
  expect(schemaViolations(published, document, data)).toEqual([
    'query.shop.name: null',
    'query.shop.id: missing',
    'query.shop.extra: not asked for',
    'query.product.handle: 5 is no String',
    'query.product.priceRange.minVariantPrice.amount: "ten" is no Decimal',
    'query.product.priceRange.minVariantPrice.currencyCode: XXL is no CurrencyCode',
  ]);
});
