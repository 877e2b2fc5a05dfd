import { afterAll, beforeAll, describe, expect } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type CartServer, cartDatabases, startCartServer } from '../commerce/cart-server.ts';
import { PUBLIC_TOKEN } from '../commerce/commerce-server.ts';
import { fact } from './fact.ts';

const CODES = '$cartId: ID!, $discountCodes: [String!]!';
const REMOVE = '$cartId: ID!, $lineIds: [ID!]!';
const OPTIONS = '$cartId: ID!, $selectedDeliveryOptions: [CartSelectedDeliveryOptionInput!]!';
const SET = /* GraphQL */ `
  mutation ($metafields: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $metafields) {
    metafields { id } userErrors { field code elementIndex }
  } }
`;
const READ = /* GraphQL */ `
  query ($id: ID!) { cart(id: $id) {
    metafield(namespace: "custom", key: "note") { value }
    metafields(identifiers: [{ namespace: "custom", key: "note" }, { namespace: "custom", key: "count" }]) { key value }
    cost { subtotalAmountEstimated totalAmountEstimated totalTaxAmountEstimated totalDutyAmountEstimated }
  } }
`;

describe.each(cartDatabases)('codes, metafields and limits of a cart on $name', (database) => {
  let server: CartServer;
  let siren: string;
  beforeAll(async () => {
    const { discounts = [], giftCards = [] } = commerceSeed;
    server = await startCartServer(database, commerceSeed.catalogue, { discounts, giftCards });
    siren = await server.variant('ASH-KEY-SIR');
  });
  afterAll(() => server.close());

  const withLine = () => server.create({ lines: [{ merchandiseId: siren }] });
  const enter = (cartId: string, discountCodes: string[]) =>
    server.change('cartDiscountCodesUpdate', CODES, { cartId, discountCodes });
  const read = async (id: string) => (await server.ask(READ, { id })).data?.cart;

  fact('recording', 'codes stand once each, and one that nobody knows as it was typed, spaces and all', async () => {
    const { id } = await withLine();
    const { cart, warnings } = await enter(id, ['WELCOME10', 'welcome10', 'WINTER25', 'TAKE20', ' NOT-A-REAL-CODE ']);
    expect(cart?.discountCodes).toEqual([
      { code: 'WELCOME10', applicable: true },
      { code: 'WINTER25', applicable: false },
      { code: 'TAKE20', applicable: false },
      { code: ' NOT-A-REAL-CODE ', applicable: false },
    ]);
    expect(warnings.map(({ code, message }) => [code, message])).toEqual([
      ['DISCOUNT_CURRENTLY_INACTIVE', 'This discount is not valid anymore'],
      ['DISCOUNT_PURCHASE_NOT_IN_RANGE', 'The TAKE20 discount code is not valid for the items in your cart'],
      ['DISCOUNT_NOT_FOUND', 'Enter a valid discount code'],
    ]);
  });

  fact('audit', 'spaces around a code that is known do no harm', async () => {
    const { id } = await withLine();
    const { cart, warnings } = await enter(id, [' WELCOME10 ']);
    expect(cart?.discountCodes).toEqual([{ code: 'WELCOME10', applicable: true }]);
    expect(warnings).toEqual([]);
  });

  fact(
    'recording',
    'on an emptied cart the codes of running discounts are not honoured, and are named last',
    async () => {
      const cart = await withLine();
      await enter(cart.id, ['WELCOME10', 'WINTER25', 'TAKE20', ' NOT-A-REAL-CODE ']);
      const lineIds = cart.lines.nodes.map(({ id }) => id);
      const emptied = await server.change('cartLinesRemove', REMOVE, { cartId: cart.id, lineIds });
      expect(emptied.cart?.discountCodes.map(({ applicable }) => applicable)).toEqual([false, false, false, false]);
      expect(emptied.warnings.map(({ code, message }) => [code, message])).toEqual([
        ['DISCOUNT_CURRENTLY_INACTIVE', 'This discount is not valid anymore'],
        ['DISCOUNT_NOT_FOUND', 'Enter a valid discount code'],
        ['DISCOUNT_CODE_NOT_HONOURED', 'The WELCOME10 discount code is not honoured'],
        ['DISCOUNT_CODE_NOT_HONOURED', 'The TAKE20 discount code is not honoured'],
      ]);
    },
  );

  fact('recording', 'of the metafields asked for, those that are not there are left out', async () => {
    const { id } = await withLine();
    expect(await read(id)).toMatchObject({ metafield: null, metafields: [] });
    const metafields = [{ ownerId: id, key: 'custom.count', type: 'number_integer', value: '2' }];
    await server.ask(SET, { metafields });
    expect(await read(id)).toMatchObject({ metafield: null, metafields: [{ key: 'count', value: '2' }] });
  });

  fact('recording', 'of a product they are null, at their place', async () => {
    const query = /* GraphQL */ `
      query ($id: ID!) { node(id: $id) { ... on ProductVariant {
        metafields(identifiers: [{ namespace: "no", key: "one" }, { namespace: "no", key: "two" }]) { value }
      } } }
    `;
    expect((await server.ask(query, { id: siren })).data?.node).toEqual({ metafields: [null, null] });
  });

  fact('recording', 'a metafield of the wrong type: an empty list, and the entry in the path alone', async () => {
    const { id } = await withLine();
    const metafields = [{ ownerId: id, key: 'custom.count', type: 'number_integer', value: 'not-a-number' }];
    expect((await server.ask(SET, { metafields })).data?.cartMetafieldsSet).toEqual({
      metafields: [],
      userErrors: [{ code: 'INVALID_VALUE', field: ['metafields', '0', 'value'], elementIndex: null }],
    });
  });

  fact('recording', 'a delivery option that is not offered is refused at the argument, without a cart', async () => {
    const { id, deliveryGroups } = await server.create({
      lines: [{ merchandiseId: siren }],
      delivery: { addresses: [{ selected: true, address: { deliveryAddress: { countryCode: 'US' } } }] },
    });
    const deliveryOptionHandle = 'invalid-delivery-option-handle';
    const selectedDeliveryOptions = [{ deliveryGroupId: deliveryGroups.nodes[0]?.id, deliveryOptionHandle }];
    expect(
      await server.change('cartSelectedDeliveryOptionsUpdate', OPTIONS, { cartId: id, selectedDeliveryOptions }),
    ).toEqual({
      cart: null,
      userErrors: [
        {
          code: 'INVALID_DELIVERY_OPTION',
          field: ['selectedDeliveryOptions'],
          message: `The delivery option with handle ${deliveryOptionHandle} is not valid.`,
        },
      ],
      warnings: [],
    });
  });

  fact('recording', 'every sum of a cart without an address is an estimate, the subtotal too', async () => {
    const cost = {
      subtotalAmountEstimated: true,
      totalAmountEstimated: true,
      totalTaxAmountEstimated: true,
      totalDutyAmountEstimated: true,
    };
    expect(await read((await withLine()).id)).toMatchObject({ cost });
  });

  fact('recording', 'an input array of 251: the field’s place and the argument’s path, and no data', async () => {
    const attributes = Array.from({ length: 251 }, (_, index) => ({ key: `key-${index}`, value: `value-${index}` }));
    const lines = attributes.map((attribute) => ({ merchandiseId: siren, attributes: [attribute] }));
    const refused = (path: (string | number)[]) => ({
      errors: [
        {
          message: 'The input array size of 251 is greater than the maximum allowed of 250.',
          locations: [{ line: 2, column: 3 }],
          path,
          extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
        },
      ],
    });
    const cartId = (await withLine()).id;
    const ask = (query: string, variables: object) => post(query, { cartId, ...variables });
    const update = `mutation ($cartId: ID!, $attributes: [AttributeInput!]!) {
  cartAttributesUpdate(cartId: $cartId, attributes: $attributes) { cart { id } }
}`;
    expect(await ask(update, { attributes })).toEqual(refused(['cartAttributesUpdate', 'attributes']));
    const add = `mutation ($cartId: ID!, $lines: [CartLineInput!]!) {
  added: cartLinesAdd(cartId: $cartId, lines: $lines) { cart { id } }
}`;
    expect(await ask(add, { lines })).toEqual(refused(['added', 'lines']));
    const oneLine = [{ merchandiseId: siren, attributes }];
    expect(await ask(add, { lines: oneLine })).toEqual(refused(['added', 'lines', 0, 'attributes']));
    const create = `mutation ($input: CartInput!) {
  cartCreate(input: $input) { cart { id } }
}`;
    expect(await post(create, { input: { lines } })).toEqual(refused(['cartCreate', 'input', 'lines']));
  });

  async function post(query: string, variables: object): Promise<unknown> {
    const response = await fetch(`${server.origin}/api/2026-04/graphql.json`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': PUBLIC_TOKEN },
      body: JSON.stringify({ query, variables }),
    });
    return response.json();
  }
});
