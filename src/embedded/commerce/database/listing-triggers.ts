import type { DatabaseKind } from '#services/database/open-database.ts';

const SELLABLE = '(quantity > 0 or sells_without_stock = 1)';
const CHANGED =
  '(old.quantity > 0 or old.sells_without_stock = 1) <> (new.quantity > 0 or new.sells_without_stock = 1)';
const LISTINGS = ['commerce_product_listing', 'commerce_collection_listing'];

const setForSale = LISTINGS.map(
  (table) => `update ${table} set for_sale = case when exists (
    select 1 from commerce_variant where product_id = new.product_id and ${SELLABLE}
  ) then 1 else 0 end where product_id = new.product_id;`,
).join('\n');

const amountOf = (aggregate: 'min' | 'max') => `(
    select ${aggregate}(amount) from commerce_price join commerce_variant on commerce_variant.id = variant_id
    where product_id = (select product_id from commerce_variant where id = new.variant_id)
      and commerce_price.price_list_id = new.price_list_id
  )`;

const setPrices = LISTINGS.map(
  (table) => `update ${table} set lowest = ${amountOf('min')}, highest = ${amountOf('max')}
    where product_id = (select product_id from commerce_variant where id = new.variant_id)
      and price_list_id = new.price_list_id;`,
).join('\n');

/** The statements that make listings follow a variant's stock and its prices, in either dialect. */
export function listingTriggers(kind: DatabaseKind): string[] {
  return kind === 'sqlite' ? sqliteTriggers : postgresTriggers;
}

const sqliteTriggers = [
  `create trigger commerce_variant_stock after update of quantity, sells_without_stock on commerce_variant
    when ${CHANGED} begin ${setForSale} end`,
  `create trigger commerce_price_amount after update of amount on commerce_price
    when old.amount <> new.amount begin ${setPrices} end`,
];

const postgresTriggers = [
  // The product's row is locked first: two buyers taking the last of two variants at once would each see the other's.
  `create function commerce_set_for_sale() returns trigger language plpgsql as $$ begin
    perform 1 from commerce_product where id = new.product_id for no key update;
    ${setForSale} return null; end $$`,
  `create trigger commerce_variant_stock after update of quantity, sells_without_stock on commerce_variant
    for each row when (${CHANGED}) execute function commerce_set_for_sale()`,
  `create function commerce_set_prices() returns trigger language plpgsql as $$ begin
    ${setPrices} return null; end $$`,
  `create trigger commerce_price_amount after update of amount on commerce_price
    for each row when (old.amount <> new.amount) execute function commerce_set_prices()`,
];
