import { describe, expect, it } from 'vitest';
import { chosenVariant, variantNumber, variantWith } from './choose-variant.ts';

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

describe('variantWith', () => {
  it('changes one option and keeps the others', () => {
    expect(variantWith(variants, redSmall, 'Size', 'L')).toBe(redLarge);
    expect(variantWith(variants, redSmall, 'Colour', 'Blue')).toBe(blueSmall);
  });
  it('is null for a combination that does not exist', () => {
    expect(variantWith(variants, blueSmall, 'Size', 'L')).toBeNull();
  });
});

it.each([
  ['gid://shopify/ProductVariant/42', '42'],
  ['gid://shopify/ProductVariant/42?x=1', '42'],
  ['nonsense', ''],
])('variantNumber(%s) is %s', (id, number) => expect(variantNumber(id)).toBe(number));
