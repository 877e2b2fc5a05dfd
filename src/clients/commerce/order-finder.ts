import { z } from 'zod';
import { createAskExtension } from './ask-extension.ts';
import type { CommerceConnection } from './send-operation.ts';

/**
 * Finds the page of an order by its number and the address of mail that it was bought with; null where the two do not
 * belong together. Failures throw CommerceError.
 */
export type OrderFinder = (order: { number: number; email: string }) => Promise<string | null>;

const answerShape = z.object({ path: z.string().startsWith('/').nullable() });

/** Makes the finder of the shop with this connection. Only the embedded service answers it. */
export function createOrderFinder(connection: CommerceConnection): OrderFinder {
  const ask = createAskExtension(connection);
  return async (order) => (await ask('/orders/find', order, answerShape)).path;
}
