import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { databaseKind } from '#services/database/database-kind.ts';

/** The tables whose rows show in answers about the catalogue. Listings and the search index follow from them. */
const tables = [
  ...['shop', 'policy', 'price_list', 'country', 'image', 'metafield'],
  ...['product', 'product_tag', 'product_image', 'option', 'option_value', 'variant', 'variant_value', 'price'],
  ...['collection', 'collection_product', 'page', 'menu', 'blog', 'article'],
].map((name) => `commerce_${name}`);

const increment = 'update commerce_catalogue_version set version = version + 1';

/**
 * A number that changes with every change of the product catalogue, whoever makes it. What was read at one number may be
 * given again until there is another one; carts, orders and customers do not change it.
 */
export const catalogueVersionMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table commerce_catalogue_version (version bigint not null)`.execute(db);
    await sql`insert into commerce_catalogue_version (version) values (1)`.execute(db);
    const statements = databaseKind(db) === 'sqlite' ? tables.flatMap(sqliteTriggers) : postgresStatements();
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

function sqliteTriggers(table: string): string[] {
  return ['insert', 'update', 'delete'].map(
    (event) => `create trigger ${table}_version_${event} after ${event} on ${table} begin ${increment}; end`,
  );
}

/**
 * Deferred to the commit, and done once in a transaction: the row of the version would else be locked while a
 * transaction waits for the stock of another one, and each would wait for the other.
 */
function postgresStatements(): string[] {
  const done = "current_setting('commerce.versioned_by', true) = pg_current_xact_id()::text";
  return [
    `create function commerce_change_version() returns trigger language plpgsql as $$ begin
      if ${done} then return null; end if;
      ${increment};
      perform set_config('commerce.versioned_by', pg_current_xact_id()::text, true);
      return null; end $$`,
    ...tables.map(
      (table) => `create constraint trigger ${table}_version after insert or update or delete on ${table}
        deferrable initially deferred for each row execute function commerce_change_version()`,
    ),
  ];
}
