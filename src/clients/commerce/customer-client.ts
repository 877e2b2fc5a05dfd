import type {
  CustomerCreateMutationVariables,
  CustomerUpdateMutationVariables,
} from '#protocol/shopify/operations.generated.ts';
import { CommerceError } from './commerce-error.ts';
import { askForCustomer, type CustomerAnswer, type CustomerToken } from './customer-answer.ts';
import {
  customerAccessTokenCreateMutation,
  customerAccessTokenDeleteMutation,
  customerActivateMutation,
  customerCreateMutation,
  customerIdQuery,
  customerRecoverMutation,
  customerResetMutation,
  customerUpdateMutation,
} from './operations/customers.ts';
import { operationName } from './operations/operation.ts';
import { readOperation } from './read-operation.ts';
import type { SendOperation } from './send-operation.ts';

export type NewCustomer = CustomerCreateMutationVariables['input'];
export type CustomerChanges = CustomerUpdateMutationVariables['customer'];

/** What a mailed link names: whose it is, by global id, and the secret. */
export type MailedLink = { customerId: string; secret: string };

/** Who a customer is to the shop. Every method throws CommerceError when the request itself failed. */
export type CustomerClient = {
  /** The id of the customer a token belongs to; null for a token that is spent or was never given. */
  idOf: (token: string) => Promise<string | null>;
  logIn: (credentials: { email: string; password: string }) => Promise<CustomerAnswer<CustomerToken>>;
  /** Ends a token. One that has ended already is no error. */
  logOut: (token: string) => Promise<void>;
  /** Answers the new customer's id. */
  register: (customer: NewCustomer) => Promise<CustomerAnswer<string>>;
  /** Mails a link that sets a new password. */
  recover: (email: string) => Promise<CustomerAnswer<true>>;
  /** Sets a new password by the mailed link; answers a token of its own, every other one being ended. */
  reset: (link: MailedLink, password: string) => Promise<CustomerAnswer<CustomerToken>>;
  /** Sets the first password of an invited customer; answers a token. */
  activate: (link: MailedLink, password: string) => Promise<CustomerAnswer<CustomerToken>>;
  /** Changes what is given. With a new password every token ends, and the answer holds a new one. */
  update: (token: string, changes: CustomerChanges) => Promise<CustomerAnswer<{ token: CustomerToken | null }>>;
};

/** Makes the client over the one function that speaks to the Storefront API. */
export function createCustomerClient(send: SendOperation): CustomerClient {
  return {
    async idOf(token) {
      const { customer } = await readOperation(send, customerIdQuery, { token });
      return customer?.id ?? null;
    },
    logIn: (input) =>
      askForCustomer(send, customerAccessTokenCreateMutation, { input }, (payload) => payload.customerAccessToken),
    async logOut(token) {
      const { data, errors } = await send(customerAccessTokenDeleteMutation, { token });
      const unanswered = data === null && errors.length === 0;
      if (unanswered || errors.some(({ code }) => code !== 'ACCESS_DENIED')) {
        throw new CommerceError(operationName(customerAccessTokenDeleteMutation), errors);
      }
    },
    register: (input) => askForCustomer(send, customerCreateMutation, { input }, (payload) => payload.customer?.id),
    recover: (email) => askForCustomer(send, customerRecoverMutation, { email }, () => true as const),
    reset: ({ customerId: id, secret: resetToken }, password) =>
      askForCustomer(
        send,
        customerResetMutation,
        { id, input: { resetToken, password } },
        (payload) => payload.customerAccessToken,
      ),
    activate: ({ customerId: id, secret: activationToken }, password) =>
      askForCustomer(
        send,
        customerActivateMutation,
        { id, input: { activationToken, password } },
        (payload) => payload.customerAccessToken,
      ),
    update: (token, customer) =>
      askForCustomer(send, customerUpdateMutation, { token, customer }, (payload) => ({
        token: payload.customerAccessToken,
      })),
  };
}
