import type { CommerceContext } from '../context.ts';

/**
 * A customer's row inside a transaction, locked until its end: code that changes password, email or addresses takes it
 * first. SQLite has one writer and needs no lock.
 */
export function lockCustomer({ db, kind }: CommerceContext, id: number) {
  return db
    .selectFrom('commerce_customer')
    .selectAll()
    .where('id', '=', id)
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}
