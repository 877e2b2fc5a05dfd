import { numberOfId } from '#protocol/shopify/global-id.ts';
import type {
  AddressFieldsFragment,
  CustomerAccountQuery,
  CustomerAddressCreateMutationVariables,
  CustomerAddressesQuery,
  CustomerOrderPlacesQuery,
  CustomerOrderQuery,
  CustomerOrderQueryVariables,
  CustomerOrdersQuery,
  CustomerOrdersQueryVariables,
} from '#protocol/shopify/operations.generated.ts';
import { askForCustomer, type CustomerAnswer } from './customer-answer.ts';
import { customerAccountQuery } from './operations/customer-account.ts';
import {
  customerAddressCreateMutation,
  customerAddressDeleteMutation,
  customerAddressesQuery,
  customerAddressUpdateMutation,
  customerDefaultAddressUpdateMutation,
} from './operations/customer-addresses.ts';
import { customerOrderPlacesQuery, customerOrderQuery, customerOrdersQuery } from './operations/customer-orders.ts';
import { readOperation } from './read-operation.ts';
import type { SendOperation } from './send-operation.ts';

export type AccountOverview = NonNullable<CustomerAccountQuery['customer']>;
export type AddressBook = NonNullable<CustomerAddressesQuery['customer']>;
export type Address = AddressFieldsFragment;
export type AddressInput = CustomerAddressCreateMutationVariables['address'];
export type OrderList = NonNullable<CustomerOrdersQuery['customer']>;
export type OrderSummary = OrderList['orders']['edges'][number]['node'];
export type OrderPlaces = NonNullable<CustomerOrderPlacesQuery['customer']>;
export type OrderDetail = NonNullable<CustomerOrderQuery['customer']>['orders']['nodes'][number];
type OrderPlace = Omit<CustomerOrderQueryVariables, 'first'>;
export type OrderPage = Omit<CustomerOrdersQueryVariables, 'token'>;

/**
 * What belongs to one customer, by the token of the session. A read answers null when the token belongs to nobody any
 * more; every method throws CommerceError when the request itself failed.
 */
export type AccountClient = {
  overview: (token: string) => Promise<AccountOverview | null>;
  addresses: (token: string) => Promise<AddressBook | null>;
  addAddress: (token: string, address: AddressInput) => Promise<CustomerAnswer<string>>;
  changeAddress: (token: string, id: string, address: AddressInput) => Promise<CustomerAnswer<string>>;
  deleteAddress: (token: string, id: string) => Promise<CustomerAnswer<string>>;
  makeDefaultAddress: (token: string, id: string) => Promise<CustomerAnswer<string>>;
  /** A page of orders, newest first; ask with `first` and `after`, or with `last` and `before`. */
  orders: (token: string, page: OrderPage) => Promise<OrderList | null>;
  /** The same page, and of each order only where it stands: up to 250 at once cost little. */
  orderPlaces: (token: string, page: OrderPage) => Promise<OrderPlaces | null>;
  /**
   * One order of this customer's, by the number in its global id; null when no order of theirs has it. It is looked up in
   * their own list, so that an id alone never opens another customer's order.
   */
  order: (token: string, number: string) => Promise<OrderDetail | null>;
  /** Every order, whole, newest first. */
  wholeOrders: (token: string) => Promise<OrderDetail[]>;
};

/** Makes the client over the one function that speaks to the Storefront API. */
export function createAccountClient(send: SendOperation): AccountClient {
  /** The order that is asked for, if it is the one with this number. */
  async function orderAt(place: OrderPlace, number: string): Promise<OrderDetail | null> {
    const { customer } = await readOperation(send, customerOrderQuery, { ...place, first: 1 });
    return customer?.orders.nodes.find(({ id }) => numberOfId(id) === number) ?? null;
  }

  function readPlaces(token: string, page: OrderPage): Promise<CustomerOrderPlacesQuery> {
    return readOperation(send, customerOrderPlacesQuery, { token, ...page });
  }

  /** The place right before an order in the list (null for the first), or undefined when it is not in it. */
  async function placeBefore(token: string, number: string): Promise<string | null | undefined> {
    let after: string | null = null;
    for (;;) {
      const found: CustomerOrderPlacesQuery = await readPlaces(token, { first: 250, after });
      if (!found.customer) return undefined;
      const { edges, pageInfo } = found.customer.orders;
      const index = edges.findIndex(({ node }) => numberOfId(node.id) === number);
      if (index >= 0) return edges[index - 1]?.cursor ?? after;
      if (!pageInfo.hasNextPage || !pageInfo.endCursor) return undefined;
      after = pageInfo.endCursor;
    }
  }

  return {
    overview: async (token) => (await readOperation(send, customerAccountQuery, { token })).customer,
    addresses: async (token) => (await readOperation(send, customerAddressesQuery, { token })).customer,
    addAddress: (token, address) =>
      askForCustomer(send, customerAddressCreateMutation, { token, address }, (payload) => payload.customerAddress?.id),
    changeAddress: (token, id, address) =>
      askForCustomer(
        send,
        customerAddressUpdateMutation,
        { token, id, address },
        (payload) => payload.customerAddress?.id,
      ),
    deleteAddress: (token, id) =>
      askForCustomer(send, customerAddressDeleteMutation, { token, id }, (payload) => payload.deletedCustomerAddressId),
    makeDefaultAddress: (token, id) =>
      askForCustomer(send, customerDefaultAddressUpdateMutation, { token, id }, (payload) => payload.customer?.id),
    orders: async (token, page) => (await readOperation(send, customerOrdersQuery, { token, ...page })).customer,
    orderPlaces: async (token, page) => (await readPlaces(token, page)).customer,
    async order(token, number) {
      const found = await orderAt({ token, query: `id:${number}` }, number);
      if (found) return found;
      // A service that does not search orders by id has answered with another one: then it is looked for, page by page.
      const after = await placeBefore(token, number);
      return after === undefined ? null : orderAt({ token, after }, number);
    },
    async wholeOrders(token) {
      const orders: OrderDetail[] = [];
      let after: string | null = null;
      for (;;) {
        const page: CustomerOrderQuery = await readOperation(send, customerOrderQuery, { token, first: 10, after });
        if (!page.customer) return orders;
        const { nodes, pageInfo } = page.customer.orders;
        orders.push(...nodes);
        if (!pageInfo.hasNextPage || !pageInfo.endCursor) return orders;
        after = pageInfo.endCursor;
      }
    },
  };
}
