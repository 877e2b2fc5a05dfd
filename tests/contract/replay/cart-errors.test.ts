import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Cart, type CartServer, cartDatabases, startCartServer } from '../commerce/cart-server.ts';
import { fact } from './fact.ts';

const BUYER = '$cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!';
const ADD_ADDRESSES = '$cartId: ID!, $addresses: [CartSelectableAddressInput!]!';
const UPDATE_ADDRESSES = '$cartId: ID!, $addresses: [CartSelectableAddressUpdateInput!]!';
const REMOVE_ADDRESSES = '$cartId: ID!, $addressIds: [ID!]!';
const ADD_LINES = '$cartId: ID!, $lines: [CartLineInput!]!';
const UPDATE_LINES = '$cartId: ID!, $lines: [CartLineUpdateInput!]!';
const REMOVE_LINES = '$cartId: ID!, $lineIds: [ID!]!';
const NOTE = '$cartId: ID!, $note: String!';
const MISSING_CART = 'gid://shopify/Cart/missing?key=missing';
const UNKNOWN_CART = { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' };

describe.each(cartDatabases)('what a refused change of a cart answers on $name', (database) => {
  let server: CartServer;
  let siren: string;
  let before: Cart;
  beforeAll(async () => {
    server = await startCartServer(database);
    siren = await server.variant('ASH-KEY-SIR');
    before = await server.create({
      lines: [{ merchandiseId: siren, quantity: 2 }],
      discountCodes: ['NO-SUCH-CODE'],
      delivery: {
        addresses: [{ selected: true, address: { deliveryAddress: { countryCode: 'US', city: 'Detroit' } } }],
      },
    });
  });
  afterAll(() => server.close());

  const change = (field: string, declared: string, variables: object) =>
    server.change(field, declared, { cartId: before.id, ...variables });

  fact('recording', 'a line that was removed: the unchanged cart, its id without the cart, no warnings', async () => {
    const stale = '10f74a7f-6cc8-44ad-b041-80b47098744b';
    const id = `gid://shopify/CartLine/${stale}?cart=${before.id.slice(19, 51)}`;
    const message = `The merchandise line with id ${stale} does not exist.`;
    const error = { code: 'INVALID_MERCHANDISE_LINE', message };
    expect(await change('cartLinesUpdate', UPDATE_LINES, { lines: [{ id, quantity: 2 }] })).toEqual({
      cart: before,
      userErrors: [{ ...error, field: ['lines', '0', 'id'] }],
      warnings: [],
    });
    expect(await change('cartLinesRemove', REMOVE_LINES, { lineIds: [id] })).toEqual({
      cart: before,
      userErrors: [{ ...error, field: ['lineIds', '0'] }],
      warnings: [],
    });
  });

  fact('recording', 'an address that lacks what its country asks for: the unchanged cart', async () => {
    const addresses = [
      { selected: true, validationStrategy: 'STRICT', address: { deliveryAddress: { countryCode: 'US' } } },
    ];
    for (const field of ['cartDeliveryAddressesAdd', 'cartDeliveryAddressesReplace']) {
      const { cart, userErrors, warnings } = await change(field, ADD_ADDRESSES, { addresses });
      expect(cart).toEqual(before);
      expect(warnings).toEqual([]);
      expect(userErrors).toContainEqual(
        expect.objectContaining({
          code: 'ADDRESS_FIELD_IS_REQUIRED',
          field: ['addresses', '0', 'address', 'deliveryAddress', 'lastName'],
        }),
      );
    }
  });

  fact(
    'recording',
    'the id of an address that is not there: the unchanged cart, and the entry as its path',
    async () => {
      const id = 'gid://shopify/CartSelectableAddress/missing';
      const error = { code: 'INVALID_DELIVERY_ADDRESS_ID', message: `The delivery address with ${id} does not exist.` };
      const updated = await change('cartDeliveryAddressesUpdate', UPDATE_ADDRESSES, {
        addresses: [{ id, selected: true }],
      });
      expect(updated).toEqual({ cart: before, userErrors: [{ ...error, field: ['addresses', '0'] }], warnings: [] });
      const removed = await change('cartDeliveryAddressesRemove', REMOVE_ADDRESSES, { addressIds: [id] });
      expect(removed).toEqual({ cart: before, userErrors: [{ ...error, field: ['addressIds', '0'] }], warnings: [] });
    },
  );

  fact('recording', 'an address of another customer, or of nobody: the unchanged cart', async () => {
    const address = { copyFromCustomerAddressId: 'gid://shopify/MailingAddress/1?model_name=CustomerAddress' };
    const { cart, userErrors } = await change('cartDeliveryAddressesAdd', ADD_ADDRESSES, { addresses: [{ address }] });
    expect(cart).toEqual(before);
    expect(userErrors).toMatchObject([{ field: ['addresses', '0', 'address', 'copyFromCustomerAddressId'] }]);
  });

  fact('recording', 'a customer’s token that is not valid: the unchanged cart', async () => {
    const buyerIdentity = { countryCode: 'CA', customerAccessToken: 'x'.repeat(32) };
    expect(await change('cartBuyerIdentityUpdate', BUYER, { buyerIdentity })).toEqual({
      cart: before,
      userErrors: [
        { code: 'INVALID', field: ['buyerIdentity', 'customerAccessToken'], message: 'Customer is invalid' },
      ],
      warnings: [],
    });
  });

  fact('recording', 'merchandise that does not exist: no cart, whether it is added or a line takes it', async () => {
    const merchandiseId = 'gid://shopify/ProductVariant/0';
    const refused = {
      cart: null,
      userErrors: [
        {
          code: 'INVALID',
          field: ['lines', '0', 'merchandiseId'],
          message: `The merchandise with id ${merchandiseId} does not exist.`,
        },
      ],
      warnings: [],
    };
    expect(await change('cartLinesAdd', ADD_LINES, { lines: [{ merchandiseId, quantity: 1 }] })).toEqual(refused);
    const id = before.lines.nodes[0]?.id;
    expect(await change('cartLinesUpdate', UPDATE_LINES, { lines: [{ id, merchandiseId }] })).toEqual(refused);
  });

  fact('recording', 'a selling plan that the shop does not have: no cart', async () => {
    const lines = [{ merchandiseId: siren, sellingPlanId: 'gid://shopify/SellingPlan/0', quantity: 1 }];
    expect(await change('cartLinesAdd', ADD_LINES, { lines })).toEqual({
      cart: null,
      userErrors: [
        {
          code: 'SELLING_PLAN_NOT_APPLICABLE',
          field: ['lines', '0', 'sellingPlanId'],
          message: 'Cannot apply selling plan to variant',
        },
      ],
      warnings: [],
    });
  });

  fact('recording', 'a note for a cart that does not exist: that error, and a new cart with the note', async () => {
    const { cart, userErrors, warnings } = await change('cartNoteUpdate', NOTE, { cartId: MISSING_CART, note: 'Mine' });
    expect(userErrors).toEqual([UNKNOWN_CART]);
    expect(warnings).toEqual([]);
    expect(cart).toMatchObject({ id: expect.stringMatching(/\?key=[0-9a-f]{32}$/), note: 'Mine', totalQuantity: 0 });
    expect(await server.read(cart?.id ?? '')).toMatchObject({ note: 'Mine' });
  });

  fact('recording', 'a note that is too long: no cart, and none is made', async () => {
    for (const cartId of [before.id, MISSING_CART]) {
      expect(await change('cartNoteUpdate', NOTE, { cartId, note: 'n'.repeat(5_001) })).toEqual({
        cart: null,
        userErrors: [
          {
            code: 'NOTE_TOO_LONG',
            field: ['note'],
            message: 'The note exceeds the maximum number of 5000 characters.',
          },
        ],
        warnings: [],
      });
    }
  });

  fact('recording', 'any other change of a cart that does not exist: no cart', async () => {
    const unknown = { cart: null, userErrors: [UNKNOWN_CART], warnings: [] };
    expect(await change('cartLinesAdd', ADD_LINES, { cartId: MISSING_CART, lines: [] })).toEqual(unknown);
    expect(await change('cartLinesRemove', REMOVE_LINES, { cartId: MISSING_CART, lineIds: [] })).toEqual(unknown);
  });
});
