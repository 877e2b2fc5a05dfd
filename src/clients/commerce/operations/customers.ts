import type {
  CustomerAccessTokenCreateMutation,
  CustomerAccessTokenCreateMutationVariables,
  CustomerAccessTokenDeleteMutation,
  CustomerAccessTokenDeleteMutationVariables,
  CustomerActivateMutation,
  CustomerActivateMutationVariables,
  CustomerCreateMutation,
  CustomerCreateMutationVariables,
  CustomerIdQuery,
  CustomerIdQueryVariables,
  CustomerRecoverMutation,
  CustomerRecoverMutationVariables,
  CustomerResetMutation,
  CustomerResetMutationVariables,
  CustomerUpdateMutation,
  CustomerUpdateMutationVariables,
} from '#protocol/shopify/operations.generated.ts';
import { type Operation, withFragments } from './operation.ts';

/** What a customer did wrong: the vendor's code, the field's path, and its words. */
export const customerErrorFragment = /* GraphQL */ `
  fragment CustomerErrorFields on CustomerUserError {
    code
    field
    message
  }
`;

const accessTokenFragment = /* GraphQL */ `
  fragment AccessTokenFields on CustomerAccessToken {
    accessToken
    expiresAt
  }
`;

/**
 * The owner of a token (docs/reference/commerce-protocol.md#operations); null for a token that is spent or was never
 * given.
 */
export const customerIdQuery: Operation<CustomerIdQuery, CustomerIdQueryVariables> = /* GraphQL */ `
  query CustomerId($token: String!) {
    customer(customerAccessToken: $token) { id }
  }
`;

/** Logs in (docs/reference/commerce-protocol.md#operations). */
export const customerAccessTokenCreateMutation: Operation<
  CustomerAccessTokenCreateMutation,
  CustomerAccessTokenCreateMutationVariables
> = withFragments(
  /* GraphQL */ `
  mutation CustomerAccessTokenCreate($input: CustomerAccessTokenCreateInput!) {
    customerAccessTokenCreate(input: $input) {
      customerAccessToken { ...AccessTokenFields }
      customerUserErrors { ...CustomerErrorFields }
    }
  }
`,
  accessTokenFragment,
  customerErrorFragment,
);

/** Ends a token. */
export const customerAccessTokenDeleteMutation: Operation<
  CustomerAccessTokenDeleteMutation,
  CustomerAccessTokenDeleteMutationVariables
> = /* GraphQL */ `
  mutation CustomerAccessTokenDelete($token: String!) {
    customerAccessTokenDelete(customerAccessToken: $token) {
      deletedAccessToken
      userErrors { field message }
    }
  }
`;

/** Opens an account. A taken address answers TAKEN or CUSTOMER_DISABLED, and its owner gets a mail. */
export const customerCreateMutation: Operation<CustomerCreateMutation, CustomerCreateMutationVariables> = withFragments(
  /* GraphQL */ `
  mutation CustomerCreate($input: CustomerCreateInput!) {
    customerCreate(input: $input) {
      customer { id }
      customerUserErrors { ...CustomerErrorFields }
    }
  }
`,
  customerErrorFragment,
);

/** Mails a link that sets a new password. */
export const customerRecoverMutation: Operation<CustomerRecoverMutation, CustomerRecoverMutationVariables> =
  withFragments(
    /* GraphQL */ `
  mutation CustomerRecover($email: String!) {
    customerRecover(email: $email) {
      customerUserErrors { ...CustomerErrorFields }
    }
  }
`,
    customerErrorFragment,
  );

/** Sets a new password by the link of the mail; every token of before is ended, and a new one given. */
export const customerResetMutation: Operation<CustomerResetMutation, CustomerResetMutationVariables> = withFragments(
  /* GraphQL */ `
  mutation CustomerReset($id: ID!, $input: CustomerResetInput!) {
    customerReset(id: $id, input: $input) {
      customer { id }
      customerAccessToken { ...AccessTokenFields }
      customerUserErrors { ...CustomerErrorFields }
    }
  }
`,
  accessTokenFragment,
  customerErrorFragment,
);

/** Sets the first password of an account that was made for a guest, by the link of the invitation. */
export const customerActivateMutation: Operation<CustomerActivateMutation, CustomerActivateMutationVariables> =
  withFragments(
    /* GraphQL */ `
  mutation CustomerActivate($id: ID!, $input: CustomerActivateInput!) {
    customerActivate(id: $id, input: $input) {
      customer { id }
      customerAccessToken { ...AccessTokenFields }
      customerUserErrors { ...CustomerErrorFields }
    }
  }
`,
    accessTokenFragment,
    customerErrorFragment,
  );

/** Changes what is given and nothing else; a new password ends every token and gives a new one. */
export const customerUpdateMutation: Operation<CustomerUpdateMutation, CustomerUpdateMutationVariables> = withFragments(
  /* GraphQL */ `
  mutation CustomerUpdate($token: String!, $customer: CustomerUpdateInput!) {
    customerUpdate(customerAccessToken: $token, customer: $customer) {
      customer { id }
      customerAccessToken { ...AccessTokenFields }
      customerUserErrors { ...CustomerErrorFields }
    }
  }
`,
  accessTokenFragment,
  customerErrorFragment,
);
