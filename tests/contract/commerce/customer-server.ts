import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import type { CommerceServiceOptions } from '#embedded/commerce/commerce-service.ts';
import { commerceMigrations } from '#embedded/commerce/database/migrations.ts';
import type { CommerceTables } from '#embedded/commerce/database/tables.ts';
import { openDatabase } from '#services/database/open-database.ts';
import { type CommerceServer, startCommerceServer } from './commerce-server.ts';
import type { TestDatabase } from './databases.ts';

export type Payload = {
  customer?: Record<string, unknown> | null;
  customerAccessToken?: { accessToken: string; expiresAt: string } | null;
  customerAddress?: Record<string, unknown> | null;
  customerUserErrors: { code: string; field: string[] | null; message: string }[];
  userErrors?: { field: string[] | null; message: string }[];
} & Record<string, unknown>;

/** A commerce server with a clock that the test sets, and its database to look into. */
export type CustomerServer = CommerceServer & {
  db: Kysely<CommerceTables>;
  /** Moves the service's clock on. */
  pass: (hours: number) => void;
  /** Every mail to an address, oldest first; waits for what was left for later when there are fewer than `atLeast`. */
  mailsTo: (email: string, atLeast?: number) => Promise<{ kind: string; subject: string; text: string }[]>;
  /** Sends one mutation and answers its payload; throws the first top-level error's code. */
  change: (field: string, declared: string, variables: Record<string, unknown>, selection: string) => Promise<Payload>;
  register: (email: string, input?: Record<string, unknown>) => Promise<Payload>;
  logIn: (email: string, password?: string) => Promise<Payload>;
  /** Registers and answers a token. */
  newcomer: (email: string) => Promise<string>;
  /** The customer of a token, with the fields selected; throws when the answer holds an error. */
  read: (token: string, selection?: string) => Promise<Record<string, unknown> | null>;
  update: (token: string, changes: Record<string, unknown>) => Promise<Payload>;
};

export const PASSWORD = 'siren on the river';
export const ERRORS = 'customerUserErrors { code field message } userErrors { field message }';
const TOKEN = 'customerAccessToken { accessToken expiresAt }';

export async function startCustomerServer(
  database: TestDatabase,
  options: Partial<CommerceServiceOptions> = {},
): Promise<CustomerServer> {
  const { location, drop } = await openedTwice(database);
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const once = { name: database.name, open: async () => ({ location, drop }) };
  const server = await startCommerceServer(once, commerceSeed.catalogue, { now, ...options });
  const { db, close } = await openDatabase<CommerceTables>(location, 'commerce', commerceMigrations);

  async function change(field: string, declared: string, variables: Record<string, unknown>, selection: string) {
    const given = Object.keys(variables).map((name) => `${name}: $${name}`);
    const query = `mutation (${declared}) { ${field}(${given.join(', ')}) { ${selection} } }`;
    const { data, errors } = await server.ask(query, variables);
    const [error] = errors?.graphQLErrors ?? [];
    if (error) throw new Error(String(error.extensions?.code));
    if (errors) throw new Error(errors.message);
    return data?.[field] as Payload;
  }
  const register: CustomerServer['register'] = (email, input = {}) =>
    change(
      'customerCreate',
      '$input: CustomerCreateInput!',
      { input: { email, password: PASSWORD, ...input } },
      `customer { id email firstName lastName displayName phone acceptsMarketing } ${ERRORS}`,
    );
  const logIn: CustomerServer['logIn'] = (email, password = PASSWORD) =>
    change(
      'customerAccessTokenCreate',
      '$input: CustomerAccessTokenCreateInput!',
      { input: { email, password } },
      `${TOKEN} ${ERRORS}`,
    );

  return {
    ...server,
    db,
    pass: (hours) => {
      ahead += hours * 3_600_000;
    },
    async mailsTo(email, atLeast = 0) {
      const read = () =>
        db
          .selectFrom('outbox_mail')
          .select(['kind', 'subject', 'text'])
          .where('recipient', '=', email)
          .orderBy('created_at')
          .execute();
      await expect.poll(async () => (await read()).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(atLeast);
      return read();
    },
    change,
    register,
    logIn,
    async newcomer(email) {
      await register(email);
      return (await logIn(email)).customerAccessToken?.accessToken ?? '';
    },
    async read(token, selection = 'email') {
      const query = `query ($token: String!) { customer(customerAccessToken: $token) { ${selection} } }`;
      const { data, errors } = await server.ask(query, { token });
      if (errors) throw new Error(errors.message);
      return data?.customer as Record<string, unknown> | null;
    },
    update: (customerAccessToken, changes) =>
      change(
        'customerUpdate',
        '$customerAccessToken: String!, $customer: CustomerUpdateInput!',
        { customerAccessToken, customer: changes },
        `customer { email firstName lastName phone acceptsMarketing } ${TOKEN} ${ERRORS}`,
      ),
    async close() {
      await close();
      await server.close();
    },
  };
}

/** A file instead of SQLite's memory, which only its own connection could look into. */
async function openedTwice(database: TestDatabase) {
  if (database.name !== 'SQLite') return database.open();
  const folder = await mkdtemp(join(tmpdir(), 'customers-'));
  return { location: join(folder, 'shop.db'), drop: () => rm(folder, { recursive: true }) };
}
