export const imageFragment = /* GraphQL */ `
  fragment ImageFields on Image {
    id
    altText
    height
    url
    width
  }
`;

export const moneyFragment = /* GraphQL */ `
  fragment MoneyFields on MoneyV2 {
    amount
    currencyCode
  }
`;

const cardFragment = /* GraphQL */ `
  fragment ProductCard on Product {
    id
    handle
    title
    vendor
    productType
    tags
    availableForSale
    totalInventory
    variantsCount {
      count
    }
    priceRange {
      minVariantPrice {
        ...MoneyFields
      }
      maxVariantPrice {
        ...MoneyFields
      }
    }
    compareAtPriceRange {
      maxVariantPrice {
        ...MoneyFields
      }
    }
    images(first: 2) {
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
      }
    }
    selectedOrFirstAvailableVariant {
      id
      availableForSale
    }
  }
`;

/** What a product card in a grid shows: two pictures, the price or its range, stock words and swatches. */
export const productCardFragments = [cardFragment, imageFragment, moneyFragment];

export const pageInfoFragment = /* GraphQL */ `
  fragment PageFields on PageInfo {
    hasNextPage
    hasPreviousPage
    startCursor
    endCursor
  }
`;
