import { expect, it } from 'vitest';
import { formTargets, mapSources } from './loaded-sources.server.ts';

const form = (...origins: (string | null)[]) => ({ hotels: origins.map((origin) => ({ slug: 'a', origin })) });

it('names the other sites that a page’s booking forms lead to, each once', () => {
  const story = { blockData: { bar: form('https://be.example', null), other: { hotel: 'x' }, hero: null, list: [1] } };
  const book = { answer: form('https://be.example', 'https://stay.example') };
  expect(formTargets({ root: { header: null }, story, book, text: 'words', none: null })).toEqual([
    'https://be.example',
    'https://stay.example',
  ]);
});

it('names the checkout that the cart’s form leads to', () => {
  const cart = { shown: { reply: { cart: { checkoutUrl: 'https://shop.example/cart/c/1?key=2' } } } };
  expect(formTargets({ cart, empty: { shown: { reply: { cart: null } } } })).toEqual(['https://shop.example']);
});

it('names none where everything is booked on this site', () => {
  expect(formTargets({ story: { blockData: { bar: form(null) } } })).toEqual([]);
});

it('names the hosts of a street map, on the pages that have one', () => {
  const streetMap = { url: 'https://tiles.example/style.json', origins: ['https://tiles.example'] };
  expect(mapSources({ story: { blockData: { map: { streetMap }, again: { streetMap } } } })).toEqual([
    'https://tiles.example',
  ]);
  expect(mapSources({ story: { blockData: { map: { streetMap: null }, hero: null } } })).toEqual([]);
});
