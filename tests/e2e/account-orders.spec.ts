import { readTimeline } from '#app/routes/account/order-events.ts';
import { fulfilmentLabel, fulfilmentLabels } from '#protocol/shopify/fulfilment-status.ts';
import { buy, openOperator, operate } from './account-orders.ts';
import { ask, carrySession, expect, newCustomer, sessionCookie, test } from './account-site.ts';
import { expectAccessible, untilInteractive } from './site-test.ts';

/** The address of the newest order's page. */
async function orderAddress(site: string, token: string): Promise<string> {
  const { customer } = await ask<{ customer: { orders: { nodes: { id: string }[] } } }>(
    site,
    'query ($token: String!) { customer(customerAccessToken: $token) { orders(first: 1, reverse: true) { nodes { id } } } }',
    { token },
  );
  return `/auth/account/orders/${/\/(\d+)/.exec(customer.orders.nodes[0]?.id.replace('gid://shopify', '') ?? '')?.[1]}`;
}

/** The labels of docs/reference/shop.md#order-labels, word for word. */
const labels =
  'Attempted delivery, Canceled, Confirmed, Delivered, Failure, Fulfilled, In Progress, In transit, Label printed, Label purchased, Label voided, Marked as fulfilled, Not delivered, On Hold, Open, Out for delivery, Partially Fulfilled, Pending, Displayed as Picked up, Ready for pickup, Restocked, Scheduled, Submitted, Unfulfilled';

/** What the operator types, and the label that the account shows after it. Together they pass all 24. */
const moves: [command: string, label: string][] = [
  ['status # OPEN', 'Open'],
  ['status # PENDING_FULFILLMENT', 'Pending'],
  ['status # SCHEDULED', 'Scheduled'],
  ['status # ON_HOLD', 'On Hold'],
  ['status # IN_PROGRESS', 'In Progress'],
  ['fulfil # --line 1=1', 'Partially Fulfilled'],
  ['fulfil #', 'Fulfilled'],
  ['status # SUBMITTED', 'Submitted'],
  ['status # MARKED_AS_FULFILLED', 'Marked as fulfilled'],
  ['status # CONFIRMED', 'Confirmed'],
  ['status # LABEL_PURCHASED', 'Label purchased'],
  ['status # LABEL_PRINTED', 'Label printed'],
  ['status # LABEL_VOIDED', 'Label voided'],
  ['ship # --company UPS --number 1Z999 --url https://example.com/1Z999', 'In transit'],
  ['status # OUT_FOR_DELIVERY', 'Out for delivery'],
  ['status # ATTEMPTED_DELIVERY', 'Attempted delivery'],
  ['status # FAILURE', 'Failure'],
  ['ship #', 'In transit'],
  ['deliver #', 'Delivered'],
  ['status # NOT_DELIVERED', 'Not delivered'],
  ['status # READY_FOR_PICKUP', 'Ready for pickup'],
  ['status # PICKED_UP', 'Displayed as Picked up'],
  ['refund # --yes', 'Displayed as Picked up'],
  ['restock #', 'Restocked'],
  ['cancel # --reason customer --yes', 'Canceled'],
];

test('an order of the shop stands in the account with all that belongs to it, and nobody else sees it', async ({
  page,
  context,
  ownSite,
  customer,
  offences: _,
}) => {
  const number = await buy(ownSite.address, customer);
  await carrySession(context, ownSite.address, customer);
  await page.goto('/auth/account');
  await page.getByRole('link', { name: `Order #${number}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${number}`);
  await untilInteractive(page);
  await expect(page.getByRole('table')).toContainText('Subtotal');
  for (const words of ['14 Woodward Avenue', '4242', 'Paid', 'Quantity 1']) {
    await expect(page.getByRole('main')).toContainText(words);
  }
  await expect(page.locator('main img').first()).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Buy this again' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  expect((await context.cookies()).some(({ name }) => name === 'cart')).toBe(true);

  const address = await orderAddress(ownSite.address, customer.token);
  const stranger = await newCustomer(ownSite.address);
  await context.clearCookies();
  await carrySession(context, ownSite.address, stranger);
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(`Page not found: ${address}`)).toBeVisible();
});

