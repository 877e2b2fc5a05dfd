import type { Metafield, Order } from '@shopify/hydrogen-react/storefront-api-types';
import { expect } from 'vitest';
import type { CartServer } from './cart-server.ts';

/** An order of the API with the two metafields of its fulfilment. Only what was selected is there. */
export type ReadOrder = Order & { status: Metafield | null; events: Metafield };

/** Reads an order by its key, with the fields of `selection`; fails when the answer holds an error. */
export async function readOrder(
  server: CartServer,
  { id, key }: { id: number; key: string },
  selection: string,
): Promise<ReadOrder> {
  const { data, errors } = await server.ask(`query ($id: ID!) { node(id: $id) { ... on Order { ${selection} } } }`, {
    id: `gid://shopify/Order/${id}?key=${key}`,
  });
  expect(errors).toBeUndefined();
  return data?.node as ReadOrder;
}
