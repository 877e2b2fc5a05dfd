import type { CommerceChange } from '#protocol/shopify/webhook.ts';
import { openDatabase } from '#services/database/open-database.ts';
import { createContextBase } from '../../context-base.ts';
import { commerceMigrations } from '../../database/migrations.ts';
import type { CommerceTables } from '../../database/tables.ts';
import { tellOfProducts } from '../../product-changes.ts';
import { createOrderManagement, type OrderManagement } from './order-management.ts';

/**
 * Order management over a database as in `openDatabase`, for a command beside a running site, which hears of products by
 * `onProductChange`.
 */
export async function openOrderManagement(
  database: string,
  publicUrl: string,
  onProductChange?: (change: CommerceChange) => void,
): Promise<{ management: OrderManagement; close: () => Promise<void> }> {
  const { db, kind, close } = await openDatabase<CommerceTables>(database, 'commerce', commerceMigrations);
  // Nobody logs in here.
  const { base, settled } = createContextBase({
    ...{ db, kind, publicUrl, loginLimit: 0, onError: console.error },
    onStockChange: tellOfProducts(onProductChange),
  });
  return {
    management: createOrderManagement(base),
    async close() {
      await settled();
      await close();
    },
  };
}
