import { expect, test } from 'vitest';
import { differences, mergeContent } from './merge-content.ts';

const hero = { _uid: 'h', component: 'hero', heading: 'Old', note: 'Old' };
const quote = { _uid: 'q', component: 'quote', text: 'Old' };
const base = { _uid: 'p', component: 'page', title: 'Old', body: [hero, quote] };

test('what each of two has changed is in the merged content', () => {
  const mine = { ...base, title: 'Mine', body: [{ ...hero, heading: 'Mine' }, quote] };
  const theirs = {
    ...base,
    body: [
      { ...hero, note: 'Theirs' },
      { ...quote, text: 'Theirs' },
    ],
  };
  const { content, conflicts } = mergeContent(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(content).toEqual({
    ...base,
    title: 'Mine',
    body: [
      { ...hero, heading: 'Mine', note: 'Theirs' },
      { ...quote, text: 'Theirs' },
    ],
  });
});

test('what both have changed is a conflict at its place, decided by choice', () => {
  const mine = { ...base, body: [hero, { ...quote, text: 'Mine' }] };
  const theirs = { ...base, body: [hero, { ...quote, text: 'Theirs' }] };
  const undecided = mergeContent(base, mine, theirs);
  expect(undecided.conflicts).toEqual([{ path: 'body.1.text', mine: 'Mine', theirs: 'Theirs' }]);
  expect(undecided.content.body).toEqual(mine.body);
  expect(mergeContent(base, mine, theirs, { 'body.1.text': 'theirs' }).content.body).toEqual(theirs.body);
});

test('lists that no longer have the same blocks are compared as a whole', () => {
  const mine = { ...base, body: [quote] };
  const theirs = { ...base, body: [hero, { ...quote, text: 'Theirs' }] };
  expect(mergeContent(base, mine, base).content.body).toEqual([quote]);
  expect(mergeContent(base, mine, theirs).conflicts.map(({ path }) => path)).toEqual(['body']);
});

test('a field that one has removed is gone', () => {
  const { note: _, ...without } = hero;
  const mine = { ...base, body: [without, quote] };
  const theirs = { ...base, title: 'Theirs' };
  expect(mergeContent(base, mine, theirs).content).toEqual({ ...base, title: 'Theirs', body: [without, quote] });
});

test('differences are named by their place', () => {
  const changed = { ...base, body: [{ ...hero, heading: 'New' }, quote] };
  expect(differences(changed, base)).toEqual([{ path: 'body.0.heading', mine: 'New', theirs: 'Old' }]);
  expect(differences(base, { ...base })).toEqual([]);
});
