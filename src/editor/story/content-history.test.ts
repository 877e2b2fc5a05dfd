import { expect, test } from 'vitest';
import { change, redo, startHistory, undo } from './content-history.ts';

const content = (title: string) => ({ _uid: 'a', component: 'page', title });

test('letters of one field are one step', () => {
  let history = change(startHistory(content('')), content('a'), 'a.title');
  history = change(history, content('ab'), 'a.title');
  history = change(history, content('ab!'), 'a.summary');
  expect(undo(history).present.title).toBe('ab');
  expect(undo(undo(history)).present.title).toBe('');
  expect(undo(undo(undo(history))).present.title).toBe('');
});

test('what was undone comes back until something else is changed', () => {
  const history = change(change(startHistory(content('1')), content('2'), null), content('3'), null);
  const back = undo(undo(history));
  expect(redo(redo(back)).present.title).toBe('3');
  expect(redo(redo(redo(back))).present.title).toBe('3');
  expect(redo(change(redo(back), content('4'), null)).present.title).toBe('4');
});

test('a step after undo is one of its own', () => {
  const typed = change(startHistory(content('')), content('a'), 'a.title');
  const again = change(undo(typed), content('b'), 'a.title');
  expect(undo(again).present.title).toBe('');
});
