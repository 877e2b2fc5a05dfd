import { emptyConnection } from '../connections/connection.ts';
import type { PageArguments } from '../connections/page-arguments.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';
import { type MetafieldName, ownerFields } from '../metafields/metafield-resolvers.ts';
import { chooseDefaultAddress, createAddress, deleteAddress, updateAddress } from './address-mutations.ts';
import { createCustomer } from './create-customer.ts';
import { addressesOf, defaultAddressOf } from './customer-addresses.ts';
import { customerByToken, hasSession } from './customer-by-token.ts';
import type { CustomerRecord } from './customer-record.ts';
import { recover } from './recovery.ts';
import { activate, activateByUrl, resetPassword, resetPasswordByUrl } from './reset-mutations.ts';
import { logIn, logInWithMultipass, logOut, renew } from './session-mutations.ts';
import { updateCustomer } from './update-customer.ts';

/**
 * The classic customer operations (docs/reference/commerce-protocol.md#customers). A customer's orders are the orders'
 * own area.
 */
export const customerResolvers: ResolverMap = {
  QueryRoot: {
    customer: (_root: unknown, args: { customerAccessToken: string }, context) =>
      customerByToken(context, args.customerAccessToken),
  },
  Customer: {
    addresses: (customer: CustomerRecord, args: PageArguments, context) =>
      hasSession(customer) ? addressesOf(context, customer, args) : emptyConnection,
    defaultAddress: (customer: CustomerRecord, _args: unknown, context) =>
      hasSession(customer) ? defaultAddressOf(context, customer) : null,
    metafield: (customer: CustomerRecord, args: MetafieldName, context) =>
      hasSession(customer) ? ownerFields.metafield(customer, args, context) : null,
    metafields: (customer: CustomerRecord, args: { identifiers: MetafieldName[] }, context) =>
      hasSession(customer) ? ownerFields.metafields(customer, args, context) : args.identifiers.map(() => null),
  },
  Mutation: {
    customerCreate: createCustomer,
    customerAccessTokenCreate: logIn,
    customerAccessTokenCreateWithMultipass: logInWithMultipass,
    customerAccessTokenDelete: logOut,
    customerAccessTokenRenew: renew,
    customerUpdate: updateCustomer,
    customerRecover: recover,
    customerReset: resetPassword,
    customerResetByUrl: resetPasswordByUrl,
    customerActivate: activate,
    customerActivateByUrl: activateByUrl,
    customerAddressCreate: createAddress,
    customerAddressUpdate: updateAddress,
    customerAddressDelete: deleteAddress,
    customerDefaultAddressUpdate: chooseDefaultAddress,
  },
};
