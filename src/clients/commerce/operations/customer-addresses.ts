import type {
  CustomerAddressCreateMutation,
  CustomerAddressCreateMutationVariables,
  CustomerAddressDeleteMutation,
  CustomerAddressDeleteMutationVariables,
  CustomerAddressesQuery,
  CustomerAddressesQueryVariables,
  CustomerAddressUpdateMutation,
  CustomerAddressUpdateMutationVariables,
  CustomerDefaultAddressUpdateMutation,
  CustomerDefaultAddressUpdateMutationVariables,
} from '#protocol/shopify/operations.generated.ts';
import { customerErrorFragment } from './customers.ts';
import { type Operation, withFragments } from './operation.ts';

/** An address as a form edits it and as a parcel label writes it. */
export const addressFragment = /* GraphQL */ `
  fragment AddressFields on MailingAddress {
    id
    firstName
    lastName
    company
    address1
    address2
    city
    provinceCode
    province
    zip
    countryCodeV2
    country
    phone
    formatted(withName: true, withCompany: true)
  }
`;

/** Every address of a customer (at most 250), and which is the default. */
export const customerAddressesQuery: Operation<CustomerAddressesQuery, CustomerAddressesQueryVariables> = withFragments(
  /* GraphQL */ `
  query CustomerAddresses($token: String!) {
    customer(customerAccessToken: $token) {
      id
      firstName
      lastName
      defaultAddress { id }
      addresses(first: 250) {
        nodes { ...AddressFields }
      }
    }
  }
`,
  addressFragment,
);

/** Adds an address; the first one is the default. */
export const customerAddressCreateMutation: Operation<
  CustomerAddressCreateMutation,
  CustomerAddressCreateMutationVariables
> = withFragments(
  /* GraphQL */ `
  mutation CustomerAddressCreate($token: String!, $address: MailingAddressInput!) {
    customerAddressCreate(customerAccessToken: $token, address: $address) {
      customerAddress { id }
      customerUserErrors { ...CustomerErrorFields }
    }
  }
`,
  customerErrorFragment,
);

/** Changes what is given of an address and nothing else. */
export const customerAddressUpdateMutation: Operation<
  CustomerAddressUpdateMutation,
  CustomerAddressUpdateMutationVariables
> = withFragments(
  /* GraphQL */ `
  mutation CustomerAddressUpdate($token: String!, $id: ID!, $address: MailingAddressInput!) {
    customerAddressUpdate(customerAccessToken: $token, id: $id, address: $address) {
      customerAddress { id }
      customerUserErrors { ...CustomerErrorFields }
    }
  }
`,
  customerErrorFragment,
);

/** Removes an address; after the default one, the oldest that is left takes its place. */
export const customerAddressDeleteMutation: Operation<
  CustomerAddressDeleteMutation,
  CustomerAddressDeleteMutationVariables
> = withFragments(
  /* GraphQL */ `
  mutation CustomerAddressDelete($token: String!, $id: ID!) {
    customerAddressDelete(customerAccessToken: $token, id: $id) {
      deletedCustomerAddressId
      customerUserErrors { ...CustomerErrorFields }
    }
  }
`,
  customerErrorFragment,
);

/** Makes one of the addresses the default. */
export const customerDefaultAddressUpdateMutation: Operation<
  CustomerDefaultAddressUpdateMutation,
  CustomerDefaultAddressUpdateMutationVariables
> = withFragments(
  /* GraphQL */ `
  mutation CustomerDefaultAddressUpdate($token: String!, $id: ID!) {
    customerDefaultAddressUpdate(customerAccessToken: $token, addressId: $id) {
      customer { id }
      customerUserErrors { ...CustomerErrorFields }
    }
  }
`,
  customerErrorFragment,
);
