import type { ContextBase } from '../graphql/execute-request.ts';
import { orderGlancePath } from './order-status-path.ts';

/** Looks an order up for a guest without an account: by its number and the address of mail that it was bought with. */
export type FindOrder = (order: { number: number; email: string }) => Promise<string | null>;

/** Makes what finds orders over one database; a wrong number and a wrong address are the same null. */
export function createFindOrder({ db }: Pick<ContextBase, 'db'>): FindOrder {
  return async ({ number, email }) => {
    const address = email.trim().toLowerCase();
    // Who erased their account left no address, and cannot be found by none.
    if (address === '') return null;
    const row = await db
      .selectFrom('commerce_order')
      .select(['id', 'key'])
      .where('number', '=', number)
      .where('email', '=', address)
      .executeTakeFirst();
    return row ? orderGlancePath(row) : null;
  };
}
