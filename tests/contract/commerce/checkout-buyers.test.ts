import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { openOrderManagement } from '#embedded/commerce/orders/management/open-order-management.ts';
import { readPage } from '../read-page.ts';
import { type CartServer, cartDatabases, startCartServer } from './cart-server.ts';
import { goToReview, placeOrder, usAddress, Visitor } from './checkout-visitor.ts';
import { PUBLIC_URL } from './commerce-server.ts';

/** Of the demonstration's seeds: ten percent off, once for each customer. */
const ONCE = 'WELCOME10';

describe.each(cartDatabases)('buyers, codes and cards at the checkout on $name', (database) => {
  let server: CartServer;
  let merchandiseId: string;
  beforeAll(async () => {
    server = await startCartServer(database);
    merchandiseId = await server.variant('ASH-MUG-KARLS');
  });
  afterAll(() => server.close());

  const visit = async (input: object = {}) =>
    new Visitor(server, (await server.create({ lines: [{ merchandiseId, quantity: 1 }], ...input })).id);
  const dollarCard = commerceSeed.giftCards?.find(
    (card) => card.currencyCode === 'USD' && !card.disabled && !card.expiresAt,
  );
  const balance = async () =>
    (
      await server.database.db
        .selectFrom('commerce_gift_card')
        .select('balance')
        .where('id', '=', dollarCard?.number ?? 0)
        .executeTakeFirstOrThrow()
    ).balance;

  test('a logged-in customer finds their name, email and address filled in', async () => {
    const credentials = { email: 'mira@example.com', password: 'a-long-enough-password' };
    await server.ask('mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }', {
      input: { ...credentials, firstName: 'Mira', lastName: 'Okafor' },
    });
    const made = await server.ask(
      'mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } } }',
      { input: credentials },
    );
    const { customerAccessTokenCreate } = made.data as {
      customerAccessTokenCreate: { customerAccessToken: { accessToken: string } };
    };
    const token = customerAccessTokenCreate.customerAccessToken.accessToken;
    await server.ask(
      'mutation ($token: String!, $address: MailingAddressInput!) { customerAddressCreate(customerAccessToken: $token, address: $address) { customerAddress { id } customerUserErrors { message } } }',
      {
        token,
        address: {
          lastName: 'Okafor',
          address1: '9 Chartres Street',
          city: 'New Orleans',
          province: 'LA',
          country: 'US',
          zip: '70116',
        },
      },
    );
    const page = await (await visit({ buyerIdentity: { customerAccessToken: token } })).open('information');
    const { field } = readPage(page.html);
    expect(['Email', 'First name', 'Last name'].map((label) => field(label).value)).toEqual([
      'mira@example.com',
      'Mira',
      'Okafor',
    ]);
    const row = await server.database.db
      .selectFrom('commerce_customer')
      .select('default_address_id')
      .where('email', '=', credentials.email)
      .executeTakeFirstOrThrow();
    if (row.default_address_id !== null) expect(field('Street and number').value).toBe('9 Chartres Street');
  });

  test('what was asked for with a thing is shown to the end', async () => {
    const attributes = [
      { key: 'Gift wrap', value: 'yes' },
      { key: '_from', value: 'shelf' },
    ];
    const visitor = await visit({ lines: [{ merchandiseId, quantity: 1, attributes }] });
    const review = await goToReview(visitor);
    const thanks = await placeOrder(visitor, review);
    for (const { text } of [review, thanks]) {
      expect(text).toContain('Gift wrap: yes');
      expect(text).not.toContain('shelf');
    }
    const mail = await server.database.db
      .selectFrom('outbox_mail')
      .select('text')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain('Gift wrap: yes');
  });

  test('a code for one use a customer counts once, and then says why it does not', async () => {
    const first = await visit({ discountCodes: [ONCE] });
    const address = { ...usAddress, email: 'once@example.com' };
    const second = await visit({ discountCodes: [ONCE] });
    const [one, other] = [await goToReview(first, { address }), await goToReview(second, { address })];
    expect(other.text).not.toContain('works once');
    const answers = await Promise.all([placeOrder(first, one), placeOrder(second, other)]);
    const refused = answers.filter((page) => !page.text.includes('Thank you'));
    expect(refused).toHaveLength(1);
    expect(refused[0]?.text).toContain(`The code ${ONCE} no longer counts.`);
    expect(refused[0]?.text).toContain('You have used it already, and it works once.');
    const uses = await server.database.db
      .selectFrom('commerce_discount_use')
      .selectAll()
      .where('email', '=', 'once@example.com')
      .execute();
    expect(uses).toHaveLength(1);
  });

  test('a gift card that two carts want pays for one of them, and gets back what it paid', async () => {
    const before = await balance();
    const code = dollarCard?.code ?? '';
    const carts = await Promise.all([visit({ giftCardCodes: [code] }), visit({ giftCardCodes: [code] })]);
    // Just enough for one of the two.
    const { db } = server.database;
    await db
      .updateTable('commerce_gift_card')
      .set({ balance: 2_500 })
      .where('id', '=', dollarCard?.number ?? 0)
      .execute();
    const reviews = await Promise.all(carts.map((visitor) => goToReview(visitor)));
    const answers = await Promise.all(carts.map((visitor, index) => placeOrder(visitor, reviews[index] ?? fail())));
    const thanked = answers.filter((page) => page.text.includes('Thank you'));
    expect(thanked).toHaveLength(1);
    expect(answers.find((page) => !thanked.includes(page))?.text).toContain('What is left to pay is now');
    const left = await balance();
    expect(left).toBeGreaterThanOrEqual(0);

    const { management, close } = await openOrderManagement(server.location, PUBLIC_URL);
    const number = /Order #(\d+)/.exec(thanked[0]?.text ?? '')?.[1] ?? '';
    const order = await management.cancel(number, { reason: 'CUSTOMER', restock: true });
    await close();
    expect(order.refunds[0]?.giftCards).toEqual([{ id: String(dollarCard?.number), amount: 2_500 - left }]);
    expect(await balance()).toBe(2_500);
    await db
      .updateTable('commerce_gift_card')
      .set({ balance: before })
      .where('id', '=', dollarCard?.number ?? 0)
      .execute();
  });
});

function fail(): never {
  throw new Error('There is no review.');
}
