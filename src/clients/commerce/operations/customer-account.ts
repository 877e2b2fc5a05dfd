import type { CustomerAccountQuery, CustomerAccountQueryVariables } from '#protocol/shopify/operations.generated.ts';
import { addressFragment } from './customer-addresses.ts';
import { orderSummaryFragments } from './customer-orders.ts';
import { type Operation, withFragments } from './operation.ts';

/** What the account's first page shows: the person, the default address and the newest orders. */
export const customerAccountQuery: Operation<CustomerAccountQuery, CustomerAccountQueryVariables> = withFragments(
  /* GraphQL */ `
  query CustomerAccount($token: String!) {
    customer(customerAccessToken: $token) {
      id
      email
      firstName
      lastName
      phone
      acceptsMarketing
      createdAt
      numberOfOrders
      birthDate: metafield(namespace: "facts", key: "birth_date") {
        value
      }
      defaultAddress {
        ...AddressFields
      }
      orders(first: 3, sortKey: PROCESSED_AT, reverse: true) {
        nodes {
          ...OrderSummary
        }
      }
    }
  }
`,
  addressFragment,
  orderSummaryFragments,
);
