import { buildSchema, type GraphQLSchema } from 'graphql';
import { attachResolvers, writeWholeSeconds } from '../graphql/storefront-schema.ts';
import { customerRecordQueries } from './admin-customer.ts';
import { erasureMutations } from './erasure-mutations.ts';
import { metafieldMutations } from './metafield-mutations.ts';

/**
 * The few operations of the Admin API that the site needs and the Storefront API does not have. The vendor publishes no
 * file of its Admin schema that may be shipped, so this is our own, with the vendor's names and shapes: a document that
 * is good here is good there.
 */
const SDL = /* GraphQL */ `
  schema { query: QueryRoot mutation: Mutation }

  type QueryRoot {
    customer(id: ID!): Customer
  }

  scalar DateTime

  type Customer {
    id: ID!
    email: String
    firstName: String
    lastName: String
    verifiedEmail: Boolean!
    state: CustomerState!
    createdAt: DateTime!
    updatedAt: DateTime!
    metafield(namespace: String, key: String!): Metafield
  }
  enum CustomerState { DECLINED DISABLED ENABLED INVITED }

  type Metafield {
    id: ID!
    namespace: String!
    key: String!
    type: String!
    value: String!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type Mutation {
    metafieldsSet(metafields: [MetafieldsSetInput!]!): MetafieldsSetPayload
    metafieldsDelete(metafields: [MetafieldIdentifierInput!]!): MetafieldsDeletePayload
    customerRequestDataErasure(customerId: ID!): CustomerRequestDataErasurePayload
    customerCancelDataErasure(customerId: ID!): CustomerCancelDataErasurePayload
  }

  input MetafieldsSetInput {
    ownerId: ID!
    namespace: String
    key: String!
    type: String
    value: String!
  }
  type MetafieldsSetPayload {
    metafields: [Metafield!]
    userErrors: [MetafieldsSetUserError!]!
  }
  type MetafieldsSetUserError {
    code: MetafieldsSetUserErrorCode
    elementIndex: Int
    field: [String!]
    message: String!
  }
  enum MetafieldsSetUserErrorCode { BLANK INCLUSION INVALID_TYPE INVALID_VALUE LESS_THAN_OR_EQUAL_TO TOO_LONG TOO_SHORT }

  input MetafieldIdentifierInput { ownerId: ID! namespace: String! key: String! }
  type MetafieldIdentifier { ownerId: ID! namespace: String! key: String! }
  type MetafieldsDeletePayload {
    deletedMetafields: [MetafieldIdentifier]
    userErrors: [UserError!]!
  }
  type UserError { field: [String!] message: String! }

  type CustomerRequestDataErasurePayload {
    customerId: ID
    userErrors: [CustomerRequestDataErasureUserError!]!
  }
  type CustomerRequestDataErasureUserError {
    code: CustomerRequestDataErasureErrorCode
    field: [String!]
    message: String!
  }
  enum CustomerRequestDataErasureErrorCode { DOES_NOT_EXIST FAILED_TO_REQUEST }

  type CustomerCancelDataErasurePayload {
    customerId: ID
    userErrors: [CustomerCancelDataErasureUserError!]!
  }
  type CustomerCancelDataErasureUserError {
    code: CustomerCancelDataErasureErrorCode
    field: [String!]
    message: String!
  }
  enum CustomerCancelDataErasureErrorCode { DOES_NOT_EXIST FAILED_TO_CANCEL NOT_BEING_ERASED }
`;

/** The part of the Admin API that is served, with its resolvers. */
export function buildAdminSchema(): GraphQLSchema {
  const schema = buildSchema(SDL);
  writeWholeSeconds(schema);
  for (const area of [customerRecordQueries, metafieldMutations, erasureMutations]) attachResolvers(schema, area);
  return schema;
}