test('every one of the 24 labels is reached by the operator’s command and read in the account', async ({
  ownSite,
  customer,
}) => {
  test.setTimeout(300_000);
  expect(Object.values(fulfilmentLabels).toSorted()).toEqual(labels.split(', ').toSorted());
  const number = await buy(ownSite.address, customer, { quantity: 2 });
  const address = ownSite.address + (await orderAddress(ownSite.address, customer.token));
  const headers = { Cookie: sessionCookie(customer) };
  const shown = async () => {
    const html = await (await fetch(address, { headers })).text();
    return /<p[^>]*>([^<]*) · placed/.exec(html.replaceAll('<!-- -->', ''))?.[1];
  };
  const seen = [await shown()];
  expect(seen).toEqual(['Unfulfilled']);
  const operator = await openOperator(ownSite);
  for (const [command, label] of moves) {
    await operator.operate(command.replace('#', number));
    expect(await shown(), command).toBe(label);
    seen.push(label);
  }
  await operator.close();
  expect([...new Set(seen)].toSorted()).toEqual(Object.values(fulfilmentLabels).toSorted());

  const page = (await (await fetch(address, { headers })).text()).replaceAll('<!-- -->', '');
  expect(page).toContain('href="https://example.com/1Z999"');
  // Where it began, and every move.
  expect(page.match(/<time /g)).toHaveLength(moves.length + 1);
  expect(page).toMatch(/Refunded<\/p>.*for 2 × /s);
  expect(page).toContain('Given back');
});

test('an unknown status, and entries that are none, are readable all the same', () => {
  expect(fulfilmentLabel('CARRIER_PICKED_UP')).toBe('Carrier picked up');
  expect(readTimeline('[{"status":"DELAYED","happenedAt":"2026-05-01T10:00:00Z"},{"status":7},null]')).toEqual([
    { label: 'Delayed', at: '2026-05-01T10:00:00Z', message: null },
  ]);
  expect(readTimeline('{')).toEqual([]);
  expect(readTimeline(null)).toEqual([]);
});

test('a list longer than a page has pages, and is narrowed by status', async ({
  page,
  context,
  ownSite,
  customer,
  offences: _,
}) => {
  test.setTimeout(180_000);
  const numbers: string[] = [];
  for (let index = 0; index < 12; index += 1) numbers.push(await buy(ownSite.address, customer));
  const [first = '', second = ''] = numbers;
  await operate(ownSite, 'fulfil', first);
  await operate(ownSite, 'deliver', first);
  await operate(ownSite, 'cancel', second, '--yes');
  await carrySession(context, ownSite.address, customer);
  const names = () =>
    page
      .getByRole('main')
      .getByRole('link', { name: /^Order #/ })
      .allTextContents();
  const newestFirst = numbers.toReversed().map((number) => `Order #${number}`);
  await page.goto('/auth/account/orders');
  await untilInteractive(page);
  expect(await names()).toEqual(newestFirst.slice(0, 10));
  await page.getByRole('link', { name: 'Older orders' }).click();
  await expect.poll(names).toEqual(newestFirst.slice(10));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Older orders' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Newer orders' }).click();
  await expect.poll(names).toEqual(newestFirst.slice(0, 10));
  await page.getByRole('link', { name: 'Arrived', exact: true }).click();
  await expect.poll(names).toEqual([`Order #${first}`]);
  await page.getByRole('link', { name: 'Canceled or returned' }).click();
  await expect.poll(names).toEqual([`Order #${second}`]);
  await page.getByRole('link', { name: 'On their way' }).click();
  await expect.poll(names).toEqual(newestFirst.slice(0, 10));
  await untilInteractive(page);
  await expectAccessible(page);
});
