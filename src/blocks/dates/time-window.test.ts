import { expect, it } from 'vitest';
import { contentAt } from './time-window.ts';

const now = new Date('2026-06-01T12:00:00Z');
const block = (_uid: string, more: object = {}) => ({ _uid, component: 'quote', ...more });
const shown = (value: unknown) =>
  [...JSON.stringify(contentAt(value, now).content).matchAll(/"_uid":"(\w+)"/g)].map(([, id]) => id);

it('shows what is within its window, and says when that changes', () => {
  const body = [
    block('always'),
    block('over', { show_until: '2026-06-01 12:00' }),
    block('coming', { show_from: '2026-06-03 08:00' }),
    block('now', { show_from: '2026-06-01 12:00', show_until: '2026-06-02 00:00' }),
  ];
  expect(shown({ body })).toEqual(['always', 'now']);
  expect(contentAt({ body }, now).changesAt).toEqual(new Date('2026-06-02T00:00:00Z'));
});

it('holds for blocks inside blocks, and in rich text; a story referred to keeps its own', () => {
  const late = block('late', { show_from: '2026-07-01 00:00' });
  expect(shown([block('outer', { items: [late, block('inner')] })])).toEqual(['outer', 'inner']);
  expect(shown({ type: 'blok', attrs: { body: [late] } })).toEqual([]);
  expect(shown({ venue: { full_slug: 'dining/karls', content: { body: [late] } } })).toEqual(['late']);
  expect(contentAt([block('outer', { items: [late] })], now).changesAt).toEqual(new Date('2026-07-01T00:00:00Z'));
});

it('never changes without windows, and leaves everything else as it is', () => {
  const content = { title: 'Home', list: ['a', null], body: [block('always', { show_from: '', show_until: null })] };
  expect(contentAt(content, now)).toEqual({ content, changesAt: null });
});
