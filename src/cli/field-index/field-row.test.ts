import { expect, test } from 'vitest';
import { fieldRow } from './field-row.ts';

test('a field says what it takes, how often it is set and to what, and who reads it', () => {
  const field = { name: 'first_load', type: 'number', default_value: '12', min_value: 1 } as const;
  const facts = {
    uses: [{ set: 2, values: new Set(['24', '8']) }],
    blocks: 3,
    files: ['content/home.ts'],
    readers: ['src/Gallery.tsx'],
  };
  expect(fieldRow(field, facts)).toBe(
    '| `first_load` | number; `min_value` 1; default `12` | 2 of 3 (`8`, `24`): `content/home.ts` | `src/Gallery.tsx` |',
  );
});

test('a field that is neither set nor read says so; texts are not listed', () => {
  const nothing = { uses: [], blocks: 0, files: [], readers: [] };
  expect(fieldRow({ name: 'logo', type: 'asset' }, nothing)).toBe('| `logo` | asset | nowhere | nowhere |');
  const text = { uses: [{ set: 1, values: new Set(['Hello']) }], blocks: 1, files: ['content/home.ts'], readers: [] };
  expect(fieldRow({ name: 'title', type: 'text', required: true }, text)).toBe(
    '| `title` | text; **required** | 1 of 1: `content/home.ts` | nowhere |',
  );
});
