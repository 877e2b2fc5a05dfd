import { expect, it } from 'vitest';
import { blocksAt } from './time-window.ts';

const now = new Date('2026-06-01T12:00:00Z');
const block = (name: string, window: object) => ({ name, ...window });

it('shows what is within its window, and says when that changes', () => {
  const { blocks, changesAt } = blocksAt(
    [
      block('always', {}),
      block('over', { show_until: '2026-06-01 12:00' }),
      block('coming', { show_from: '2026-06-03 08:00' }),
      block('now', { show_from: '2026-06-01 12:00', show_until: '2026-06-02 00:00' }),
    ],
    now,
  );
  expect(blocks.map(({ name }) => name)).toEqual(['always', 'now']);
  expect(changesAt).toEqual(new Date('2026-06-02T00:00:00Z'));
});

it('never changes without windows', () => {
  expect(blocksAt([block('always', { show_from: '', show_until: null })], now).changesAt).toBeNull();
});
