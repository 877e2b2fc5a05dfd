import { expect, test } from 'vitest';
import { recipientsOf } from './recipients.ts';

const recipients = new Map([
  ['contact', ['hello@ash.example']],
  ['contact.press', ['press@ash.example', 'press@ash.example', 'june@ash.example']],
  ['contact.ulysses', ['ulysses@ash.example']],
  ['contact.empty', []],
  ['default', ['office@ash.example']],
]);

test.each([
  ['contact', ['press', 'ulysses'], ['press@ash.example', 'june@ash.example']],
  ['contact', ['lost-property', 'ulysses'], ['ulysses@ash.example']],
  ['contact', ['empty'], ['hello@ash.example']],
  ['contact', [''], ['hello@ash.example']],
  ['contact', [], ['hello@ash.example']],
  ['events', ['ulysses'], ['office@ash.example']],
])('%s with %j goes to %j', (key, routing, addresses) => {
  expect(recipientsOf(recipients, key, routing)).toEqual(addresses);
});

test('without a default, an unknown key goes to nobody', () => {
  expect(recipientsOf(new Map(), 'contact', ['press'])).toEqual([]);
});
