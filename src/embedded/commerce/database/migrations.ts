import type { Migration } from 'kysely/migration';
import { outboxRetriesMigration } from '#services/outbox/0002-retries.ts';
import { outboxMigration } from '#services/outbox/migration.ts';
import { catalogueMigration } from './0001-product-catalogue.ts';
import { customersMigration } from './0003-customers.ts';
import { cartsMigration } from './0004-carts.ts';
import { ordersMigration } from './0005-orders.ts';
import { searchMigration } from './0006-search.ts';
import { listingsMigration } from './0007-listings.ts';
import { pagesMigration } from './0008-pages.ts';
import { appliedGiftCardsMigration } from './0010-applied-gift-cards.ts';
import { nestedCartLinesMigration } from './0011-nested-cart-lines.ts';
import { blogsMigration } from './0012-blogs.ts';
import { catalogueVersionMigration } from './0013-catalogue-version.ts';
import { billingAddressMigration } from './0014-billing-address.ts';
import { deliveryDateMigration } from './0015-delivery-date.ts';

/** The commerce migrations in order; a released one is never edited, a change is a new number. */
export const commerceMigrations: Record<string, Migration> = {
  '0001_catalogue': catalogueMigration,
  '0002_outbox': outboxMigration,
  '0003_customers': customersMigration,
  '0004_carts': cartsMigration,
  '0005_orders': ordersMigration,
  '0006_search': searchMigration,
  '0007_listings': listingsMigration,
  '0008_pages': pagesMigration,
  '0009_outbox_retries': outboxRetriesMigration,
  '0010_applied_gift_cards': appliedGiftCardsMigration,
  '0011_nested_cart_lines': nestedCartLinesMigration,
  '0012_blogs': blogsMigration,
  '0013_catalogue_version': catalogueVersionMigration,
  '0014_billing_address': billingAddressMigration,
  '0015_delivery_date': deliveryDateMigration,
};
