import type { CommerceContext } from './context.ts';

/**
 * Runs `work` in one transaction, with a context that reads and writes inside it. Inside, use the context it is given
 * and no other: on SQLite the one connection is taken until the transaction ends, and waiting for it would be for ever.
 */
export async function inTransaction<Result>(
  context: CommerceContext,
  work: (context: CommerceContext) => Promise<Result>,
): Promise<Result> {
  const stockChanges = new Set<number>();
  const result = await context.db
    .transaction()
    .execute((db) => work({ ...context, db, loaders: new Map(), stockChanges }));
  context.afterCommit?.();
  if (stockChanges.size > 0) context.onStockChange?.([...stockChanges]);
  return result;
}
