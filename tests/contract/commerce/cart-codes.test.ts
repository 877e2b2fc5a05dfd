import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import type { CommerceContext } from '#embedded/commerce/context.ts';
import type { DiscountSeed } from '#embedded/commerce/discounts/discount-seed.ts';
import { recordDiscountUses } from '#embedded/commerce/discounts/record-discount-uses.ts';
import { creditGiftCard, spendGiftCards } from '#embedded/commerce/gift-cards/gift-card.ts';
import { inTransaction } from '#embedded/commerce/in-transaction.ts';
import { findMarket } from '#embedded/commerce/localization/market.ts';
import { type CartServer, cartDatabases, startCartServer } from './cart-server.ts';

const CODES = '$cartId: ID!, $discountCodes: [String!]!';
const CARDS = '$cartId: ID!, $giftCardCodes: [String!]!';
const NOTE = '$cartId: ID!, $note: String!';
const US_25 = 'ASHGIFTUS025SRN1';
const US_100 = 'ASHGIFTUS100ULY2';

const usedUp: DiscountSeed = {
  number: 90,
  code: 'USEDUP',
  title: 'Gone',
  target: 'order',
  value: { kind: 'percentage', basisPoints: 500 },
  startsAt: '2026-01-01T00:00:00.000Z',
  usageLimit: 0,
};
const dollarsOnly: DiscountSeed = {
  number: 91,
  code: 'DOLLARS',
  title: 'Five dollars',
  target: 'order',
  value: { kind: 'fixed', amounts: { USD: 5_00 } },
  startsAt: '2026-01-01T00:00:00.000Z',
};

