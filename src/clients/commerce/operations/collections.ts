import type {
  CollectionByHandleQuery,
  CollectionByHandleQueryVariables,
  CollectionsQuery,
  CollectionsQueryVariables,
} from '#protocol/shopify/operations.generated.ts';
import { imageFragment, pageInfoFragment, productCardFragments } from './fragments.ts';
import { type Operation, withFragments } from './operation.ts';

const collectionFragment = /* GraphQL */ `
  fragment CollectionFields on Collection {
    id
    handle
    title
    description
    descriptionHtml
    updatedAt
    seo {
      title
      description
    }
    image {
      ...ImageFields
    }
  }
`;

/** Every collection, with its picture. */
export const collectionsQuery: Operation<CollectionsQuery, CollectionsQueryVariables> = withFragments(
  /* GraphQL */ `
  query Collections($country: CountryCode, $language: LanguageCode, $first: Int!, $after: String)
  @inContext(country: $country, language: $language) {
    collections(first: $first, after: $after) {
      nodes {
        ...CollectionFields
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`,
  collectionFragment,
  imageFragment,
  pageInfoFragment,
);

/** One collection with a page of its products, filtered and sorted, and the filters it offers. */
export const collectionByHandleQuery: Operation<CollectionByHandleQuery, CollectionByHandleQueryVariables> =
  withFragments(
    /* GraphQL */ `
  query CollectionByHandle(
    $country: CountryCode
    $language: LanguageCode
    $handle: String!
    $first: Int
    $last: Int
    $after: String
    $before: String
    $sortKey: ProductCollectionSortKeys
    $reverse: Boolean
    $filters: [ProductFilter!]
  ) @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      ...CollectionFields
      products(
        first: $first
        last: $last
        after: $after
        before: $before
        sortKey: $sortKey
        reverse: $reverse
        filters: $filters
      ) {
        filters {
          id
          label
          type
          values {
            id
            label
            count
            input
          }
        }
        nodes {
          ...ProductCard
        }
        pageInfo {
          ...PageFields
        }
      }
    }
  }
`,
    collectionFragment,
    productCardFragments,
    pageInfoFragment,
  );
