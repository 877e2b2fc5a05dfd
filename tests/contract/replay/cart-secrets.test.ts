import { afterAll, beforeAll, describe, expect } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type CartServer, cartDatabases, startCartServer } from '../commerce/cart-server.ts';
import { fact } from './fact.ts';

const ADDRESSES = '$cartId: ID!, $addresses: [CartSelectableAddressInput!]!';
const SET = /* GraphQL */ `
  mutation ($metafields: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $metafields) {
    metafields { parentResource { __typename ... on Cart { id totalQuantity } } }
  } }
`;
const READ = /* GraphQL */ `
  query ($id: ID!) { cart(id: $id) {
    metafield(namespace: "gift", key: "wrap") { parentResource { ... on Cart { id } } }
    delivery { addresses { id } }
    deliveryGroups(first: 1) { nodes { deliveryAddress { id } } }
    buyerIdentity { deliveryAddressPreferences { ... on MailingAddress { id } } }
  } }
`;
type Read = {
  delivery: { addresses: { id: string }[] };
  buyerIdentity: { deliveryAddressPreferences: { id: string }[] };
};

describe.each(cartDatabases)('a cart’s secrets in what it answers on $name', (database) => {
  let server: CartServer;
  let siren: string;
  beforeAll(async () => {
    const { discounts = [], giftCards = [] } = commerceSeed;
    server = await startCartServer(database, commerceSeed.catalogue, { discounts, giftCards });
    siren = await server.variant('ASH-KEY-SIR');
  });
  afterAll(() => server.close());

  fact('recording', 'warnings about the cart name it without its key', async () => {
    const { cart, warnings } = await server.change('cartCreate', '$input: CartInput!', {
      input: {
        lines: [{ merchandiseId: siren }],
        discountCodes: ['NO-SUCH-CODE', 'WINTER25'],
        giftCardCodes: ['ASHGIFTCA050NEP4'],
      },
    });
    const target = cart?.id.split('?')[0];
    expect(warnings.map((warning) => [warning.code, warning.target])).toEqual([
      ['DISCOUNT_NOT_FOUND', target],
      ['DISCOUNT_CURRENTLY_INACTIVE', target],
      ['PAYMENTS_GIFT_CARDS_UNAVAILABLE', target],
    ]);
    const addresses = [{ address: { deliveryAddress: { countryCode: 'US', city: 'Detroit' } } }];
    await server.change('cartDeliveryAddressesAdd', ADDRESSES, { cartId: cart?.id, addresses });
    const again = await server.change('cartDeliveryAddressesAdd', ADDRESSES, { cartId: cart?.id, addresses });
    expect(again.warnings).toContainEqual(expect.objectContaining({ code: 'DUPLICATE_DELIVERY_ADDRESS', target }));
  });

  fact('recording', 'the cart of a metafield is named without its key', async () => {
    const { id } = await server.create({ lines: [{ merchandiseId: siren }] });
    const metafields = [{ ownerId: id, key: 'gift.wrap', type: 'boolean', value: 'true' }];
    const parentResource = { __typename: 'Cart', id: id.split('?')[0], totalQuantity: 1 };
    expect((await server.ask(SET, { metafields })).data?.cartMetafieldsSet).toEqual({
      metafields: [{ parentResource }],
    });
    expect((await server.ask(READ, { id })).data?.cart).toMatchObject({
      metafield: { parentResource: { id: parentResource.id } },
    });
  });

  fact('recording', 'a delivery group keeps its id when its address changes', async () => {
    const to = (zip: string) => ({ selected: true, address: { deliveryAddress: { countryCode: 'US', zip } } });
    const { id: cartId, deliveryGroups } = await server.create({
      lines: [{ merchandiseId: siren }],
      delivery: { addresses: [to('48226')] },
    });
    const [group] = deliveryGroups.nodes;
    expect(group?.id).toMatch(/^gid:\/\/shopify\/CartDeliveryGroup\/[0-9a-f]{32}\?cart=[\w-]{32}$/);
    const declared = '$cartId: ID!, $addresses: [CartSelectableAddressInput!]!';
    const { cart } = await server.change('cartDeliveryAddressesReplace', declared, {
      cartId,
      addresses: [to('10001')],
    });
    expect(cart?.deliveryGroups.nodes[0]?.id).toBe(group?.id);
  });

  fact('recording', 'delivery addresses have ids that do not name the cart', async () => {
    const { id } = await server.create({
      lines: [{ merchandiseId: siren }],
      delivery: {
        addresses: [{ selected: true, address: { deliveryAddress: { countryCode: 'US', provinceCode: 'MI' } } }],
      },
    });
    const cart = (await server.ask(READ, { id })).data?.cart as Read;
    expect(cart.delivery.addresses[0]?.id).toMatch(/^gid:\/\/shopify\/CartSelectableAddress\/[0-9a-f-]{36}$/);
    expect(cart).toMatchObject({
      deliveryGroups: { nodes: [{ deliveryAddress: { id: 'gid://shopify/MailingAddress/0?model_name=Address' } }] },
    });
    expect(JSON.stringify(cart)).not.toContain('?cart=');
    // What a page still shows with the id of before is found all the same.
    const addressIds = [`${cart.delivery.addresses[0]?.id}?cart=${id.slice(19, 51)}`];
    const removed = await server.change('cartDeliveryAddressesRemove', '$cartId: ID!, $addressIds: [ID!]!', {
      cartId: id,
      addressIds,
    });
    expect(removed).toMatchObject({ cart: { delivery: { addresses: [] } }, userErrors: [] });
  });
});
