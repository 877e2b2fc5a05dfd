import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseCustomers } from '#embedded/commerce/customers/erase-customers.ts';
import { queueMail } from '#services/outbox/queue-mail.ts';
import { ADMIN_TOKEN } from './commerce-server.ts';
import { type CustomerServer, startCustomerServer } from './customer-server.ts';
import { testDatabases } from './databases.ts';
import { orderRow } from './order-rows.ts';

const DAY_MS = 86_400_000;

describe.each(testDatabases)('erasing a customer on $name', (database) => {
  let server: CustomerServer;
  beforeAll(async () => {
    server = await startCustomerServer(database);
  });
  afterAll(() => server.close());

  async function ask(mutation: 'customerRequestDataErasure' | 'customerCancelDataErasure', customerId: string) {
    const response = await fetch(`${server.origin}/admin/api/2026-04/graphql.json`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Shopify-Access-Token': ADMIN_TOKEN },
      body: JSON.stringify({
        query: `mutation ($id: ID!) { ${mutation}(customerId: $id) { customerId userErrors { code field } } }`,
        variables: { id: customerId },
      }),
    });
    const { data } = (await response.json()) as { data: Record<string, unknown> };
    return data[mutation];
  }
  const cleanUpIn = (days: number) =>
    eraseCustomers({
      db: server.db,
      kind: database.name === 'SQLite' ? 'sqlite' : 'postgres',
      now: () => new Date(Date.now() + days * DAY_MS),
    });
  async function person(email: string) {
    const token = await server.newcomer(email);
    const row = await server.db
      .selectFrom('commerce_customer')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return { token, key: row.id, id: `gid://shopify/Customer/${row.id}` };
  }
  async function order(number: number, customerId: number | null, email: string) {
    const address = { firstName: 'Ada', lastName: 'Reyes', address1: '1509 Broadway St', zip: '48226' };
    const fields = {
      ...{ phone: '+13135550142', accepts_marketing: 1, note: 'Ring at the Reyes bell' },
      attributes: '[{"key":"for","value":"Ada"}]',
      shipping_address: JSON.stringify({ ...address, city: 'Detroit', provinceCode: 'MI', countryCode: 'US' }),
    };
    await server.db
      .insertInto('commerce_order')
      .values(orderRow(number, { customerId, email }, fields))
      .execute();
  }
  /** Every row of every table that may hold something personal, as one text. */
  async function everything() {
    const tables = [
      'commerce_customer',
      'commerce_customer_address',
      'commerce_customer_token',
      'commerce_customer_link',
      'commerce_metafield',
      'commerce_order',
      'commerce_cart',
      'commerce_cart_address',
      'commerce_checkout',
      'commerce_discount_use',
      'outbox_mail',
    ] as const;
    return JSON.stringify(await Promise.all(tables.map((table) => server.db.selectFrom(table).selectAll().execute())));
  }

  test('waits thirty days, then leaves nothing personal; orders stay', async () => {
    const { token, key, id } = await person('ada.reyes@ash.example');
    await server.db.updateTable('commerce_customer').set({ verified_at: '2026-01-01' }).where('id', '=', key).execute();
    await server.change(
      'customerAddressCreate',
      '$customerAccessToken: String!, $address: MailingAddressInput!',
      {
        customerAccessToken: token,
        address: {
          ...{ firstName: 'Ada', lastName: 'Reyes', address1: '1509 Broadway St', city: 'Detroit' },
          ...{ province: 'MI', country: 'US', zip: '48226' },
        },
      },
      'customerUserErrors { message }',
    );
    await order(1, key, 'ada.reyes@ash.example');
    await order(2, null, 'ada.reyes@ash.example');
    await order(4, key, 'office@ash.example');
    const mail = {
      kind: 'order_confirmation',
      recipient: 'office@ash.example',
      text: 'To Ada Reyes, 1509 Broadway St',
    };
    await queueMail(server.db, { ...mail, subject: 'Your order #4 at ash souvenirs' }, new Date());
    await queueMail(
      server.db,
      { ...mail, subject: 'Your order #44 at ash souvenirs', text: 'To somebody' },
      new Date(),
    );
    const { data: bag } = await server.ask(
      'mutation ($input: CartInput!) { cartCreate(input: $input) { cart { id } userErrors { message } } }',
      { input: { buyerIdentity: { email: 'Ada.Reyes@ash.example' }, note: 'For Ada' } },
    );
    expect(bag?.cartCreate).toMatchObject({ cart: { id: expect.any(String) }, userErrors: [] });
    await server.db
      .insertInto('commerce_discount_use')
      .values({ discount_id: 1, cart_id: 'c', email: 'ada.reyes@ash.example', customer_id: key, used_at: '2026-01-01' })
      .execute();
    expect(await ask('customerRequestDataErasure', id)).toEqual({ customerId: id, userErrors: [] });
    expect(await ask('customerRequestDataErasure', id)).toEqual({ customerId: id, userErrors: [] });
    const mails = await server.mailsTo('ada.reyes@ash.example');
    expect(mails.filter(({ kind }) => kind === 'customer_erasure_requested')).toHaveLength(1);

    expect(await cleanUpIn(29.9)).toBe(0);
    expect((await server.logIn('ada.reyes@ash.example')).customerAccessToken).not.toBeNull();
    expect(await cleanUpIn(30.1)).toBe(1);
    expect(await cleanUpIn(31)).toBe(0);

    const left = await everything();
    for (const personal of ['ada.reyes', 'Reyes', 'Ada', 'Broadway', '48226', '3135550142']) {
      expect(left).not.toContain(personal);
    }
    const orders = await server.db.selectFrom('commerce_order').selectAll().orderBy('id').execute();
    expect(orders).toMatchObject([
      { number: 1, total: 1, priced: '{"total":1}', customer_id: null, email: '' },
      { number: 2, total: 1, customer_id: null, email: '' },
      { number: 4, total: 1, customer_id: null, email: '' },
    ]);
    expect(await server.mailsTo('office@ash.example')).toHaveLength(1);
    expect(JSON.parse(orders[0]?.shipping_address ?? '')).toMatchObject({ provinceCode: 'MI', countryCode: 'US' });
    expect((await server.logIn('ada.reyes@ash.example')).customerAccessToken).toBeNull();
    const { data } = await server.ask('query ($t: String!) { customer(customerAccessToken: $t) { id } }', { t: token });
    expect(data?.customer).toBeNull();
  });

  test('the address is free again', async () => {
    expect((await server.register('ada.reyes@ash.example')).customerUserErrors).toEqual([]);
  });

  test('an address that was never confirmed takes no stranger’s orders with it', async () => {
    const { key, id } = await person('claimed@ash.example');
    await order(3, null, 'claimed@ash.example');
    await ask('customerRequestDataErasure', id);
    await cleanUpIn(31);
    const row = await server.db.selectFrom('commerce_order').select('email').where('id', '=', 3).executeTakeFirst();
    expect(row?.email).toBe('claimed@ash.example');
    expect(await server.db.selectFrom('commerce_customer').select('email').where('id', '=', key).execute()).toEqual([
      { email: null },
    ]);
  });

  test('takes the mails to former addresses along, but none of whoever has one now', async () => {
    const { token, id } = await person('first_name@ash.example');
    await server.update(token, { email: 'second@ash.example' });
    await server.update(token, { email: 'third@ash.example' });
    await server.register('second@ash.example');
    await ask('customerRequestDataErasure', id);
    expect(await cleanUpIn(31)).toBe(1);
    expect(await server.mailsTo('third@ash.example')).toEqual([]);
    expect((await server.mailsTo('second@ash.example')).map(({ kind }) => kind)).toContain('customer_welcome');
    const { token: next, id: nextId } = await person('fourth@ash.example');
    await server.update(next, { email: 'fifth@ash.example' });
    await server.update(next, { email: 'sixth@ash.example' });
    await ask('customerRequestDataErasure', nextId);
    await cleanUpIn(31);
    const left = await everything();
    for (const former of ['fourth@', 'fifth@', 'sixth@']) expect(left).not.toContain(former);
  });

  test('can be taken back while there is time', async () => {
    const { id } = await person('undecided@ash.example');
    expect(await ask('customerCancelDataErasure', id)).toMatchObject({ userErrors: [{ code: 'NOT_BEING_ERASED' }] });
    await ask('customerRequestDataErasure', id);
    expect(await ask('customerCancelDataErasure', id)).toEqual({ customerId: id, userErrors: [] });
    expect(await cleanUpIn(31)).toBe(0);
    expect((await server.logIn('undecided@ash.example')).customerAccessToken).not.toBeNull();
    expect((await server.mailsTo('undecided@ash.example')).map(({ kind }) => kind)).toEqual([
      'customer_welcome',
      'customer_erasure_requested',
      'customer_erasure_canceled',
    ]);
  });

  test('a customer who is not there cannot be erased', async () => {
    for (const mutation of ['customerRequestDataErasure', 'customerCancelDataErasure'] as const) {
      expect(await ask(mutation, 'gid://shopify/Customer/1')).toEqual({
        customerId: null,
        userErrors: [{ code: 'DOES_NOT_EXIST', field: ['customerId'] }],
      });
    }
  });
});
