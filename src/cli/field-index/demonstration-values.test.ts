import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demonstrationValues, settingFiles } from './demonstration-values.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'demonstration-'));
});
afterEach(() => rmSync(project, { recursive: true }));

test('counts blocks, also inside of others, and the fields that hold something', () => {
  const inner = (size: number | null) => ({ component: 'bed', size, note: '' });
  const { blocks, fields } = demonstrationValues([
    { content: { component: 'room', beds: [inner(2), inner(null)], tags: ['a', 'b'] } },
    { content: { component: 'room', beds: [] } },
  ]);
  expect(blocks).toEqual(
    new Map([
      ['room', 2],
      ['bed', 2],
    ]),
  );
  expect(fields.get('bed.size')).toEqual({ set: 1, values: new Set(['2']) });
  expect(fields.get('room.tags')).toEqual({ set: 1, values: new Set(['a', 'b']) });
  expect(fields.get('room.beds')).toEqual({ set: 1, values: new Set() });
  expect(fields.has('bed.note')).toBe(false);
});

test('names the file that writes a field beside its component, and no other with the same field', () => {
  writeFileSync(join(project, 'a.ts'), "export const a = { component: 'quote' as const, text: 'One' };");
  writeFileSync(join(project, 'b.ts'), "export const b = { component: 'ticker', text: 'Two' };");
  const files = settingFiles(
    project,
    new Map([
      ['a.ts', []],
      ['b.ts', []],
    ]),
  );
  expect(files('quote', 'text')).toEqual(['a.ts']);
  expect(files('ticker', 'text')).toEqual(['b.ts']);
});

test('a field that another file puts into the block is found by what that file imports', () => {
  writeFileSync(join(project, 'make.ts'), "export const make = (own: object) => ({ component: 'room', ...own });");
  writeFileSync(
    join(project, 'rooms.ts'),
    "import { make } from './make.ts';\nexport const one = make({ view: 'Sea' });",
  );
  writeFileSync(join(project, 'other.ts'), "export const other = { view: 'List' };");
  const files = settingFiles(
    project,
    new Map([
      ['make.ts', []],
      ['rooms.ts', ['make.ts']],
      ['other.ts', []],
    ]),
  );
  expect(files('room', 'view')).toEqual(['rooms.ts']);
});

test('so is a field of an object that the file of the block imports', () => {
  writeFileSync(join(project, 'socials.ts'), "export const socials = { social_contact: 'hello@ash.example' };");
  writeFileSync(
    join(project, 'footers.ts'),
    "import { socials } from './socials.ts';\nexport const footer = { component: 'footer', ...socials };",
  );
  const files = settingFiles(
    project,
    new Map([
      ['socials.ts', []],
      ['footers.ts', ['socials.ts']],
    ]),
  );
  expect(files('footer', 'social_contact')).toEqual(['socials.ts']);
});
