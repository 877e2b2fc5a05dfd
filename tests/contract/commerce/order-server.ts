import { openOrderManagement } from '#embedded/commerce/orders/management/open-order-management.ts';
import type { OrderManagement } from '#embedded/commerce/orders/management/order-management.ts';
import { type CartServer, startCartServer } from './cart-server.ts';
import { PUBLIC_URL } from './commerce-server.ts';

/** A shop, and the management of its orders over a second connection to the same database, as the command has. */
export type OrderServer = { server: CartServer; management: OrderManagement; close: () => Promise<void> };

export async function startOrderServer(...options: Parameters<typeof startCartServer>): Promise<OrderServer> {
  const server = await startCartServer(...options);
  const opened = await openOrderManagement(server.location, PUBLIC_URL);
  return {
    server,
    management: opened.management,
    async close() {
      await opened.close();
      await server.close();
    },
  };
}
