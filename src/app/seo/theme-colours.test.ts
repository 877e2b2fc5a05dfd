import { expect, test } from 'vitest';
import { cardColours, deepColours } from './theme-colours.ts';

test('a card has the theme of its page', () => {
  expect(cardColours({ theme: 'siren', skin: null }).accent).toBe('#5c1620');
  expect(cardColours({ theme: 'siren', skin: 'candy' }).background).toBe('#1d0a12');
});

test('a dark ground is of its own theme', () => {
  expect(deepColours({ theme: 'siren', skin: null })).toEqual({ background: '#5c1620', text: '#f7e8d6' });
  expect(deepColours({ theme: 'siren', skin: 'diner' })).toEqual({ background: '#1f5f67', text: '#fbf0d6' });
});

test('at night it is that of the night, and in the shop the same', () => {
  expect(deepColours({ theme: 'dining', skin: null }, 'night')).toEqual({ background: '#45200f', text: '#f6efe2' });
  const shop = { theme: 'souvenirs-home', skin: null };
  expect(deepColours(shop, 'night')).toEqual(deepColours(shop));
});

test.each(['ash', 'dean', 'dining', 'neptune', 'peter-and-paul', 'shenandoah', 'souvenirs-home', 'ulysses'])(
  '%s has all three colours',
  (theme) => {
    for (const colour of Object.values(cardColours({ theme, skin: null }))) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  },
);
