import type { OutboxTables } from '#services/outbox/tables.ts';
import type { BlogTables } from '../blogs/tables.ts';
import type { CartTables } from '../carts/tables.ts';
import type { CustomerTables } from '../customers/tables.ts';
import type { OrderTables } from '../orders/tables.ts';
import type { PageTables } from '../pages/tables.ts';
import type { CatalogueTables } from '../product-catalogue/tables.ts';
import type { SearchTables } from '../search/tables.ts';

/**
 * Every table a commerce request may touch, one type an area. Money is integer minor units; dates are ISO 8601 text in
 * UTC; booleans are 0 or 1, because SQLite has no type for them and PostgreSQL must read the same.
 */
export type CommerceTables = CatalogueTables &
  CustomerTables &
  CartTables &
  OrderTables &
  SearchTables &
  PageTables &
  BlogTables &
  OutboxTables;
