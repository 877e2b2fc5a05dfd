import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { type CartServer, cartDatabases, startCartServer } from './cart-server.ts';
import {
  caAddress,
  declinedCard,
  goodCard,
  goToReview,
  placeOrder,
  silentCard,
  usAddress,
  Visitor,
} from './checkout-visitor.ts';
import { PUBLIC_URL } from './commerce-server.ts';

describe.each(cartDatabases)('the checkout on $name', (database) => {
  let server: CartServer;
  beforeAll(async () => {
    server = await startCartServer(database, undefined, undefined, { paymentTimeLimit: 300 });
  });
  afterAll(() => server.close());

  async function visit(input: object = {}, quantity = 1): Promise<Visitor> {
    const merchandiseId = await server.variant(await anySku());
    const cart = await server.create({ lines: [{ merchandiseId, quantity }], ...input });
    return new Visitor(server, cart.id);
  }
  async function anySku(): Promise<string> {
    const row = server.database.db
      .selectFrom('commerce_variant')
      .select('sku')
      .where('quantity', '>', 20)
      .orderBy('id');
    return (await row.executeTakeFirstOrThrow()).sku;
  }
  const orders = () => server.database.db.selectFrom('commerce_order').selectAll().orderBy('number').execute();
  const stockOf = async (sku: string) =>
    (
      await server.database.db
        .selectFrom('commerce_variant')
        .select('quantity')
        .where('sku', '=', sku)
        .executeTakeFirstOrThrow()
    ).quantity;

  test('a guest goes from the address to the thank-you page, which can be loaded again', async () => {
    const sku = await anySku();
    const before = await stockOf(sku);
    const visitor = await visit({}, 2);
    const review = await goToReview(visitor, {
      address: { ...usAddress, buyerName: 'Ines Marsh' },
      note: 'For the best of aunts,\r\nwho knows why',
    });
    expect(review.text).toContain('From Ines Marsh');
    expect(review.html).toContain('For the best of aunts,<br/>who knows why');
    expect(review.text).toContain('Visa ending in 4242');
    expect(review.html).not.toContain('4242 4242 4242 4242');
    const thanks = await placeOrder(visitor, review);
    expect(thanks.status).toBe(200);
    expect(thanks.path).toMatch(/^\/checkout\/orders\/\d+\?key=[0-9a-f]{32}$/);
    expect(thanks.text).toContain('Thank you, Ines Marsh Order');
    expect(thanks.text).toContain('It goes to June Osei');
    expect(thanks.html).toContain('For the best of aunts,<br/>who knows why');
    expect((await visitor.open(thanks.path)).text).toBe(thanks.text);
    expect(await stockOf(sku)).toBe(before - 2);
    const order = (await orders()).at(-1);
    expect(order).toMatchObject({ email: 'june@example.com', currency_code: 'USD' });
    expect(order?.note).toBe('For the best of aunts,\nwho knows why');
    const [mail] = await server.database.db
      .selectFrom('outbox_mail')
      .selectAll()
      .where('subject', 'like', `%#${order?.number}%`)
      .execute();
    expect(mail).toMatchObject({ kind: 'order_confirmation', recipient: 'june@example.com' });
    expect(mail?.text).toContain('14 Woodward Avenue');
    expect(mail?.text).toContain(PUBLIC_URL + thanks.path);
    expect(mail?.html).toContain(`href="${PUBLIC_URL}${thanks.path}"`);
    expect(mail?.text).toMatch(/^Thank you, Ines Marsh\. Your order/);
    expect(mail?.html).toContain('<h1>Thank you, Ines Marsh</h1>');
    expect(mail?.html).toContain('14 Woodward Avenue');
    expect(mail?.text).toContain('Gift note:\nFor the best of aunts,\nwho knows why\n');
    expect(mail?.html).toContain('For the best of aunts,<br>who knows why<br>');
    const again = await visitor.open('information');
    expect(again.path).toBe(thanks.path);
  });

  test('in Canada prices, taxes and labels are those of Canada', async () => {
    const visitor = await visit({ buyerIdentity: { countryCode: 'CA' } });
    const first = await visitor.open('information');
    expect(first.text).toContain('Province or territory');
    expect(first.text).not.toContain('ZIP code');
    const review = await goToReview(visitor, { address: caAddress });
    expect(review.text).toMatch(/GST/);
    expect(review.text).toMatch(/Total CA\$[\d.,]+/);
    const thanks = await placeOrder(visitor, review);
    expect(thanks.text).toMatch(/Total CA\$[\d.,]+/);
  });

  test('another country asks for the form again, with what was typed', async () => {
    const visitor = await visit();
    const page = await visitor.send('information', { ...usAddress, country: 'CA', step: 'country' });
    expect(page.status).toBe(200);
    expect(page.text).toContain('Province or territory');
    expect(readPage(page.html).field('Street and number').value).toBe('14 Woodward Avenue');
  });

  test('what is missing is listed first, tied to its fields, and what was typed stays', async () => {
    const visitor = await visit();
    const page = await visitor.send('information', { ...usAddress, email: 'june', zip: '9021', address1: '' });
    expect(page.status).toBe(422);
    const { title, alert, field } = readPage(page.html);
    expect(title).toMatch(/^Error: Address/);
    expect(alert().text).toContain('3 things need another look');
    expect(alert().leadsTo).toEqual({
      'Enter an email address such as name@example.com.': 'Email',
      'Enter a street and number.': 'Street and number',
      'Enter a ZIP code of United States.': 'ZIP code',
    });
    expect(field('Email')).toEqual({
      value: 'june',
      isInvalid: true,
      description: 'For the confirmation, and for news of the parcel. Enter an email address such as name@example.com.',
    });
    expect(field('City')).toEqual({ value: 'Detroit', isInvalid: false, description: '' });
  });

  test('a step that cannot be entered yet leads to the first that lacks something', async () => {
    const visitor = await visit();
    expect((await visitor.open('review')).path).toBe(visitor.path('information'));
    await visitor.send('information', usAddress);
    expect((await visitor.open('payment')).path).toBe(visitor.path('delivery'));
    expect((await visitor.send('review', { shown: '' })).path).toBe(visitor.path('delivery'));
  });

  test('a gift note is no longer than its card', async () => {
    const visitor = await visit();
    await visitor.send('information', usAddress);
    const long = await visitor.send('delivery', { method: 'standard', note: 'a'.repeat(251) });
    expect(long.status).toBe(422);
    expect(long.text).toContain('Shorten the note to 250 characters.');
    expect((await visitor.send('delivery', { method: 'standard', note: 'a\r\n'.repeat(125) })).status).toBe(200);
  });

  test('a card number never comes back, and real cards are refused', async () => {
    const visitor = await visit();
    await visitor.send('information', usAddress);
    await visitor.send('delivery', { method: 'standard', note: '' });
    const wrong = await visitor.send('payment', {
      ...goodCard,
      cardNumber: '4242 4242 4242 4241',
      cardExpiry: '01/20',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('it has a digit wrong');
    expect(wrong.text).toContain('This card has expired');
    expect(wrong.html).not.toContain('4241');
    expect(readPage(wrong.html).field('Name on the card').value).toBe('June Osei');
    const real = await visitor.send('payment', { ...goodCard, cardNumber: '5555 5555 5555 4444' });
    expect(real.text).toContain('test cards only');
    expect(real.html).not.toContain('5555 5555');
  });

  test('a declined card leaves no order, and another card makes one', async () => {
    const sku = await anySku();
    const before = await stockOf(sku);
    const count = (await orders()).length;
    const visitor = await visit();
    const declined = await placeOrder(visitor, await goToReview(visitor, { card: declinedCard }));
    expect(declined.path).toBe(visitor.path('review'));
    expect(declined.text).toContain('The card was declined');
    expect(await orders()).toHaveLength(count);
    expect(await stockOf(sku)).toBe(before);
    const review = await visitor.send('payment', goodCard);
    expect(review.text).not.toContain('declined');
    expect((await placeOrder(visitor, review)).text).toContain('Thank you');
    expect(await orders()).toHaveLength(count + 1);
  });

  test('a payment that does not answer in time is let go', async () => {
    const sku = await anySku();
    const before = await stockOf(sku);
    const count = (await orders()).length;
    const visitor = await visit();
    const late = await placeOrder(visitor, await goToReview(visitor, { card: silentCard }));
    expect(late.text).toContain('The payment did not answer in time');
    expect(await orders()).toHaveLength(count);
    expect(await stockOf(sku)).toBe(before);
    const payments = await server.database.db
      .selectFrom('commerce_payment')
      .selectAll()
      .orderBy('created_at')
      .execute();
    expect(payments.at(-1)).toMatchObject({ state: 'voided', order_id: null });
  });

  test('sent twice at once, it is one order and one payment', async () => {
    const sku = await anySku();
    const before = await stockOf(sku);
    const count = (await orders()).length;
    const visitor = await visit();
    const review = await goToReview(visitor);
    const answers = await Promise.all(Array.from({ length: 5 }, () => placeOrder(visitor, review)));
    expect(new Set(answers.map((page) => page.path)).size).toBe(1);
    expect(answers[0]?.text).toContain('Thank you');
    expect(await orders()).toHaveLength(count + 1);
    expect(await stockOf(sku)).toBe(before - 1);
    const order = (await orders()).at(-1);
    const payments = await server.database.db
      .selectFrom('commerce_payment')
      .select('state')
      .where('cart_id', '=', order?.cart_id ?? '')
      .execute();
    expect(payments.filter((payment) => payment.state === 'captured')).toHaveLength(1);
    expect(payments.filter((payment) => payment.state !== 'captured' && payment.state !== 'voided')).toEqual([]);
  });

  test('a price that changed is explained, and asks for a new yes', async () => {
    const sku = await anySku();
    const visitor = await visit();
    const review = await goToReview(visitor);
    const id = Number((await server.variant(sku)).split('/').at(-1));
    const price = server.database.db.updateTable('commerce_price').where('variant_id', '=', id);
    await price.set((eb) => ({ amount: eb('amount', '+', 500) })).execute();
    const page = await placeOrder(visitor, review);
    expect(page.path).toBe(visitor.path('review'));
    expect(page.text).toMatch(/now costs \$[\d.]+ instead of \$[\d.]+/);
    expect((await placeOrder(visitor, page)).text).toContain('Thank you');
    await price.set((eb) => ({ amount: eb('amount', '-', 500) })).execute();
  });

  test('pieces that were sold meanwhile are explained', async () => {
    const sku = await anySku();
    const before = await stockOf(sku);
    const visitor = await visit({}, 3);
    const review = await goToReview(visitor);
    const variants = server.database.db.updateTable('commerce_variant').where('sku', '=', sku);
    await variants.set({ quantity: 2 }).execute();
    const less = await placeOrder(visitor, review);
    expect(less.text).toMatch(/there are now 2, not 3/);
    await variants.set({ quantity: 0 }).execute();
    const none = await placeOrder(visitor, less);
    expect(none.text).toContain('There is nothing to check out');
    await variants.set({ quantity: before }).execute();
  });

  test('a discount code and a gift card count at every step', async () => {
    const visitor = await visit();
    const { discounts, cards } = await seededCodes();
    const bad = await visitor.send('discount', { discount: 'NO-SUCH-CODE', step: 'information' });
    expect(bad.text).toContain('There is no such code.');
    await visitor.send('discount', { remove: 'NO-SUCH-CODE', step: 'information' });
    const unknown = await visitor.send('gift-card', { giftCard: 'nothing', step: 'information' });
    expect(unknown.status).toBe(422);
    const giftCard = readPage(unknown.html).field('Gift card');
    expect(giftCard).toMatchObject({ isInvalid: true, description: expect.stringContaining('not a gift card') });
    const paid = await visitor.send('gift-card', { giftCard: cards, step: 'information' });
    expect(paid.text).toContain(`Gift card •••• ${cards.slice(-4)}`);
    const discounted = await visitor.send('discount', { discount: discounts, step: 'information' });
    expect(discounted.text).toContain(`Code ${discounts}`);
    const thanks = await placeOrder(visitor, await goToReview(visitor));
    expect(thanks.text).toContain('Gift card ••••');
  });

  async function seededCodes() {
    const { commerceSeed } = await import('#content/products/commerce-seed.ts');
    const card = commerceSeed.giftCards?.find(
      (entry) => entry.currencyCode === 'USD' && !entry.disabled && !entry.expiresAt,
    );
    const discount = commerceSeed.discounts?.find(
      (entry) =>
        entry.code &&
        entry.value.kind === 'percentage' &&
        !entry.minimumSubtotal &&
        !entry.minimumQuantity &&
        !entry.eligibleEmails &&
        !entry.entitled &&
        !entry.endsAt,
    );
    return { cards: card?.code ?? '', discounts: discount?.code ?? '' };
  }

  test('without its key a checkout is as unknown as one that never was', async () => {
    const visitor = await visit();
    const path = visitor.path('information');
    for (const wrong of [path.replace(/key=.*/, 'key=wrong'), path.replace(/\?.*/, ''), '/checkout/nothing?key=x']) {
      const page = await visitor.open(wrong);
      expect(page.status).toBe(404);
      expect(page.text).toContain('There is no checkout here');
    }
  });

  test('an expired cart says so', async () => {
    const visitor = await visit();
    const token = /checkout\/([\w-]+)/.exec(visitor.path('information'))?.[1] ?? '';
    await server.database.db
      .updateTable('commerce_cart')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', token)
      .execute();
    const page = await visitor.open('information');
    expect(page.status).toBe(410);
    expect(page.text).toContain('This cart has expired');
  });

  test('its pages are never cached, run no script, and send no referrer', async () => {
    const visitor = await visit();
    const { headers, html } = await visitor.open('information');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/ style=| on\w+=/);
    const sheet = await visitor.open(/href="(\/checkout\/assets\/pages-\w+\.css)"/.exec(html)?.[1] ?? '');
    expect(sheet.headers.get('Content-Type')).toContain('text/css');
  });

  test('a failure of the shop itself says when to try again', async () => {
    const { schema } = server.database.db;
    await schema.alterTable('commerce_checkout').renameTo('hidden_checkout').execute();
    const failed = await (await visit()).open('information');
    await schema.alterTable('hidden_checkout').renameTo('commerce_checkout').execute();
    expect([failed.status, failed.headers.get('Retry-After')]).toEqual([500, '60']);
    expect(failed.text).toContain('Your cart is safe.');
  });
});
