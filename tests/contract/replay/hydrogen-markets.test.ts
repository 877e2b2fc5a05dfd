import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { type CartServer, cartDatabases, startCartServer } from '../commerce/cart-server.ts';
import { fact } from './fact.ts';
import { HydrogenVisitor } from './hydrogen-visitor.ts';

const CONTEXT = '$country: CountryCode, $language: LanguageCode';
const IN_CONTEXT = '@inContext(country: $country, language: $language)';
const ROBE = `#graphql
  query Robe(${CONTEXT}) ${IN_CONTEXT} {
    product(handle: "bathrobe") {
      title
      priceRange { minVariantPrice { amount currencyCode } }
      selectedOrFirstAvailableVariant { price { amount currencyCode } }
    }
    localization { country { isoCode currency { isoCode } } language { isoCode } availableCountries { isoCode } }
  }`;
const COLLECTION = `#graphql
  query Collection(${CONTEXT}) ${IN_CONTEXT} {
    collection(handle: "rooms-and-beds") { products(first: 20) { nodes { priceRange { minVariantPrice { currencyCode } } } } }
    search(query: "robe", first: 5, types: PRODUCT) { nodes { ... on Product { priceRange { minVariantPrice { currencyCode } } } } }
  }`;
type Listed = { priceRange: { minVariantPrice: { currencyCode: string } } };

// Re-enacted with the library's handlers: a Hydrogen application needs a build of its own.
describe.each(cartDatabases)('the markets of a Hydrogen shop on $name', (database) => {
  let server: CartServer;
  let visitor: HydrogenVisitor;
  let robe: string;
  beforeAll(async () => {
    server = await startCartServer(database);
    robe = await server.variant('ASH-ROBE-M');
  });
  beforeEach(() => {
    visitor = new HydrogenVisitor(server);
  });
  afterAll(() => server.close());

  const add = () => visitor.change((cart) => cart.addLines([{ merchandiseId: robe, quantity: 1 }]));
  const moveTo = (countryCode: 'US' | 'CA') => visitor.change((cart) => cart.updateBuyerIdentity({ countryCode }));

  fact('suite', 'a product has the price of the country in the address', async () => {
    expect(await visitor.storefront.query(ROBE)).toMatchObject({
      product: {
        priceRange: { minVariantPrice: { amount: '138.0', currencyCode: 'USD' } },
        selectedOrFirstAvailableVariant: { price: { amount: '138.0', currencyCode: 'USD' } },
      },
      localization: { country: { isoCode: 'US', currency: { isoCode: 'USD' } }, language: { isoCode: 'EN' } },
    });
    visitor.place = { country: 'CA', language: 'EN' };
    expect(await visitor.storefront.query(ROBE)).toMatchObject({
      product: {
        priceRange: { minVariantPrice: { amount: '189.0', currencyCode: 'CAD' } },
        selectedOrFirstAvailableVariant: { price: { amount: '189.0', currencyCode: 'CAD' } },
      },
      localization: { country: { isoCode: 'CA', currency: { isoCode: 'CAD' } }, language: { isoCode: 'EN' } },
    });
  });

  fact('suite', 'a collection and a search are in its currency, too', async () => {
    visitor.place = { country: 'CA', language: 'EN' };
    const { collection, search } = (await visitor.storefront.query(COLLECTION)) as {
      collection: { products: { nodes: Listed[] } };
      search: { nodes: Listed[] };
    };
    const listed = [...collection.products.nodes, ...search.nodes];
    expect(listed.length).toBeGreaterThan(5);
    expect(new Set(listed.map((one) => one.priceRange.minVariantPrice.currencyCode))).toEqual(new Set(['CAD']));
  });

  fact('suite', 'a language or a country that the shop does not serve is answered in its own', async () => {
    visitor.place = { country: 'CA', language: 'FR' };
    expect(await visitor.storefront.query(ROBE)).toMatchObject({
      product: { title: 'Oxblood bathrobe', priceRange: { minVariantPrice: { currencyCode: 'CAD' } } },
      localization: { language: { isoCode: 'EN' } },
    });
    visitor.place = { country: 'DE', language: 'EN' };
    expect(await visitor.storefront.query(ROBE)).toMatchObject({
      product: { priceRange: { minVariantPrice: { currencyCode: 'USD' } } },
      localization: { availableCountries: expect.arrayContaining([{ isoCode: 'US' }, { isoCode: 'CA' }]) },
    });
  });

  fact('suite', 'a cart begun in a country is in its currency', async () => {
    visitor.place = { country: 'CA', language: 'EN' };
    expect((await add()).cart).toMatchObject({
      buyerIdentity: { countryCode: 'CA' },
      lines: { nodes: [{ cost: { totalAmount: { amount: '189.0', currencyCode: 'CAD' } } }] },
      cost: { totalAmount: { amount: '189.0', currencyCode: 'CAD' } },
    });
  });

  fact('suite', 'who changes the country takes the cart along, and back', async () => {
    const { cart: before } = await add();
    expect(before?.cost.totalAmount).toEqual({ amount: '138.0', currencyCode: 'USD' });
    visitor.place = { country: 'CA', language: 'EN' };
    const { cart, userErrors } = await moveTo('CA');
    expect(userErrors).toEqual([]);
    expect(cart).toMatchObject({
      id: before?.id,
      totalQuantity: 1,
      buyerIdentity: { countryCode: 'CA' },
      lines: {
        nodes: [{ id: before?.lines.nodes[0]?.id, merchandise: { price: { amount: '189.0', currencyCode: 'CAD' } } }],
      },
      cost: { totalAmount: { amount: '189.0', currencyCode: 'CAD' } },
    });
    visitor.place = { country: 'US', language: 'EN' };
    expect((await moveTo('US')).cart).toMatchObject({
      buyerIdentity: { countryCode: 'US' },
      cost: { totalAmount: { amount: '138.0', currencyCode: 'USD' } },
    });
  });

  fact('suite', 'a discount follows the cart into the other currency', async () => {
    await add();
    await visitor.change((cart) => cart.updateDiscountCodes(['TAKE20']));
    expect((await visitor.read())?.cost.totalAmount).toEqual({ amount: '118.0', currencyCode: 'USD' });
    visitor.place = { country: 'CA', language: 'EN' };
    expect((await moveTo('CA')).cart).toMatchObject({
      discountCodes: [{ code: 'TAKE20', applicable: true }],
      cost: { totalAmount: { amount: '164.0', currencyCode: 'CAD' } },
    });
  });

  fact('suite', 'the checkout asks for the price of the cart’s country', async () => {
    visitor.place = { country: 'CA', language: 'EN' };
    const { pathname, search } = new URL((await add()).cart?.checkoutUrl ?? '');
    const response = await fetch(server.origin + pathname + search);
    expect(await response.text()).toContain('189.00');
  });
});
