import type {
  ProductByHandleQuery,
  ProductByHandleQueryVariables,
  ProductGridQuery,
  ProductGridQueryVariables,
  VariantStockQuery,
  VariantStockQueryVariables,
} from '#protocol/shopify/operations.generated.ts';
import { pageInfoFragment, productCardFragments } from './fragments.ts';
import { type Operation, withFragments } from './operation.ts';

/** One page of the whole shop for a grid. */
export const productGridQuery: Operation<ProductGridQuery, ProductGridQueryVariables> = withFragments(
  /* GraphQL */ `
  query ProductGrid(
    $country: CountryCode
    $language: LanguageCode
    $first: Int
    $last: Int
    $after: String
    $before: String
    $query: String
    $sortKey: ProductSortKeys
    $reverse: Boolean
  ) @inContext(country: $country, language: $language) {
    products(
      first: $first
      last: $last
      after: $after
      before: $before
      query: $query
      sortKey: $sortKey
      reverse: $reverse
    ) {
      nodes {
        ...ProductCard
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`,
  productCardFragments,
  pageInfoFragment,
);

const variantFragment = /* GraphQL */ `
  fragment ProductVariantFields on ProductVariant {
    id
    title
    sku
    availableForSale
    currentlyNotInStock
    quantityAvailable
    selectedOptions {
      name
      value
    }
    price {
      ...MoneyFields
    }
    compareAtPrice {
      ...MoneyFields
    }
    image {
      ...ImageFields
    }
    product {
      handle
      title
    }
  }
`;

/** Everything a product page shows, with the selected variant and those one choice away from it. */
export const productByHandleQuery: Operation<ProductByHandleQuery, ProductByHandleQueryVariables> = withFragments(
  /* GraphQL */ `
  query ProductByHandle(
    $country: CountryCode
    $language: LanguageCode
    $handle: String!
    $selectedOptions: [SelectedOptionInput!]
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      id
      handle
      title
      vendor
      productType
      tags
      description
      descriptionHtml
      availableForSale
      totalInventory
      createdAt
      updatedAt
      encodedVariantExistence
      encodedVariantAvailability
      seo {
        title
        description
      }
      priceRange {
        minVariantPrice {
          ...MoneyFields
        }
        maxVariantPrice {
          ...MoneyFields
        }
      }
      images(first: 20) {
        nodes {
          ...ImageFields
        }
      }
      options {
        id
        name
        optionValues {
          id
          name
          swatch {
            color
          }
          firstSelectableVariant {
            ...ProductVariantFields
          }
        }
      }
      selectedOrFirstAvailableVariant(selectedOptions: $selectedOptions) {
        ...ProductVariantFields
      }
      adjacentVariants(selectedOptions: $selectedOptions) {
        ...ProductVariantFields
      }
      variants(first: 100) {
        nodes {
          ...ProductVariantFields
        }
      }
      collections(first: 10) {
        nodes {
          id
          handle
          title
        }
      }
      material: metafield(namespace: "facts", key: "material") {
        value
      }
      care: metafield(namespace: "facts", key: "care") {
        value
      }
      dimensions: metafield(namespace: "facts", key: "dimensions") {
        value
      }
    }
    productRecommendations(productHandle: $handle) {
      ...ProductCard
    }
  }
`,
  variantFragment,
  productCardFragments,
);

/** Whether variants can be bought, in the order of their ids. */
export const variantStockQuery: Operation<VariantStockQuery, VariantStockQueryVariables> = withFragments(/* GraphQL */ `
  query VariantStock($ids: [ID!]!) {
    nodes(ids: $ids) {
      __typename
      ... on ProductVariant {
        availableForSale
      }
    }
  }
`);
