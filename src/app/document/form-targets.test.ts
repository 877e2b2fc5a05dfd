import { expect, it } from 'vitest';
import { formTargets } from './form-targets.server.ts';

const form = (...origins: (string | null)[]) => ({ hotels: origins.map((origin) => ({ slug: 'a', origin })) });

it('names the other sites that a page’s booking forms lead to, each once', () => {
  const story = { blockData: { bar: form('https://be.example', null), other: { hotel: 'x' }, hero: null, list: [1] } };
  const book = { answer: form('https://be.example', 'https://stay.example') };
  expect(formTargets({ root: { header: null }, story, book, text: 'words', none: null })).toEqual([
    'https://be.example',
    'https://stay.example',
  ]);
});

it('names none where everything is booked on this site', () => {
  expect(formTargets({ story: { blockData: { bar: form(null) } } })).toEqual([]);
});
