import type {
  ProductChoicesQuery,
  ProductChoicesQueryVariables,
  ProductCountsQuery,
  ProductCountsQueryVariables,
} from '#protocol/shopify/operations.generated.ts';
import type { Operation } from './operation.ts';

/**
 * How many products pass some filters, in the whole shop and in each collection. The protocol counts a collection in its
 * facets alone, and the whole shop in a search without words.
 */
export const productCountsQuery: Operation<ProductCountsQuery, ProductCountsQueryVariables> = /* GraphQL */ `
  query ProductCounts($country: CountryCode, $language: LanguageCode, $filters: [ProductFilter!])
  @inContext(country: $country, language: $language) {
    search(query: "", types: [PRODUCT], productFilters: $filters, first: 1) {
      totalCount
    }
    collections(first: 250) {
      nodes {
        handle
        title
        any: products(first: 1) {
          nodes {
            id
          }
        }
        matching: products(first: 1, filters: $filters) {
          filters {
            id
            values {
              count
              input
            }
          }
        }
      }
    }
  }
`;

/** What the products of the whole shop can be filtered by: their types and tags, and the lowest and highest price. */
export const productChoicesQuery: Operation<ProductChoicesQuery, ProductChoicesQueryVariables> = /* GraphQL */ `
  query ProductChoices($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    productTypes(first: 250) {
      edges {
        node
      }
    }
    productTags(first: 250) {
      edges {
        node
      }
    }
    cheapest: products(first: 1, sortKey: PRICE) {
      nodes {
        priceRange {
          minVariantPrice {
            amount
          }
        }
      }
    }
    dearest: products(first: 1, sortKey: PRICE, reverse: true) {
      nodes {
        priceRange {
          minVariantPrice {
            amount
          }
        }
      }
    }
  }
`;
