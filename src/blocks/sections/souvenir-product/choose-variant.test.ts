import { describe, expect, it } from 'vitest';
import { chosenVariant, optionsOf, valueState, variantNumber, variantOf } from './choose-variant.ts';

const variant = (number: number, colour: string, size: string, availableForSale = true) => ({
  id: `gid://shopify/ProductVariant/${number}`,
  availableForSale,
  selectedOptions: [
    { name: 'Colour', value: colour },
    { name: 'Size', value: size },
  ],
});
const redSmall = variant(1, 'Red', 'S', false);
const redLarge = variant(2, 'Red', 'L');
const blueSmall = variant(3, 'Blue', 'S');
const variants = [redSmall, redLarge, blueSmall];

describe('chosenVariant', () => {
  it('is the one of the address', () => expect(chosenVariant(variants, '3')).toBe(blueSmall));
  it('is the first for sale without one', () => expect(chosenVariant(variants, null)).toBe(redLarge));
  it('is the first for sale for an unknown one', () => expect(chosenVariant(variants, '9')).toBe(redLarge));
  it('is the first when nothing is for sale', () => expect(chosenVariant([redSmall], null)).toBe(redSmall));
  it('is null without variants', () => expect(chosenVariant([], '1')).toBeNull());
});

describe('a combination', () => {
  it('is the variant that has all of its values', () => {
    expect(variantOf(variants, { Colour: 'Red', Size: 'L' })).toBe(redLarge);
    expect(variantOf(variants, { Size: 'S', Colour: 'Blue' })).toBe(blueSmall);
    expect(optionsOf(redLarge)).toEqual({ Colour: 'Red', Size: 'L' });
  });
  it('may not be made, or be sold out', () => {
    expect(variantOf(variants, { Colour: 'Blue', Size: 'L' })).toBeNull();
    const chosen = optionsOf(blueSmall);
    expect(valueState(variants, chosen, 'Size', 'L')).toBe('missing');
    expect(valueState(variants, chosen, 'Colour', 'Red')).toBe('sold_out');
    expect(valueState(variants, optionsOf(redSmall), 'Size', 'L')).toBe('ok');
  });
});

it.each([
  ['gid://shopify/ProductVariant/42', '42'],
  ['gid://shopify/ProductVariant/42?x=1', '42'],
  ['nonsense', ''],
])('variantNumber(%s) is %s', (id, number) => expect(variantNumber(id)).toBe(number));
