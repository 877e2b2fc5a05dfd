import { expect, test } from 'vitest';
import { giftAttribute } from '#protocol/shopify/gift-attribute.ts';
import { greetingName } from './buyer-name.ts';

const nowhere = {
  ...{ firstName: null, lastName: null, company: null, address1: null, address2: null, city: null },
  ...{ provinceCode: null, countryCode: null, zip: null, phone: null },
};
const order = {
  row: { note: '' },
  billingAddress: null,
  shippingAddress: { ...nowhere, firstName: 'June', lastName: 'Osei' },
  lines: [{ attributes: [] }],
};

test('the buyer is greeted by their own name', () => {
  const billingAddress = { ...nowhere, lastName: 'Ines Marsh' };
  expect(greetingName({ ...order, billingAddress, row: { note: 'For June' } })).toBe('Ines Marsh');
});

test('without one, by that of the address, unless it is a gift', () => {
  expect(greetingName(order)).toBe('June');
  expect(greetingName({ ...order, row: { note: 'For June' } })).toBe('');
  expect(greetingName({ ...order, lines: [{ attributes: [giftAttribute] }] })).toBe('');
});
