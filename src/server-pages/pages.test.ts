import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import type { StepForm, SummaryData } from './checkout/checkout-pages.ts';
import type { OperatorMenu } from './operator/operator-pages.ts';
import { pages } from './pages.tsx';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });
const hostile = '"><script>alert(1)</script>';

const summary: SummaryData = {
  lines: [
    {
      ...{ title: hostile, variantTitle: 'Mint', quantity: 2, attributes: ['Gift wrap: yes'] },
      ...{ picture: '/f/1/128x128/a.png', fullPrice: usd('44.0'), price: usd('40.0') },
    },
  ],
  rows: [{ name: 'Goods', amount: usd('44.0') }],
  isOpen: true,
  total: usd('40.0'),
  giftCards: [{ name: 'Gift card •••• 1234', amount: usd('-10.0') }],
  due: usd('30.0'),
};

const state = { values: { email: hostile, method: 'standard' }, errors: { email: 'Enter it.', method: 'Choose.' } };
const forms: StepForm[] = [
  {
    kind: 'information',
    suggestionsPath: null,
    action: '/a',
    state,
    country: 'US',
    countries: [{ value: 'US', name: 'United States' }],
    billing: { country: 'DE', countries: [{ value: 'DE', name: 'Germany' }] },
  },
  {
    ...{ kind: 'delivery', action: '/a', back: '/b', state, days: { first: '2026-05-02', last: '2026-07-30' } },
    options: [{ handle: 'standard', title: 'Standard', description: '3 days', price: usd('0.0') }],
  },
  {
    ...{ kind: 'payment', action: '/a', back: '/b', state, testCards: [{ number: '4242', words: 'is accepted' }] },
    storedCard: { brand: 'Visa', last4: '4242', next: '/c' },
  },
  { kind: 'nothing-to-pay', back: '/b', next: '/c' },
  {
    ...{
      kind: 'review',
      action: '/a',
      back: '/b',
      shown: 'abc',
      email: hostile,
      buyerName: hostile,
      billingLines: [hostile],
    },
    addressLines: ['June', 'Detroit'],
    ...{ delivery: { title: 'Standard', description: '3 days' }, note: hostile, isGift: true, deliverFrom: 'Monday' },
    payment: { brand: 'Visa', last4: '4242', due: usd('30.0') },
    change: { information: '/1', delivery: '/2', payment: '/3' },
  },
];

const steps = forms.map((form) =>
  pages.checkout.step({
    ...{ title: 'Address', hasErrors: true, form, summary, pieces: 2, paymentPath: '/p' },
    problem: { kind: 'changed', notes: [hostile] },
    steps: [
      { name: 'Address', href: null, isCurrent: true },
      { name: 'Delivery', href: '/d', isCurrent: false },
    ],
    codes: {
      ...{ step: 'information', discountAction: '/x', giftCardAction: '/y', errors: { discount: 'Enter a code.' } },
      discounts: [{ code: hostile, refusal: 'There is no such code.' }],
      giftCards: [{ id: '1', lastCharacters: '1234' }],
    },
  }),
);

const menu: OperatorMenu = ['orders', 'inbox', 'reservations', 'mail'];
const at = '2026-05-01T10:00:00.000Z';
const events = [{ at, label: 'Shipped', message: hostile }];
const tracking = [{ words: 'UPS 1', href: 'https://ups.example/1' }];
const mailState = { name: 'Failed', preposition: 'at ', at, error: hostile };
const search = { action: '/s', search: hostile, selects: [{ name: 'k', label: 'K', value: 'a', options: { a: 'A' } }] };
const pieces = [{ line: 1, title: hostile, available: 2 }];
const { checkout, operator } = pages;

