import { expect, test } from 'vitest';
import { cardColours } from './card-colours.ts';

test('a card wears what its page wears', () => {
  expect(cardColours({ theme: 'siren', skin: null }).accent).toBe('#5c1620');
  expect(cardColours({ theme: 'siren', skin: 'candy' }).background).toBe('#1d0a12');
});

test.each(['ash', 'dean', 'dining', 'neptune', 'peter-and-paul', 'shenandoah', 'souvenirs-home', 'ulysses'] as const)(
  '%s has all three colours',
  (theme) => {
    for (const colour of Object.values(cardColours({ theme, skin: null }))) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  },
);
