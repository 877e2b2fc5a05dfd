import { expect, test } from 'vitest';
import { noPrice, priceFacts, ticketTotal } from './ticket-price.ts';

const fixed = { price: '$12.50', unit_amount: '12.5', unit_currency: 'USD' };

test.each([
  [1, '$12.50'],
  [3, '$37.50'],
])('%i tickets cost %s', (count, total) => {
  expect(ticketTotal(fixed, count)).toBe(total);
});

test.each([
  [fixed, ['Price $12.50 a ticket', 'Total $25.00, paid when you come']],
  [{ ...noPrice, price: 'From $12.50' }, ['Price From $12.50 a ticket, paid when you come']],
  [{ ...noPrice, price: 'Free' }, ['Price Free']],
  [noPrice, []],
])('%j', (price, facts) => {
  expect(priceFacts(price, 2).map((fact) => fact.join(' '))).toEqual(facts);
});
