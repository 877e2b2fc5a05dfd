import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { areas } from '#embedded/commerce/areas.ts';
import { createContextBase } from '#embedded/commerce/context-base.ts';
import { commerceMigrations } from '#embedded/commerce/database/migrations.ts';
import type { CommerceTables } from '#embedded/commerce/database/tables.ts';
import { createExecutor } from '#embedded/commerce/graphql/execute-request.ts';
import { buildStorefrontSchema } from '#embedded/commerce/graphql/storefront-schema.ts';
import { seedCatalogue } from '#embedded/commerce/seed/seed-product-catalogue.ts';
import { type OpenDatabase, openDatabase } from '#services/database/open-database.ts';
import { testDatabases } from './databases.ts';

const PASSWORD = 'siren on the river';

/**
 * Time itself is measured by `npm run bench -- enumeration`; here is counted what it is made of. Whether an address has an
 * account must change neither the answer's bytes, nor the hashes, nor the statements it takes.
 */
describe.each(testDatabases)('what an answer costs on $name', (testDatabase) => {
  let database: OpenDatabase<CommerceTables>;
  let drop: () => Promise<void>;
  let run: ReturnType<typeof createExecutor>;
  let cost = { hashes: 0, statements: 0 };
  let waiting: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const opened = await testDatabase.open();
    drop = opened.drop;
    database = await openDatabase<CommerceTables>(opened.location, 'commerce', commerceMigrations);
    const assetPath = () => ({ path: '/f/1/8x8/abc/a.png', width: 8, height: 8 });
    await seedCatalogue(database.db, { catalogue: commerceSeed.catalogue, assetPath }, new Date());
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        cost.statements += 1;
        return result;
      },
    });
    const onError = (error: unknown) => {
      throw error;
    };
    const { base } = createContextBase({
      db,
      kind: database.kind,
      publicUrl: 'https://ash.example',
      onError,
      loginLimit: 0,
    });
    const { passwords } = base;
    const counted = {
      hash: (password: string) => {
        cost.hashes += 1;
        return passwords.hash(password);
      },
      verify: (password: string, hash: string | null) => {
        cost.hashes += 1;
        return passwords.verify(password, hash);
      },
    };
    const later = (work: () => Promise<void>) => waiting.push(work);
    run = createExecutor(await buildStorefrontSchema(areas), { ...base, passwords: counted, later }, onError);
    await ask(CREATE, { input: { email: 'known@ash.example', password: PASSWORD } });
    await ask(CREATE, { input: { email: 'disabled@ash.example', password: PASSWORD } });
    await db
      .updateTable('commerce_customer')
      .set({ disabled: 1 })
      .where('email', '=', 'disabled@ash.example')
      .execute();
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  async function ask(query: string, variables: Record<string, unknown>) {
    cost = { hashes: 0, statements: 0 };
    waiting = [];
    const body = JSON.stringify(await run({ query, variables, operationName: null }));
    return { body, ...cost, later: waiting.length };
  }

  const ERRORS = 'customerUserErrors { code field message } userErrors { field message }';
  const CREATE = `mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } ${ERRORS} } }`;
  const LOG_IN = `mutation ($input: CustomerAccessTokenCreateInput!) {
    customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } ${ERRORS} } }`;
  const RECOVER = `mutation ($email: String!) { customerRecover(email: $email) { ${ERRORS} } }`;

  test('logging in fails alike for known, unknown and disabled accounts', async () => {
    const tryAt = (email: string, password: string) => ask(LOG_IN, { input: { email, password } });
    const unknown = await tryAt('unknown@ash.example', PASSWORD);
    expect(unknown.hashes).toBe(1);
    expect(unknown.body).toContain('UNIDENTIFIED_CUSTOMER');
    expect(await tryAt('known@ash.example', 'not the password')).toEqual(unknown);
    expect(await tryAt('disabled@ash.example', PASSWORD)).toEqual(unknown);
  });

  test('recovering answers alike, before anyone has looked the address up', async () => {
    const unknown = await ask(RECOVER, { email: 'unknown@ash.example' });
    expect(unknown).toMatchObject({ hashes: 0, later: 1 });
    expect(await ask(RECOVER, { email: 'known@ash.example' })).toEqual(unknown);
    expect(await ask(RECOVER, { email: 'disabled@ash.example' })).toEqual(unknown);
  });

  test('opening an account costs the same whether the address is new or taken', async () => {
    const tryAt = (email: string) => ask(CREATE, { input: { email, password: PASSWORD } });
    const { body: created, ...fresh } = await tryAt('new@ash.example');
    const { body: taken, ...known } = await tryAt('known@ash.example');
    expect(fresh.hashes).toBe(1);
    expect(known).toEqual(fresh);
    expect([created.includes('TAKEN'), taken.includes('TAKEN')]).toEqual([false, true]);
  });
});
