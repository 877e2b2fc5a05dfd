import {
  getAdjacentAndFirstAvailableVariants,
  getProductOptions,
  getSelectedProductOptions,
  getSitemap,
  getSitemapIndex,
} from '@shopify/hydrogen';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type CommerceServer, startCommerceServer } from '../commerce/commerce-server.ts';
import { testDatabases } from '../commerce/databases.ts';
import { fact } from './fact.ts';
import { HydrogenVisitor } from './hydrogen-visitor.ts';

const catalogue = {
  ...commerceSeed.catalogue,
  pages: [{ handle: 'care', title: 'Care', bodyHtml: '<p>Hot wash.</p>', createdAt: '2026-01-01T00:00:00Z' }],
};
const CARD = `id title handle priceRange { minVariantPrice { amount currencyCode } } featuredImage { id url altText width height }`;
const VARIANT = `
  fragment Variant on ProductVariant {
    id title sku availableForSale price { amount currencyCode } compareAtPrice { amount } unitPrice { amount }
    image { __typename id url altText width height } product { title handle } selectedOptions { name value }
  }`;
const PRODUCT = `#graphql
  query Product($handle: String!, $selectedOptions: [SelectedOptionInput!]!) {
    product(handle: $handle) {
      id title vendor handle descriptionHtml description encodedVariantExistence encodedVariantAvailability
      options { name optionValues { name firstSelectableVariant { ...Variant } swatch { color image { previewImage { url } } } } }
      selectedOrFirstAvailableVariant(selectedOptions: $selectedOptions, ignoreUnknownOptions: true, caseInsensitiveMatch: true) { ...Variant }
      adjacentVariants(selectedOptions: $selectedOptions) { ...Variant }
      seo { description title }
    }
  }
  ${VARIANT}`;

