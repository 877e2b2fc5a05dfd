import type {
  CustomerOrderPlacesQuery,
  CustomerOrderPlacesQueryVariables,
  CustomerOrderQuery,
  CustomerOrderQueryVariables,
  CustomerOrdersQuery,
  CustomerOrdersQueryVariables,
} from '#protocol/shopify/operations.generated.ts';
import { addressFragment } from './customer-addresses.ts';
import { imageFragment, moneyFragment, pageInfoFragment } from './fragments.ts';
import { type Operation, withFragments } from './operation.ts';

/** Where an order stands: the order's own status, and the parcel's, which the shop keeps in a metafield. */
const orderStatusFragment = /* GraphQL */ `
  fragment OrderStatusFields on Order {
    canceledAt
    fulfillmentStatus
    fulfilmentStatus: metafield(namespace: "fulfilment", key: "status") {
      value
    }
  }
`;

/** An order as a line of a list. */
export const orderSummaryFragments = [
  /* GraphQL */ `
  fragment OrderSummary on Order {
    id
    name
    processedAt
    totalPrice {
      ...MoneyFields
    }
    lineItems(first: 4) {
      nodes {
        title
        quantity
        variant {
          image {
            ...ImageFields
          }
        }
      }
    }
    ...OrderStatusFields
  }
`,
  orderStatusFragment,
  imageFragment,
  moneyFragment,
];

/** A page of a customer's orders, newest first. */
export const customerOrdersQuery: Operation<CustomerOrdersQuery, CustomerOrdersQueryVariables> = withFragments(
  /* GraphQL */ `
  query CustomerOrders($token: String!, $first: Int, $after: String, $last: Int, $before: String) {
    customer(customerAccessToken: $token) {
      id
      numberOfOrders
      orders(first: $first, after: $after, last: $last, before: $before, sortKey: PROCESSED_AT, reverse: true) {
        edges {
          cursor
          node {
            ...OrderSummary
          }
        }
        pageInfo {
          ...PageFields
        }
      }
    }
  }
`,
  orderSummaryFragments,
  pageInfoFragment,
);

/** The places of a customer's orders in their list, newest first, with no more than where each order stands. */
export const customerOrderPlacesQuery: Operation<CustomerOrderPlacesQuery, CustomerOrderPlacesQueryVariables> =
  withFragments(
    /* GraphQL */ `
  query CustomerOrderPlaces($token: String!, $first: Int, $after: String, $last: Int, $before: String) {
    customer(customerAccessToken: $token) {
      id
      numberOfOrders
      orders(first: $first, after: $after, last: $last, before: $before, sortKey: PROCESSED_AT, reverse: true) {
        edges {
          cursor
          node {
            id
            ...OrderStatusFields
          }
        }
        pageInfo {
          ...PageFields
        }
      }
    }
  }
`,
    orderStatusFragment,
    pageInfoFragment,
  );

const discountFragment = /* GraphQL */ `
  fragment DiscountFields on DiscountApplication {
    __typename
    targetType
    value {
      ... on MoneyV2 {
        ...MoneyFields
      }
      ... on PricingPercentageValue {
        percentage
      }
    }
    ... on DiscountCodeApplication {
      code
      applicable
    }
    ... on AutomaticDiscountApplication {
      title
    }
    ... on ManualDiscountApplication {
      title
    }
    ... on ScriptDiscountApplication {
      title
    }
  }
`;

const orderDetailFragment = /* GraphQL */ `
  fragment OrderDetail on Order {
    id
    name
    email
    processedAt
    financialStatus
    cancelReason
    subtotalPrice {
      ...MoneyFields
    }
    totalShippingPrice {
      ...MoneyFields
    }
    totalTax {
      ...MoneyFields
    }
    totalPrice {
      ...MoneyFields
    }
    totalRefunded {
      ...MoneyFields
    }
    shippingDiscountAllocations {
      allocatedAmount {
        ...MoneyFields
      }
    }
    discountApplications(first: 20) {
      nodes {
        ...DiscountFields
      }
    }
    shippingAddress {
      ...AddressFields
    }
    billingAddress {
      ...AddressFields
    }
    expectedDelivery: metafield(namespace: "fulfilment", key: "expected_delivery") {
      value
    }
    deliverFrom: metafield(namespace: "fulfilment", key: "deliver_from") {
      value
    }
    fulfilmentEvents: metafield(namespace: "fulfilment", key: "events") {
      value
    }
    payments: metafield(namespace: "payment", key: "summary") {
      value
    }
    giftNote: metafield(namespace: "gift", key: "note") {
      value
    }
    successfulFulfillments(first: 20) {
      trackingCompany
      trackingInfo(first: 10) {
        number
        url
      }
    }
    lineItems(first: 250) {
      nodes {
        title
        quantity
        currentQuantity
        originalTotalPrice {
          ...MoneyFields
        }
        discountedTotalPrice {
          ...MoneyFields
        }
        discountAllocations {
          allocatedAmount {
            ...MoneyFields
          }
        }
        customAttributes {
          key
          value
        }
        variant {
          id
          title
          availableForSale
          image {
            ...ImageFields
          }
          product {
            handle
          }
        }
      }
    }
    ...OrderStatusFields
  }
`;

/** Orders of a customer, whole: those after a place in their own list, or those that `query` finds in it. */
export const customerOrderQuery: Operation<CustomerOrderQuery, CustomerOrderQueryVariables> = withFragments(
  /* GraphQL */ `
  query CustomerOrder($token: String!, $first: Int!, $after: String, $query: String) {
    customer(customerAccessToken: $token) {
      id
      orders(first: $first, after: $after, query: $query, sortKey: PROCESSED_AT, reverse: true) {
        nodes {
          ...OrderDetail
        }
        pageInfo {
          ...PageFields
        }
      }
    }
  }
`,
  orderDetailFragment,
  pageInfoFragment,
  discountFragment,
  orderStatusFragment,
  addressFragment,
  imageFragment,
  moneyFragment,
);
