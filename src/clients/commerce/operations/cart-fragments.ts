import { imageFragment, moneyFragment } from './fragments.ts';

const cartFragment = /* GraphQL */ `
  fragment CartFields on Cart {
    id
    checkoutUrl
    totalQuantity
    note
    updatedAt
    attributes {
      key
      value
    }
    buyerIdentity {
      countryCode
      email
    }
    discountCodes {
      code
      applicable
    }
    discountAllocations {
      discountedAmount {
        ...MoneyFields
      }
    }
    appliedGiftCards {
      id
      lastCharacters
      amountUsed {
        ...MoneyFields
      }
      balance {
        ...MoneyFields
      }
    }
    cost {
      subtotalAmount {
        ...MoneyFields
      }
      totalAmount {
        ...MoneyFields
      }
      checkoutChargeAmount {
        ...MoneyFields
      }
    }
    lines(first: 250) {
      nodes {
        ...CartLineFields
      }
    }
  }
`;

const cartLineFragment = /* GraphQL */ `
  fragment CartLineFields on BaseCartLine {
    id
    quantity
    attributes {
      key
      value
    }
    cost {
      amountPerQuantity {
        ...MoneyFields
      }
      compareAtAmountPerQuantity {
        ...MoneyFields
      }
      subtotalAmount {
        ...MoneyFields
      }
      totalAmount {
        ...MoneyFields
      }
    }
    discountAllocations {
      discountedAmount {
        ...MoneyFields
      }
    }
    ... on CartLine {
      parentRelationship {
        parent {
          id
        }
      }
    }
    merchandise {
      ... on ProductVariant {
        id
        title
        availableForSale
        currentlyNotInStock
        quantityAvailable
        quantityRule {
          minimum
          maximum
          increment
        }
        price {
          ...MoneyFields
        }
        selectedOptions {
          name
          value
        }
        image {
          ...ImageFields
        }
        product {
          id
          handle
          title
        }
      }
    }
  }
`;

/** A whole cart as the cart's page shows it: lines newest first, costs in the cart's own currency. */
export const cartFragments = [cartFragment, cartLineFragment, imageFragment, moneyFragment];

/** What was refused, and what was done otherwise than asked; the fields of every cart mutation's answer. */
export const cartOutcomeFragments = [
  ...cartFragments,
  /* GraphQL */ `
  fragment CartErrorFields on CartUserError {
    code
    field
    message
  }
  fragment CartWarningFields on CartWarning {
    code
    message
    target
  }
`,
];