// Every page of the skeleton by what it asks; a whole Hydrogen application needs a build of its own.
describe.each(testDatabases)('the pages of a Hydrogen shop on $name', (database) => {
  let server: CommerceServer;
  let visitor: HydrogenVisitor;
  beforeAll(async () => {
    server = await startCommerceServer(database, catalogue);
    visitor = new HydrogenVisitor(server);
  });
  afterAll(() => server.close());

  const ask = (text: string, variables: object = {}): Promise<Record<string, unknown>> =>
    visitor.storefront.query(text.startsWith('#') ? text : `#graphql\n${text}`, { variables: { ...variables } });
  async function productAt(search: string) {
    const selectedOptions = getSelectedProductOptions(new Request(`https://shop.example/products/bathrobe${search}`));
    const { product } = await visitor.storefront.query(PRODUCT, { variables: { handle: 'bathrobe', selectedOptions } });
    return product;
  }

  fact('suite', 'the frame of every page: the shop’s name, domain and brand', async () => {
    const shop = await ask(`query Header($country: CountryCode, $language: LanguageCode)
      @inContext(language: $language, country: $country) { shop { id name description primaryDomain { url } brand { logo { image { url } } } } }`);
    expect(shop).toMatchObject({ shop: { name: 'ash souvenirs', primaryDomain: { url: 'https://ash.example' } } });
  });

  fact('suite', 'home: the newest collection and four recommended products with pictures', async () => {
    const { collections } = await ask(
      'query { collections(first: 1, sortKey: UPDATED_AT, reverse: true) { nodes { id title handle image { id url altText width height } } } }',
    );
    expect(collections).toMatchObject({ nodes: [{ handle: 'paper-and-pockets', image: { url: expect.any(String) } }] });
    const { products } = (await ask(
      `query { products(first: 4, sortKey: UPDATED_AT, reverse: true) { nodes { ${CARD} } } }`,
    )) as { products: { nodes: object[] } };
    expect(products.nodes).toHaveLength(4);
    for (const product of products.nodes) {
      expect(product).toMatchObject({
        handle: expect.any(String),
        priceRange: { minVariantPrice: { currencyCode: 'USD' } },
        featuredImage: { url: expect.stringContaining('https://ash.example/'), altText: expect.any(String) },
      });
    }
  });

  fact('suite', 'the collections, one of them, and all products', async () => {
    expect(
      await ask('query { collections(first: 4) { nodes { id title handle } pageInfo { hasNextPage } } }'),
    ).toMatchObject({
      collections: { nodes: [{}, {}, {}], pageInfo: { hasNextPage: false } },
    });
    const collection =
      'query ($handle: String!) { collection(handle: $handle) { title description products(first: 8) { nodes { handle } } } }';
    expect(await ask(collection, { handle: 'table-and-bar' })).toMatchObject({
      collection: { title: 'Table & bar', products: { nodes: [{ handle: 'karls-mug' }, {}, {}, {}] } },
    });
    expect(await ask(`query { products(first: 8) { nodes { ${CARD} } pageInfo { hasNextPage } } }`)).toMatchObject({
      products: { pageInfo: { hasNextPage: true } },
    });
  });

  fact('suite', 'a product without a choice in its address shows the first variant that can be bought', async () => {
    const product = await productAt('');
    expect(product.selectedOrFirstAvailableVariant).toMatchObject({
      availableForSale: true,
      selectedOptions: [{ value: 'S' }],
      price: { amount: '138.0' },
    });
  });

  fact('suite', 'the options in an address choose the variant; what is sold out is shown as such', async () => {
    const product = await productAt('?Size=L');
    const selected = product.selectedOrFirstAvailableVariant;
    expect(selected).toMatchObject({ sku: 'ASH-ROBE-L', selectedOptions: [{ name: 'Size', value: 'L' }] });
    expect((await productAt('?size=l&utm_source=letter')).selectedOrFirstAvailableVariant.sku).toBe('ASH-ROBE-L');
    const [option] = getProductOptions({ ...product, selectedOrFirstAvailableVariant: selected });
    expect(
      option?.optionValues.map(({ name, available, exists, selected: chosen, variantUriQuery }) => ({
        ...{ name, available, exists, chosen, variantUriQuery },
      })),
    ).toEqual([
      { name: 'S', available: true, exists: true, chosen: false, variantUriQuery: 'Size=S' },
      { name: 'M', available: true, exists: true, chosen: false, variantUriQuery: 'Size=M' },
      { name: 'L', available: true, exists: true, chosen: true, variantUriQuery: 'Size=L' },
      { name: 'XL', available: false, exists: true, chosen: false, variantUriQuery: 'Size=XL' },
    ]);
    const known = getAdjacentAndFirstAvailableVariants(product).map(({ sku }) => sku);
    expect(known).toEqual(expect.arrayContaining(['ASH-ROBE-S', 'ASH-ROBE-M', 'ASH-ROBE-L']));
  });

  fact('suite', 'search finds products and pages; its suggestions come in kinds', async () => {
    const search = `query ($term: String!) {
      pages: search(query: $term, types: [PAGE], first: 10) { nodes { ... on Page { __typename handle title trackingParameters } } }
      products: search(query: $term, types: [PRODUCT], unavailableProducts: HIDE, first: 10, sortKey: RELEVANCE) {
        nodes { ... on Product { __typename handle title trackingParameters vendor
          selectedOrFirstAvailableVariant(selectedOptions: [], ignoreUnknownOptions: true) { id price { amount } } } } } }`;
    expect(await ask(search, { term: 'bathrobe' })).toMatchObject({
      products: { nodes: [{ __typename: 'Product', handle: 'bathrobe', trackingParameters: expect.any(String) }] },
      pages: { nodes: [] },
    });
    expect(await ask(search, { term: 'care' })).toMatchObject({
      pages: { nodes: [{ __typename: 'Page', handle: 'care' }] },
    });
    const predictive = `query ($term: String!) { predictiveSearch(limit: 10, limitScope: EACH, query: $term, types: [PRODUCT, COLLECTION, PAGE, QUERY, ARTICLE]) {
      articles { handle } collections { handle trackingParameters } pages { handle }
      products { handle title trackingParameters selectedOrFirstAvailableVariant(selectedOptions: [], ignoreUnknownOptions: true) { id } }
      queries { text styledText trackingParameters } } }`;
    expect(await ask(predictive, { term: 'bath' })).toMatchObject({
      predictiveSearch: { products: [{ handle: 'bathrobe' }], articles: [] },
    });
    expect(await ask(predictive, { term: 'table' })).toMatchObject({
      predictiveSearch: { collections: [{ handle: 'table-and-bar' }] },
    });
  });

  fact('suite', 'the policies, one of them, and a page', async () => {
    const link = 'id title handle';
    const policies =
      await ask(`query { shop { privacyPolicy { ${link} } shippingPolicy { ${link} } termsOfService { ${link} }
      refundPolicy { ${link} body } subscriptionPolicy { ${link} } } }`);
    expect(policies).toMatchObject({
      shop: {
        privacyPolicy: { handle: 'privacy-policy' },
        shippingPolicy: { handle: 'shipping-policy' },
        termsOfService: { handle: 'terms-of-service' },
        refundPolicy: { handle: 'refund-policy', body: expect.stringContaining('<p>') },
        subscriptionPolicy: null,
      },
    });
    expect(await ask('query { page(handle: "care") { title body seo { title description } } }')).toMatchObject({
      page: { title: 'Care', body: '<p>Hot wash.</p>' },
    });
  });

  fact('suite', 'what is not there is null, from which the shop makes its 404', async () => {
    const handle = 'no-such-thing';
    expect(
      await ask(
        `query ($handle: String!) { product(handle: $handle) { id } collection(handle: $handle) { id } page(handle: $handle) { id }
          blog(handle: $handle) { id } menu(handle: $handle) { id } }`,
        { handle },
      ),
    ).toMatchObject({ product: null, collection: null, page: null, blog: null, menu: null });
  });

  fact('suite', 'the sitemap names every product, collection and page', async () => {
    const { storefront } = visitor;
    const index = await getSitemapIndex({ storefront, request: new Request('https://shop.example/sitemap.xml') });
    expect(await index.text()).toMatch(
      /sitemap\/products\/1\.xml.*sitemap\/pages\/1\.xml.*sitemap\/collections\/1\.xml/s,
    );
    const addresses = async (type: string) => {
      const sitemap = await getSitemap({
        storefront,
        request: new Request(`https://shop.example/sitemap/${type}/1.xml`),
        params: { type, page: '1' },
        getLink: ({ type: kind, handle, baseUrl }) => `${baseUrl}/${kind}/${handle}`,
      });
      return [...(await sitemap.text()).matchAll(/<loc>https:\/\/shop\.example\/([^<]*)<\/loc>/g)].map(
        ([, path]) => path,
      );
    };
    expect((await addresses('products')).toSorted()).toEqual(
      catalogue.products.map(({ handle }) => `products/${handle}`).toSorted(),
    );
    expect(await addresses('collections')).toHaveLength(3);
    expect(await addresses('pages')).toEqual(['pages/care']);
  });
});
