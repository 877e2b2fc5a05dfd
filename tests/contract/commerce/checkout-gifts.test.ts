import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOrdersCommand } from '#cli/orders-command.ts';
import { orderRoutes } from '#embedded/commerce/order-pages/order-routes.ts';
import { deliveryDays } from '#embedded/commerce/shipping/delivery-date.ts';
import { dayWords } from '#protocol/shopify/order-progress.ts';
import { readPage } from '../read-page.ts';
import { sourcePages } from '../source-pages.ts';
import { cartDatabases } from './cart-server.ts';
import { goToReview, type Page, placeOrder, usAddress, Visitor } from './checkout-visitor.ts';
import { type OrderServer, startOrderServer } from './order-server.ts';

describe.each(cartDatabases)('gifts at the checkout on $name', (database) => {
  let shop: OrderServer;
  let operator: ReturnType<typeof orderRoutes>;
  beforeAll(async () => {
    shop = await startOrderServer(database);
    operator = orderRoutes(shop.management, ['orders'], sourcePages);
  });
  afterAll(() => shop.close());

  async function visit(): Promise<Visitor> {
    const merchandiseId = await shop.server.variant('ASH-KEY-SIR');
    return new Visitor(shop.server, (await shop.server.create({ lines: [{ merchandiseId, quantity: 1 }] })).id);
  }
  const numberOf = (thanks: Page) => /Order #(\d+)/.exec(thanks.text)?.[1] ?? '';
  const operatorPage = async (path: string) => (await operator.request(path)).text();
  const show = (number: string) => runOrdersCommand(shop.management, ['show', number], async () => true);
  const mailOf = (number: string) =>
    shop.server.database.db
      .selectFrom('outbox_mail')
      .selectAll()
      .where('subject', 'like', `%#${number}%`)
      .executeTakeFirstOrThrow();

  test('a day of delivery is seen by the buyer, in their mail, and by whoever packs', async () => {
    const visitor = await visit();
    const day = deliveryDays(new Date()).last;
    const review = await goToReview(visitor, { deliverFrom: day });
    expect(review.text).toContain(`Deliver on or after ${dayWords(day)}`);
    expect(readPage((await visitor.open('delivery')).html).field('Deliver on or after (optional)').value).toBe(day);
    const thanks = await placeOrder(visitor, review);
    expect(thanks.text).toContain(`Deliver on or after ${dayWords(day)}`);
    const number = numberOf(thanks);
    const mail = await mailOf(number);
    for (const text of [review.text, thanks.text, mail.text]) expect(text).not.toContain('No prices');
    expect(mail.text).toContain(`Deliver on or after: ${dayWords(day)}`);
    expect(mail.html).toContain(`<h2>Deliver on or after</h2><p>${dayWords(day)}</p>`);
    expect(await show(number)).toContain(`Deliver on or after ${dayWords(day)}`);
    for (const path of [`/${number}`, `/${number}/packing-slip`]) {
      expect(await operatorPage(path)).toContain(`${dayWords(day)}: send it on `);
    }
  });

  test('a day that is none, or past, is named at its field, and nothing that was typed is lost', async () => {
    const visitor = await visit();
    await visitor.send('information', usAddress);
    const sent = { method: 'express', note: 'For June', deliverFrom: '2020-01-01' };
    const page = await visitor.send('delivery', sent);
    expect(page.status).toBe(422);
    const { alert, field } = readPage(page.html);
    expect(alert().leadsTo).toEqual({
      'Choose a day from tomorrow on, or leave it empty.': 'Deliver on or after (optional)',
    });
    expect(field('Deliver on or after (optional)')).toMatchObject({ value: '2020-01-01', isInvalid: true });
    expect(field('Gift note (optional)').value).toBe('For June');
    expect(page.html).toMatch(/checked="" value="express"/);
  });

  const bill = {
    ...{ buyerName: 'Ines Marsh', otherBilling: 'yes', billingAddress1: '5 Lindenstraße', billingCity: 'Berlin' },
    ...{ billingCountry: 'DE', billingZip: '10969' },
  };

  test('the bill goes to the buyer, anywhere, and the parcel to somebody else, without a price in it', async () => {
    const visitor = await visit();
    const review = await goToReview(visitor, { address: { ...usAddress, ...bill } });
    expect(review.text).toContain('Billed to Ines Marsh 5 Lindenstraße 10969 Berlin Germany');
    const { field } = readPage((await visitor.open('information')).html);
    expect(field('City').value).toBe('Detroit');
    const thanks = await placeOrder(visitor, review);
    for (const { text } of [review, thanks]) expect(text).toContain('No prices in the parcel');
    expect((await mailOf(numberOf(thanks))).text).toContain('No prices in the parcel.');
    expect(thanks.text).toContain('Thank you, Ines Marsh');
    expect(thanks.text).toContain('Billed to Ines Marsh 5 Lindenstraße 10969 Berlin Germany');
    const number = numberOf(thanks);
    const mail = await mailOf(number);
    expect(mail.text).toContain('Billed to:\nInes Marsh\n5 Lindenstraße\n10969 Berlin\nGermany\n');
    expect(mail.html).toContain('<h2>Billed to</h2><p>Ines Marsh<br>');
    expect(await show(number)).toContain('Billed to Ines Marsh, 5 Lindenstraße, 10969 Berlin, Germany');
    expect(await operatorPage(`/${number}`)).toContain('5 Lindenstraße');
    const slip = await operatorPage(`/${number}/packing-slip`);
    expect(slip).toContain('14 Woodward Avenue');
    expect(slip).not.toMatch(/Lindenstraße|\$/);
  });

  test('what a billing address lacks is named at its fields; unticked, its fields do not count', async () => {
    const visitor = await visit();
    const lacking = { ...usAddress, ...bill, buyerName: '', billingAddress1: '', billingZip: 'x' };
    const page = await visitor.send('information', lacking);
    expect(page.status).toBe(422);
    const { alert } = readPage(page.html);
    expect(alert().leadsTo).toEqual({
      'Enter your name: the bill is made out to it.': 'Your name (optional)',
      'Billing address: enter a street and number.': 'Street and number',
      'Billing address: enter a postal code of Germany.': 'Postal code',
    });
    const { otherBilling: _, ...unticked } = lacking;
    const review = await goToReview(visitor, { address: unticked });
    expect(review.text).not.toContain('Billed to');
    const country = await visitor.send('information', { ...lacking, billingCountry: 'CA', step: 'country' });
    expect(country.status).toBe(200);
    expect(country.text).toContain('Province or territory');
  });
});