const documents = [
  ...steps,
  checkout.message({ title: 'Gone', text: hostile, link: { href: '/cart', name: 'To the cart' } }),
  checkout.order({
    ...{ number: 1001, label: 'Shipped', next: 'It arrives.', expected: 'On Monday', addressLines: ['June'] },
    ...{
      buyer: { name: hostile, email: hostile, billingLines: [hostile], isThanked: true },
      delivery: 'Standard',
      pieces: [hostile],
    },
    ...{ note: hostile, isGift: true, deliverFrom: 'Monday', refunded: usd('5.0'), tracking, events, summary },
  }),
  checkout.order({
    ...{ number: 1001, label: 'Shipped', next: null, expected: null, addressLines: ['Detroit, 482…'], buyer: null },
    ...{
      delivery: 'Standard',
      pieces: [hostile],
      note: '',
      isGift: false,
      deliverFrom: null,
      refunded: null,
      tracking,
      events,
      summary: null,
    },
  }),
  operator.orders(menu, {
    orders: [{ number: 1001, placedAt: at, email: hostile, label: 'Open', payment: 'Paid', total: usd('40.0') }],
    older: '/operator/orders?before=1001',
  }),
  operator.order(menu, {
    ...{
      number: 1001,
      problem: hostile,
      typed: { action: hostile, values: { reason: hostile } },
      label: 'Open',
      payment: 'Paid',
      placedAt: at,
      note: hostile,
      deliverFrom: null,
    },
    ...{
      buyerLines: [hostile],
      addressLines: ['June'],
      costs: [{ name: 'Total', amount: usd('40.0') }],
      events,
      tracking,
    },
    lines: [{ title: hostile, details: 'SKU', quantity: 2, since: '1 fulfilled', cost: usd('40.0') }],
    actions: {
      ...{ fulfil: pieces, ship: true, deliver: true, refund: { pieces, most: usd('40.0') }, restock: pieces },
      ...{ statuses: [{ value: 'OPEN', name: 'Open' }], cancel: [{ value: 'OTHER', name: 'Another reason' }] },
    },
  }),
  operator.packingSlip(menu, {
    ...{ number: 1001, placedAt: at, warning: hostile, addressLines: ['June'], delivery: hostile, note: hostile },
    deliverFrom: hostile,
    lines: [{ title: hostile, details: 'SKU', quantity: 2, isWrapped: true, each: usd('20.0') }],
  }),
  operator.reservations(menu, {
    ...{ action: '/r', day: '2026-12-03', dayName: 'Thursday', previous: '/p', next: '/n', place: '' },
    places: [{ value: '1', name: hostile }],
    groups: [
      {
        title: hostile,
        guests: 4,
        reservations: [
          {
            ...{ id: '1', reference: 'ASH-1', time: '7:30 pm EST', party: '4 guests', name: hostile, email: hostile },
            ...{ phone: hostile, note: hostile, status: '' },
            actions: { arrived: '/a', hasArrived: false, cancel: '/c' },
          },
        ],
      },
    ],
  }),
  operator.inbox(menu, {
    ...{ search, isSearch: true, newest: '/n', older: '/o', exportPath: '/e', deletePath: '/d' },
    submissions: [
      {
        ...{ id: '1', reference: 'ASH-1', name: hostile, email: hostile, form: hostile, kind: 'Contact' },
        ...{ isChallengeSolved: false, receivedAt: at },
      },
    ],
  }),
  operator.submission(menu, {
    ...{ id: '1', reference: 'ASH-1', form: hostile, kind: 'Contact', path: '/contact', isPathOurs: true },
    ...{ receivedAt: at, from: hostile, recipients: 'contact', isChallengeSolved: true },
    fields: [{ label: hostile, value: hostile }],
    files: [{ id: '2', name: hostile, size: '1 KB' }],
    mails: [{ id: '3', name: 'Notice', recipient: hostile, state: mailState }],
  }),
  operator.mails(menu, {
    ...{ search, isSearch: true, newest: '/n', older: '/o' },
    mails: [{ id: '3', subject: hostile, recipient: hostile, createdAt: at, state: mailState }],
  }),
  operator.mail(menu, {
    ...{ id: '3', subject: hostile, recipient: hostile, replyTo: hostile, createdAt: at, state: mailState },
    ...{ attempts: 2, triedAt: at, canRetry: true, text: hostile, hasHtml: true, submissionId: '1' },
  }),
  operator.confirmation(menu, {
    ...{ title: hostile, part: 'mail', question: hostile, consequences: hostile, button: 'Delete', back: '/b' },
    ...{ action: '/a', fields: { q: hostile }, keep: 'Keep', facts: [{ name: hostile, lines: [hostile] }] },
  }),
];

test.each(documents.map((html) => [/<title>([^<]*)/.exec(html)?.[1], html]))(
  'the page “%s” is a whole document without scripts or inline styles',
  (_title, html) => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).not.toMatch(/<script|<style| style=| on[a-z]+=/);
    expect(html).toContain(pages.stylesheet.name);
  },
);

const parser = new new Window().DOMParser();

test('the stylesheet has every class that a page uses', () => {
  const used = new Set(
    documents
      .flatMap((html) => [...parser.parseFromString(html, 'text/html').querySelectorAll('[class]')])
      .flatMap((element) => [...element.classList]),
  );
  const missing = [...used].filter((name) => !new RegExp(`\\.${name}[^\\w-]`).test(pages.stylesheet.text));
  expect(missing).toEqual([]);
  expect(used.size).toBeGreaterThan(30);
});

/** The element that holds this text itself, in the first step's page. */
function elementWith(text: string) {
  const page = parser.parseFromString(steps[0] ?? '', 'text/html');
  return [...page.querySelectorAll('*')].find(
    (element) => element.textContent === text && element.children.length === 0,
  );
}

test('the error summary of a step has a heading inside its alert', () => {
  const title = elementWith('2 things need another look');
  expect(title?.tagName).toBe('H2');
  expect(title?.closest('[role="alert"]')).not.toBeNull();
});

test('the error of a code is announced, since no error summary names it', () => {
  expect(elementWith('Enter a code.')?.closest('[role="alert"]')).not.toBeNull();
  expect(elementWith('Enter it.')?.tagName).toBe('A');
});