describe.each(cartDatabases)('discount codes and gift cards on $name', (database) => {
  let server: CartServer;
  let siren: string;
  let mug: string;
  beforeAll(async () => {
    const discounts = [...(commerceSeed.discounts ?? []), usedUp, dollarsOnly];
    server = await startCartServer(database, commerceSeed.catalogue, {
      discounts,
      giftCards: commerceSeed.giftCards ?? [],
    });
    siren = await server.variant('ASH-KEY-SIR');
    mug = await server.variant('ASH-MUG-KARLS');
  });
  afterAll(() => server.close());

  const enter = (cartId: string, discountCodes: string[]) =>
    server.change('cartDiscountCodesUpdate', CODES, { cartId, discountCodes });

  test('a code takes its share, in any case, and is stored as typed', async () => {
    const { id } = await server.create({ lines: [{ merchandiseId: siren, quantity: 2 }] });
    const { cart, warnings } = await enter(id, [' welcome10 ', 'WELCOME10', '']);
    expect(warnings).toEqual([]);
    expect(cart).toMatchObject({
      discountCodes: [{ code: 'welcome10', applicable: true }],
      discountAllocations: [{ discountedAmount: { amount: '6.4' }, targetType: 'LINE_ITEM', code: 'welcome10' }],
      cost: { subtotalAmount: { amount: '64.0' }, totalAmount: { amount: '57.6' } },
      lines: { nodes: [{ discountAllocations: [], cost: { totalAmount: { amount: '64.0' } } }] },
    });
    expect((await enter(id, [])).cart).toMatchObject({ discountCodes: [], cost: { totalAmount: { amount: '64.0' } } });
  });

  test('a discount of lines stands with its lines', async () => {
    const cart = await server.create({ lines: [{ merchandiseId: siren, quantity: 4 }], discountCodes: ['FOURKEYS'] });
    expect(cart).toMatchObject({
      discountAllocations: [],
      cost: { subtotalAmount: { amount: '108.0' }, totalAmount: { amount: '108.0' } },
      lines: {
        nodes: [
          {
            discountAllocations: [{ discountedAmount: { amount: '20.0' }, code: 'FOURKEYS' }],
            cost: { subtotalAmount: { amount: '128.0' }, totalAmount: { amount: '108.0' } },
          },
        ],
      },
    });
    const query = `query ($id: ID!) { cart(id: $id) { lines(first: 1) { nodes { estimatedCost { amount { amount }
      subtotalAmount { amount } totalAmount { amount } } discountAllocations { discountApplication { allocationMethod
      targetSelection targetType value { ... on MoneyV2 { amount } ... on PricingPercentageValue { percentage } } } } } } } }`;
    expect((await server.ask(query, { id: cart.id })).data?.cart).toEqual({
      lines: {
        nodes: [
          {
            estimatedCost: {
              amount: { amount: '32.0' },
              subtotalAmount: { amount: '128.0' },
              totalAmount: { amount: '108.0' },
            },
            discountAllocations: [
              {
                discountApplication: {
                  allocationMethod: 'EACH',
                  targetSelection: 'ENTITLED',
                  targetType: 'LINE_ITEM',
                  value: { amount: '5.0' },
                },
              },
            ],
          },
        ],
      },
    });
  });

  test.each([
    ['NO-SUCH-CODE', 'DISCOUNT_NOT_FOUND'],
    ['WINTER25', 'DISCOUNT_CURRENTLY_INACTIVE'],
    ['CENTENARY', 'DISCOUNT_CURRENTLY_INACTIVE'],
    ['USEDUP', 'DISCOUNT_USAGE_LIMIT_REACHED'],
    ['HOUSE40', 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'],
    ['TAKE20', 'DISCOUNT_PURCHASE_NOT_IN_RANGE'],
    ['FOURKEYS', 'DISCOUNT_QUANTITY_NOT_IN_RANGE'],
    ['TABLE15', 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'],
  ])('%s does not count, and says so now and later: %s', async (entered, code) => {
    const { id } = await server.create({ lines: [{ merchandiseId: siren }] });
    const { cart, warnings, userErrors } = await enter(id, [entered]);
    expect(userErrors).toEqual([]);
    expect(cart).toMatchObject({
      discountCodes: [{ code: entered, applicable: false }],
      cost: { totalAmount: { amount: '32.0' } },
    });
    expect(warnings).toMatchObject([{ code, target: id.split('?')[0], message: expect.any(String) }]);
    expect((await server.change('cartNoteUpdate', NOTE, { cartId: id, note: 'x' })).warnings).toEqual(warnings);
  });

  test('of codes that do not go together the better one counts', async () => {
    const { id } = await server.create({ lines: [{ merchandiseId: siren, quantity: 5 }] });
    // 10 % of 160.00 is 16.00: less than 20.00.
    const { cart, warnings } = await enter(id, ['WELCOME10', 'TAKE20']);
    expect(cart).toMatchObject({
      discountCodes: [{ applicable: false }, { applicable: true }],
      cost: { totalAmount: { amount: '140.0' } },
    });
    expect(warnings).toMatchObject([
      { code: 'DISCOUNT_CODE_NOT_HONOURED', message: expect.stringContaining('WELCOME10') },
    ]);
  });

  test('free delivery is of no use to who collects', async () => {
    const { id, deliveryGroups } = await server.create({
      lines: [{ merchandiseId: siren }],
      discountCodes: ['FREESHIP'],
      delivery: {
        addresses: [{ selected: true, address: { deliveryAddress: { countryCode: 'US', provinceCode: 'OR' } } }],
      },
    });
    expect((await server.read(id))?.cost.totalAmount.amount).toBe('32.0');
    const declared = '$cartId: ID!, $selectedDeliveryOptions: [CartSelectedDeliveryOptionInput!]!';
    const { warnings } = await server.change('cartSelectedDeliveryOptionsUpdate', declared, {
      cartId: id,
      selectedDeliveryOptions: [{ deliveryGroupId: deliveryGroups.nodes[0]?.id, deliveryOptionHandle: 'collect' }],
    });
    expect(warnings).toMatchObject([{ code: 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES' }]);
  });

  test('a fixed amount counts only in the currencies it has', async () => {
    const input = { lines: [{ merchandiseId: siren }], discountCodes: ['DOLLARS'] };
    expect((await server.create(input)).cost.totalAmount.amount).toBe('27.0');
    const canadian = await server.change('cartCreate', '$input: CartInput!', {
      input: { ...input, buyerIdentity: { countryCode: 'CA' } },
    });
    expect(canadian.cart?.cost.totalAmount.amount).toBe('42.0');
    expect(canadian.warnings).toMatchObject([{ code: 'DISCOUNT_CODE_NOT_HONOURED' }]);
  });

  test('once per customer: an order used it up for its address, whatever its case', async () => {
    const input = { lines: [{ merchandiseId: mug }], discountCodes: ['WELCOME10'] };
    const first = await server.create({ ...input, buyerIdentity: { email: 'lin@example.com' } });
    const order = { cartToken: first.id.slice(19, 51), email: 'Lin@example.com', customerId: null };
    const used = [{ id: 1, code: 'WELCOME10' }];
    expect(await inTransaction(await context(), (inside) => recordDiscountUses(inside, order, used))).toEqual([]);
    const second = await server.change('cartCreate', '$input: CartInput!', {
      input: { ...input, buyerIdentity: { email: 'LIN@example.com' } },
    });
    expect(second.warnings).toMatchObject([{ code: 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED' }]);
    const again = { ...order, cartToken: 'another' };
    expect(await inTransaction(await context(), (inside) => recordDiscountUses(inside, again, used))).toEqual(used);
    expect((await server.create({ ...input, buyerIdentity: { email: 'mo@example.com' } })).discountCodes).toMatchObject(
      [{ applicable: true }],
    );
  });

  test('a discount for some customers is for them alone, and they must have confirmed their address', async () => {
    const login = async (email: string) => (await server.account(email)).accessToken;
    const confirmed = { verified_at: new Date().toISOString() };
    const input = { lines: [{ merchandiseId: siren }], discountCodes: ['HOUSE40'] };
    const buyerIdentity = { customerAccessToken: await login('desk@ash-hotels.example') };
    const claimed = await server.change('cartCreate', '$input: CartInput!', { input: { ...input, buyerIdentity } });
    expect(claimed.warnings).toMatchObject([{ code: 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE' }]);
    const { db } = server.database;
    await db.updateTable('commerce_customer').set(confirmed).where('email', '=', 'desk@ash-hotels.example').execute();
    const staff = await server.create({ ...input, buyerIdentity });
    expect(staff.cost.totalAmount.amount).toBe('19.2');
    const guest = await server.change('cartCreate', '$input: CartInput!', {
      input: { ...input, buyerIdentity: { customerAccessToken: await login('guest@example.com') } },
    });
    expect(guest.warnings).toMatchObject([{ code: 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE' }]);
  });

  test('gift cards pay in the order they were entered, and their codes are written as one likes', async () => {
    const { id } = await server.create({ lines: [{ merchandiseId: siren }] });
    const { cart, warnings } = await server.change('cartGiftCardCodesUpdate', CARDS, {
      cartId: id,
      giftCardCodes: ['ashgift us025-srn1', US_100, US_25],
    });
    expect(warnings).toEqual([]);
    expect(cart).toMatchObject({
      appliedGiftCards: [
        { lastCharacters: 'srn1', amountUsed: { amount: '25.0', currencyCode: 'USD' }, balance: { amount: '0.0' } },
        { lastCharacters: 'uly2', amountUsed: { amount: '7.0' }, balance: { amount: '93.0' } },
      ],
      cost: { subtotalAmount: { amount: '32.0' }, totalAmount: { amount: '0.0' } },
    });
    const removed = await server.change('cartGiftCardCodesRemove', '$cartId: ID!, $appliedGiftCardIds: [ID!]!', {
      cartId: id,
      appliedGiftCardIds: [cart?.appliedGiftCards[0]?.id],
    });
    expect(removed.cart?.appliedGiftCards).toMatchObject([{ lastCharacters: 'uly2', amountUsed: { amount: '32.0' } }]);
    const added = await server.change('cartGiftCardCodesAdd', CARDS, { cartId: id, giftCardCodes: [US_25] });
    expect(added.cart?.appliedGiftCards.map(({ lastCharacters }) => lastCharacters)).toEqual(['uly2', 'srn1']);
    const none = await server.change('cartGiftCardCodesUpdate', CARDS, { cartId: id, giftCardCodes: [] });
    expect(none.cart?.appliedGiftCards).toEqual([]);
  });

  test('a gift card of another currency waits, with a warning', async () => {
    const { cart, warnings } = await server.change('cartCreate', '$input: CartInput!', {
      input: { lines: [{ merchandiseId: siren }], giftCardCodes: ['ASHGIFTCA050NEP4'] },
    });
    expect(cart?.appliedGiftCards).toEqual([]);
    expect(warnings).toMatchObject([{ code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE', target: cart?.id.split('?')[0] }]);
    const { cart: canadian } = await server.change(
      'cartBuyerIdentityUpdate',
      '$cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!',
      { cartId: cart?.id, buyerIdentity: { countryCode: 'CA' } },
    );
    expect(canadian?.appliedGiftCards).toMatchObject([{ lastCharacters: 'nep4', amountUsed: { amount: '42.0' } }]);
  });

  test.each([
    ['nobody’s', 'NO-SUCH-CARD'],
    ['one that has ended', 'ASHGIFTUS050OLD6'],
    ['one that was blocked', 'ASHGIFTUS050OFF7'],
  ])('a gift card that cannot be used is left out alike: %s', async (_name, code) => {
    const { id } = await server.create({ giftCardCodes: [US_25] });
    for (const field of ['cartGiftCardCodesUpdate', 'cartGiftCardCodesAdd']) {
      const { cart, userErrors, warnings } = await server.change(field, CARDS, {
        cartId: id,
        giftCardCodes: [US_100, code],
      });
      expect([userErrors, warnings]).toEqual([[], []]);
      expect(cart?.appliedGiftCards).toMatchObject([{ lastCharacters: 'uly2' }]);
    }
    expect((await server.create({ giftCardCodes: [code] })).appliedGiftCards).toEqual([]);
  });

  test('a gift card that is not on the cart cannot be taken off', async () => {
    const { id } = await server.create({ giftCardCodes: [US_25] });
    const removed = await server.change('cartGiftCardCodesRemove', '$cartId: ID!, $appliedGiftCardIds: [ID!]!', {
      cartId: id,
      appliedGiftCardIds: ['gid://shopify/AppliedGiftCard/2'],
    });
    expect(removed).toMatchObject({
      cart: { appliedGiftCards: [{ lastCharacters: 'srn1' }] },
      userErrors: [{ code: 'INVALID', field: ['appliedGiftCardIds', '0'] }],
    });
  });

  test('a gift card cannot be spent twice: the second of two orders is refused with that reason', async () => {
    const spend = () =>
      context().then((base) =>
        inTransaction(base, (inside) => spendGiftCards(inside, [{ id: '3', amountUsed: 300_00 }])),
      );
    expect(await Promise.all([spend(), spend()]).then((done) => done.toSorted())).toEqual([false, true]);
    await inTransaction(await context(), (inside) => creditGiftCard(inside, '3', 50_00));
    const card = server.database.db.selectFrom('commerce_gift_card').select('balance').where('id', '=', 3);
    expect(await card.executeTakeFirstOrThrow()).toEqual({ balance: 250_00 });
    // Seeding again leaves what is on a card.
    await server.seed({ catalogue: commerceSeed.catalogue, giftCards: commerceSeed.giftCards ?? [] });
    expect(await card.executeTakeFirstOrThrow()).toEqual({ balance: 250_00 });
  });

  test('gift card codes cannot be gone through until one fits', async () => {
    const strict = await startCartServer(database, commerceSeed.catalogue, undefined, { loginLimit: 2 });
    const { id } = await strict.create({});
    const guess = (code: string) => strict.change('cartGiftCardCodesAdd', CARDS, { cartId: id, giftCardCodes: [code] });
    for (const code of ['GUESS1', 'GUESS2']) expect((await guess(code)).cart?.appliedGiftCards).toEqual([]);
    await expect(guess(US_25)).rejects.toThrow('THROTTLED');
    expect((await strict.read(id))?.appliedGiftCards).toEqual([]);
    await strict.close();
  });

  async function context(): Promise<CommerceContext> {
    const { db, kind } = server.database;
    const market = await findMarket(db, {});
    return {
      db,
      kind,
      publicUrl: 'https://ash.example',
      now: () => new Date(),
      market,
      loaders: new Map(),
    } as CommerceContext;
  }
});
