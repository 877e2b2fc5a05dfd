import { type CartQueryDataReturn, createCartHandler, createStorefrontClient } from '@shopify/hydrogen';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type CartServer, cartDatabases, startCartServer } from './cart-server.ts';
import { PUBLIC_TOKEN } from './commerce-server.ts';

const DELIVERY = /* GraphQL */ `
  fragment CartApiQuery on Cart {
    id
    lines(first: $numCartLines) { nodes { id } }
    cost { totalAmount { amount } }
    delivery { addresses { id selected address { ... on CartDeliveryAddress { city } } } }
    deliveryGroups(first: 2) { nodes { id deliveryOptions { handle } selectedDeliveryOption { handle } } }
    wrap: metafield(namespace: "gift", key: "wrap") { value }
  }
`;

const Delivered = z.looseObject({
  delivery: z.looseObject({
    addresses: z.array(z.looseObject({ id: z.string(), address: z.looseObject({ city: z.string() }) })),
  }),
  deliveryGroups: z.looseObject({
    nodes: z.array(
      z.looseObject({ id: z.string(), selectedDeliveryOption: z.looseObject({ handle: z.string() }).nullable() }),
    ),
  }),
  wrap: z.looseObject({ value: z.string() }).nullable(),
});

describe.each(cartDatabases)('the vendor’s own storefront library on $name', (database) => {
  let server: CartServer;
  let siren: string;
  let mug: string;
  beforeAll(async () => {
    server = await startCartServer(database);
    siren = await server.variant('ASH-KEY-SIR');
    mug = await server.variant('ASH-MUG-KARLS');
  });
  afterAll(() => server.close());

  /** A storefront of one visitor, whose cookie is `remembered`. */
  function visitor(cartQueryFragment?: string) {
    let remembered: string | undefined;
    const { storefront } = createStorefrontClient({
      storeDomain: server.origin,
      publicStorefrontToken: PUBLIC_TOKEN,
      storefrontApiVersion: '2026-04',
      i18n: { country: 'US', language: 'EN' },
      storefrontHeaders: { requestGroupId: 'test', buyerIp: null, buyerIpSig: null, cookie: null, purpose: null },
    });
    const cart = createCartHandler({
      storefront,
      getCartId: () => remembered,
      setCartId: (id) => new Headers({ 'Set-Cookie': `cart=${id}` }),
      ...(cartQueryFragment && { cartQueryFragment }),
    });
    const keep = async (answer: Promise<CartQueryDataReturn>) => {
      const { cart: changed, userErrors, errors } = await answer;
      expect(errors ?? []).toEqual([]);
      expect(userErrors ?? []).toEqual([]);
      remembered = changed?.id ?? remembered;
      return changed;
    };
    return { storefront, cart, keep };
  }

  test('lines, note, attributes, codes, gift cards and the buyer, with its own queries', async () => {
    const { cart, keep } = visitor();
    await keep(cart.create({ lines: [{ merchandiseId: siren, quantity: 2 }] }));
    await keep(cart.addLines([{ merchandiseId: mug, attributes: [{ key: 'gift', value: 'yes' }] }]));
    const full = await cart.get();
    expect(full).toMatchObject({
      totalQuantity: 3,
      note: '',
      lines: {
        edges: [{ node: { quantity: 1, attributes: [{ key: 'gift', value: 'yes' }] } }, { node: { quantity: 2 } }],
      },
      cost: { subtotalAmount: { amount: '83.9', currencyCode: 'USD' } },
    });
    const [first, second] = full?.lines.edges.map(({ node }) => node) ?? [];
    await keep(cart.updateLines([{ id: first?.id ?? '', quantity: 4 }]));
    await keep(cart.removeLines([second?.id ?? '']));
    await keep(cart.updateNote('Please wrap it.'));
    await keep(cart.updateAttributes([{ key: 'from', value: 'Ada' }]));
    await keep(cart.updateDiscountCodes(['TABLE15']));
    await keep(cart.updateGiftCardCodes(['ASHGIFTUS025SRN1']));
    await keep(cart.addGiftCardCodes(['ASHGIFTUS100ULY2']));
    await keep(cart.updateBuyerIdentity({ email: 'ada@example.com', countryCode: 'US' }));
    // 4 × 19.90 = 79.60, less 15 % = 11.94: 67.66, of which the first card pays 25.00 and the second 42.66.
    const changed = await cart.get();
    expect(changed).toMatchObject({
      totalQuantity: 4,
      note: 'Please wrap it.',
      attributes: [{ key: 'from', value: 'Ada' }],
      discountCodes: [{ code: 'TABLE15', applicable: true }],
      cost: { subtotalAmount: { amount: '67.66' }, totalAmount: { amount: '0.0' } },
      appliedGiftCards: [
        { lastCharacters: 'srn1', amountUsed: { amount: '25.0' } },
        { lastCharacters: 'uly2', amountUsed: { amount: '42.66' } },
      ],
      buyerIdentity: { email: 'ada@example.com', countryCode: 'US' },
    });
    await keep(cart.removeGiftCardCodes([changed?.appliedGiftCards?.[0]?.id ?? '']));
    expect(await cart.get()).toMatchObject({ appliedGiftCards: [{ lastCharacters: 'uly2' }] });
  });

  test('delivery addresses, delivery options and metafields', async () => {
    const { cart, keep } = visitor(DELIVERY);
    const read = async () => Delivered.parse(await cart.get());
    const address = { countryCode: 'US', provinceCode: 'MI', city: 'Detroit', zip: '48226' } as const;
    await keep(cart.create({ lines: [{ merchandiseId: siren, quantity: 2 }] }));
    await keep(cart.addDeliveryAddresses([{ selected: true, address: { deliveryAddress: address } }]));
    const added = await read();
    expect(added).toMatchObject({
      cost: { totalAmount: { amount: '74.84' } },
      delivery: { addresses: [{ selected: true, address: { city: 'Detroit' } }] },
      deliveryGroups: { nodes: [{ selectedDeliveryOption: { handle: 'standard' } }] },
    });
    const deliveryGroupId = added.deliveryGroups.nodes[0]?.id ?? '';
    await keep(cart.updateSelectedDeliveryOption([{ deliveryGroupId, deliveryOptionHandle: 'express' }]));
    expect((await read()).deliveryGroups.nodes[0]?.selectedDeliveryOption).toEqual({ handle: 'express' });
    const id = added.delivery.addresses[0]?.id ?? '';
    await keep(cart.updateDeliveryAddresses([{ id, address: { deliveryAddress: { ...address, city: 'Hamtramck' } } }]));
    expect((await read()).delivery.addresses[0]?.address).toEqual({ city: 'Hamtramck' });
    await keep(cart.replaceDeliveryAddresses([{ address: { deliveryAddress: { ...address, city: 'Ferndale' } } }]));
    const replaced = await read();
    expect(replaced.delivery.addresses).toMatchObject([{ selected: false, address: { city: 'Ferndale' } }]);
    await keep(cart.removeDeliveryAddresses([replaced.delivery.addresses[0]?.id ?? '']));
    expect((await read()).delivery.addresses).toEqual([]);
    await cart.setMetafields([{ key: 'gift.wrap', type: 'boolean', value: 'true' }]);
    expect((await read()).wrap).toEqual({ value: 'true' });
    await cart.deleteMetafield('gift.wrap');
    expect((await read()).wrap).toBeNull();
  });

  test('a code or a card is enough to begin a cart, and what is refused is reported', async () => {
    const { cart, keep } = visitor();
    await keep(cart.updateDiscountCodes(['WELCOME10']));
    expect(await cart.get()).toMatchObject({ totalQuantity: 0, discountCodes: [{ applicable: false }] });
    const refused = await cart.addLines([{ merchandiseId: 'gid://shopify/ProductVariant/1' }]);
    expect(refused.userErrors).toMatchObject([{ code: 'INVALID', field: ['lines', '0', 'merchandiseId'] }]);
    const { warnings } = await cart.updateDiscountCodes(['NO-SUCH-CODE']);
    expect(warnings).toMatchObject([{ code: 'DISCOUNT_NOT_FOUND' }]);
  });

  test('its client reads products of the shop', async () => {
    const { storefront } = visitor();
    const answer = await storefront.query(
      `#graphql
      query Robe($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) {
        product(handle: "bathrobe") { title priceRange { minVariantPrice { amount currencyCode } } } }`,
      { variables: { country: 'CA' } },
    );
    expect(answer).toMatchObject({
      product: { title: 'Oxblood bathrobe', priceRange: { minVariantPrice: { amount: '189.0', currencyCode: 'CAD' } } },
    });
  });
});
