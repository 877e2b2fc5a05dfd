import type { Market } from '#protocol/shopify/market.ts';
import type {
  CollectionByHandleQuery,
  CollectionByHandleQueryVariables,
  CollectionsQuery,
  PolicyFieldsFragment,
  ProductByHandleQuery,
  ProductByHandleQueryVariables,
  ProductFilter,
  ProductGridQuery,
  ProductGridQueryVariables,
  SearchQuery,
  SearchQueryVariables,
  ShopQuery,
  SuggestionsQuery,
} from '#protocol/shopify/operations.generated.ts';
import { countOfFacets } from '#protocol/shopify/product-facets.ts';
import { type CartClient, createCartClient } from './cart-client.ts';
import { collectionByHandleQuery, collectionsQuery } from './operations/collections.ts';
import { productChoicesQuery, productCountsQuery } from './operations/product-lists.ts';
import { productByHandleQuery, productGridQuery } from './operations/products.ts';
import { searchQuery, suggestionsQuery } from './operations/search.ts';
import { reachabilityQuery, shopQuery } from './operations/shop.ts';
import { productSearch } from './product-search.ts';
import { readOperation } from './read-operation.ts';
import { type CommerceConnection, createSendOperation, type SendOperation } from './send-operation.ts';

type Without<Variables, Key extends string> = Omit<Variables, 'country' | 'language' | Key>;

/** `filters` are those of a collection's list; the protocol has none for the whole shop, but a search in fields. */
export type ProductListOptions = Without<ProductGridQueryVariables, 'query'> & { filters?: ProductFilter[] };
/** How many products pass some filters; `isEmpty` where a collection has none whatever is asked for. */
export type ProductCounts = {
  total: number;
  collections: { handle: string; title: string; count: number; isEmpty: boolean }[];
};
/** What the shop's products can be filtered by; prices in the market's currency, of each product the lowest. */
export type ProductChoices = { types: string[]; tags: string[]; lowest: number; highest: number };
export type CollectionOptions = Without<CollectionByHandleQueryVariables, 'handle'>;
export type SelectedOptions = NonNullable<ProductByHandleQueryVariables['selectedOptions']>;

export type ProductList = ProductGridQuery['products'];
export type ProductDetail = NonNullable<ProductByHandleQuery['product']>;
export type RecommendedProducts = NonNullable<ProductByHandleQuery['productRecommendations']>;
export type CollectionDetail = NonNullable<CollectionByHandleQuery['collection']>;
export type SearchOptions = Without<SearchQueryVariables, 'query'>;
export type FoundProducts = SearchQuery['search'];
export type FoundProduct = Extract<FoundProducts['nodes'][number], { handle: string }>;
export type FoundCollection = NonNullable<SearchQuery['predictiveSearch']>['collections'][number];
export type Suggestions = NonNullable<SuggestionsQuery['predictiveSearch']>;
export type CollectionSummary = CollectionsQuery['collections']['nodes'][number];
export type Policy = PolicyFieldsFragment;

/**
 * Reads of the shop, one for each use. Prices are in the market's currency. What does not exist is null; a read that
 * fails throws CommerceError. `send` is the operation beneath, for what answers its errors to a visitor.
 */
export type CommerceClient = {
  send: SendOperation;
  cart: CartClient;
  /** A page of the whole shop; 24 products unless `first` or `last` says otherwise. */
  products: (market: Market, options?: ProductListOptions) => Promise<ProductList>;
  /** Of the whole shop and of every collection (at most 250). */
  productCounts: (market: Market, filters: ProductFilter[]) => Promise<ProductCounts>;
  productChoices: (market: Market) => Promise<ProductChoices>;
  /** A product with the variant of the selected options, else the first one for sale, and products to show beside it. */
  product: (
    market: Market,
    handle: string,
    selectedOptions?: SelectedOptions,
  ) => Promise<{ product: ProductDetail; recommendations: RecommendedProducts } | null>;
  /** Every collection (at most 250), in the shop's order. */
  collections: (market: Market) => Promise<CollectionSummary[]>;
  /** A collection with a page of its products; 24 unless `first` or `last` says otherwise. */
  collection: (market: Market, handle: string, options?: CollectionOptions) => Promise<CollectionDetail | null>;
  /** What a visitor's words find: a page of products (24 unless `first` or `last` says otherwise), and collections. */
  search: (
    market: Market,
    query: string,
    options?: SearchOptions,
  ) => Promise<{ products: FoundProducts; collections: FoundCollection[] }>;
  /** What a visitor who is still typing may mean: at most `limit` of each kind. */
  suggestions: (market: Market, query: string, limit: number) => Promise<Suggestions>;
  shop: (market: Market) => Promise<ShopQuery['shop']>;
  /** The policies the shop has, without the fields it leaves empty. */
  policies: (market: Market) => Promise<Policy[]>;
  policy: (market: Market, handle: string) => Promise<Policy | null>;
  /** Whether the service answers at all; never throws. */
  isReachable: () => Promise<boolean>;
};

