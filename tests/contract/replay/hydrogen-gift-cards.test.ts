import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { type CartServer, cartDatabases, startCartServer } from '../commerce/cart-server.ts';
import { fact } from './fact.ts';
import { HydrogenVisitor } from './hydrogen-visitor.ts';

const US_25 = 'ASHGIFTUS025SRN1';
const US_100 = 'ASHGIFTUS100ULY2';
const EXPIRED = 'ASHGIFTUS050OLD6';
const DISABLED = 'ASHGIFTUS050OFF7';

// Re-enacted with the library's handlers: a Hydrogen application needs a build of its own.
describe.each(cartDatabases)('the gift cards of a Hydrogen shop on $name', (database) => {
  let server: CartServer;
  let visitor: HydrogenVisitor;
  let siren: string;
  beforeAll(async () => {
    server = await startCartServer(database);
    siren = await server.variant('ASH-KEY-SIR');
  });
  beforeEach(async () => {
    visitor = new HydrogenVisitor(server);
    // 64.00
    await visitor.change((cart) => cart.addLines([{ merchandiseId: siren, quantity: 2 }]));
  });
  afterAll(() => server.close());

  const add = (...codes: string[]) => visitor.change((cart) => cart.addGiftCardCodes(codes));
  const remove = (...ids: (string | undefined)[]) =>
    visitor.change((cart) => cart.removeGiftCardCodes(ids.map((id) => id ?? '')));
  const none = { appliedGiftCards: [], cost: { totalAmount: { amount: '64.0' } } };

  fact('suite', 'a card pays its part, and is shown by its last characters with its balance', async () => {
    const { cart, userErrors, warnings } = await add(US_25);
    expect([userErrors, warnings]).toEqual([[], []]);
    expect(cart).toMatchObject({
      appliedGiftCards: [
        { lastCharacters: 'srn1', amountUsed: { amount: '25.0', currencyCode: 'USD' }, balance: { amount: '0.0' } },
      ],
      cost: { subtotalAmount: { amount: '64.0' }, totalAmount: { amount: '39.0' } },
    });
    expect((await visitor.read())?.appliedGiftCards).toEqual(cart?.appliedGiftCards);
  });

  fact('suite', 'a card that covers everything makes the total 0 and keeps the rest', async () => {
    expect((await add(US_100)).cart).toMatchObject({
      appliedGiftCards: [{ amountUsed: { amount: '64.0' }, balance: { amount: '36.0' } }],
      cost: { totalAmount: { amount: '0.0', currencyCode: 'USD' } },
    });
  });

  fact('suite', 'a second card is added beside the first and pays what is left', async () => {
    await add(US_25);
    expect((await add(US_100)).cart).toMatchObject({
      appliedGiftCards: [
        { lastCharacters: 'srn1', amountUsed: { amount: '25.0' } },
        { lastCharacters: 'uly2', amountUsed: { amount: '39.0' }, balance: { amount: '61.0' } },
      ],
      cost: { totalAmount: { amount: '0.0' } },
    });
  });

  fact('suite', 'each card is removed by itself, and the other stays', async () => {
    const [first, second] = (await add(US_25, US_100)).cart?.appliedGiftCards ?? [];
    const one = await remove(first?.id);
    expect(one.userErrors).toEqual([]);
    expect(one.cart?.appliedGiftCards).toMatchObject([
      { id: second?.id, lastCharacters: 'uly2', amountUsed: { amount: '64.0' } },
    ]);
    expect((await remove(second?.id)).cart).toMatchObject(none);
  });

  fact('suite', 'all cards are removed at once', async () => {
    const { cart } = await add(US_25, US_100);
    expect((await remove(...(cart?.appliedGiftCards.map(({ id }) => id) ?? []))).cart).toMatchObject(none);
  });

  fact('suite', 'a card that was removed is added again', async () => {
    const { cart } = await add(US_25);
    await remove(cart?.appliedGiftCards[0]?.id);
    expect((await add(US_25)).cart?.appliedGiftCards).toMatchObject([{ lastCharacters: 'srn1' }]);
  });

  fact('suite', 'a code in lower case, with blanks around it or a second time is the same card', async () => {
    await add(US_25.toLowerCase());
    expect((await add(` ${US_25} `, US_25)).cart).toMatchObject({
      appliedGiftCards: [{ lastCharacters: 'srn1' }],
      cost: { totalAmount: { amount: '39.0' } },
    });
  });

  fact('suite', 'a code that is no card’s changes nothing, by itself and beside a valid one', async () => {
    expect((await add('NOT-A-GIFT-CARD')).cart).toMatchObject(none);
    expect((await add('NOT-A-GIFT-CARD', US_25)).cart?.appliedGiftCards).toMatchObject([{ lastCharacters: 'srn1' }]);
    expect((await add('NOT-A-GIFT-CARD')).cart?.appliedGiftCards).toMatchObject([{ lastCharacters: 'srn1' }]);
  });

  fact('suite', 'an ended card and a blocked one pay nothing', async () => {
    expect((await add(EXPIRED, DISABLED)).cart).toMatchObject(none);
  });

  fact('suite', 'a card pays after the discounts', async () => {
    await visitor.change((cart) => cart.updateDiscountCodes(['WELCOME10']));
    expect((await add(US_25)).cart).toMatchObject({
      discountCodes: [{ applicable: true }],
      appliedGiftCards: [{ amountUsed: { amount: '25.0' } }],
      cost: { totalAmount: { amount: '32.6' } },
    });
  });
});
