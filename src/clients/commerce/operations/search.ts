import type {
  SearchQuery,
  SearchQueryVariables,
  SuggestionsQuery,
  SuggestionsQueryVariables,
} from '#protocol/shopify/operations.generated.ts';
import { imageFragment, moneyFragment, pageInfoFragment } from './fragments.ts';
import { type Operation, withFragments } from './operation.ts';

/** A page of the products that a visitor's words find and that pass the filters, and the collections they name. */
export const searchQuery: Operation<SearchQuery, SearchQueryVariables> = withFragments(
  /* GraphQL */ `
  query Search(
    $country: CountryCode
    $language: LanguageCode
    $query: String!
    $filters: [ProductFilter!]
    $first: Int
    $last: Int
    $after: String
    $before: String
  ) @inContext(country: $country, language: $language) {
    search(query: $query, productFilters: $filters, types: [PRODUCT], first: $first, last: $last, after: $after, before: $before) {
      totalCount
      nodes {
        ... on Product {
          handle
          title
          productType
          description(truncateAt: 180)
          availableForSale
          featuredImage {
            ...ImageFields
          }
          priceRange {
            minVariantPrice {
              ...MoneyFields
            }
            maxVariantPrice {
              ...MoneyFields
            }
          }
        }
      }
      pageInfo {
        ...PageFields
      }
    }
    predictiveSearch(query: $query, types: [COLLECTION], limit: 10) {
      collections {
        handle
        title
        description
      }
    }
  }
`,
  imageFragment,
  moneyFragment,
  pageInfoFragment,
);

/** What a visitor who is still typing may mean: a few products, collections, and ways to finish the words. */
export const suggestionsQuery: Operation<SuggestionsQuery, SuggestionsQueryVariables> = /* GraphQL */ `
  query Suggestions($country: CountryCode, $language: LanguageCode, $query: String!, $limit: Int!)
  @inContext(country: $country, language: $language) {
    predictiveSearch(query: $query, limit: $limit, types: [PRODUCT, COLLECTION, QUERY]) {
      products {
        handle
        title
      }
      collections {
        handle
        title
      }
      queries {
        text
      }
    }
  }
`;