const PAGE_SIZE = 24;

/** Makes the client. Throws CommerceConfigurationError when the endpoint or the token is missing. */
export function createCommerceClient(connection: CommerceConnection): CommerceClient {
  const send = createSendOperation(connection);

  const shop = async (market: Market) => (await readOperation(send, shopQuery, market)).shop;
  const policies = async (market: Market) => policiesOf(await shop(market));

  return {
    send,
    cart: createCartClient(send),
    shop,
    policies,
    async products(market, { filters = [], ...options } = {}) {
      const query = filters.length > 0 ? { query: productSearch(filters) } : {};
      return (await readOperation(send, productGridQuery, { ...page(options), ...query, ...market })).products;
    },
    async productCounts(market, filters) {
      const { search, collections } = await readOperation(send, productCountsQuery, { ...market, filters });
      return {
        total: search.totalCount,
        collections: collections.nodes.map(({ handle, title, any, matching }) => ({
          handle,
          title,
          count: countOfFacets(matching.filters, filters),
          isEmpty: any.nodes.length === 0,
        })),
      };
    },
    async productChoices(market) {
      const { productTypes, productTags, cheapest, dearest } = await readOperation(send, productChoicesQuery, market);
      const priceOf = ({ nodes: [product] }: typeof cheapest) =>
        Number(product?.priceRange.minVariantPrice.amount ?? 0);
      return {
        types: productTypes.edges.map(({ node }) => node),
        tags: productTags.edges.map(({ node }) => node),
        lowest: priceOf(cheapest),
        highest: priceOf(dearest),
      };
    },
    async product(market, handle, selectedOptions = []) {
      const variables = { ...market, handle, selectedOptions };
      const { product, productRecommendations } = await readOperation(send, productByHandleQuery, variables);
      return product && { product, recommendations: productRecommendations ?? [] };
    },
    collections: async (market) =>
      (await readOperation(send, collectionsQuery, { ...market, first: 250 })).collections.nodes,
    collection: async (market, handle, options = {}) =>
      (await readOperation(send, collectionByHandleQuery, { ...page(options), ...market, handle })).collection,
    async search(market, query, options = {}) {
      const found = await readOperation(send, searchQuery, { ...page(options), ...market, query });
      return { products: found.search, collections: found.predictiveSearch?.collections ?? [] };
    },
    async suggestions(market, query, limit) {
      const { predictiveSearch } = await readOperation(send, suggestionsQuery, { ...market, query, limit });
      return predictiveSearch ?? { products: [], collections: [], queries: [] };
    },
    policy: async (market, handle) => (await policies(market)).find((policy) => policy.handle === handle) ?? null,
    isReachable: async () => (await send(reachabilityQuery, {})).data !== null,
  };
}

function page<Options extends { first?: number | null | undefined; last?: number | null | undefined }>(
  options: Options,
) {
  return options.first == null && options.last == null ? { ...options, first: PAGE_SIZE } : options;
}

function policiesOf(shop: ShopQuery['shop']): Policy[] {
  const { privacyPolicy, refundPolicy, shippingPolicy, termsOfService, termsOfSale, legalNotice, contactInformation } =
    shop;
  return [
    shippingPolicy,
    refundPolicy,
    privacyPolicy,
    termsOfService,
    termsOfSale,
    legalNotice,
    contactInformation,
  ].filter((policy) => policy !== null);
}
