import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fieldReaders } from './field-readers.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'field-readers-'));
  mkdirSync(join(project, 'src'));
  writeFileSync(join(project, 'tsconfig.json'), '{ "compilerOptions": { "strict": true }, "include": ["src"] }');
});
afterEach(() => rmSync(project, { recursive: true }));

const blocks = new Map([
  ['hotel', new Set(['name', 'check_in', 'logo'])],
  ['room', new Set(['name', 'beds', 'sort', 'logo'])],
]);

function readers(files: Record<string, string>): Record<string, string[]> {
  for (const [file, source] of Object.entries(files)) writeFileSync(join(project, 'src', file), source);
  return Object.fromEntries(fieldReaders(project, join(project, 'tsconfig.json'), blocks));
}

const types = `export type Hotel = { component: 'hotel'; name: string; check_in?: string };
export type Room = { component: 'room'; name: string; beds?: number };`;

test('a field is read where the type of the object names the block', () => {
  const found = readers({
    'types.ts': types,
    'a.ts': "import type { Hotel } from './types';\nexport const a = (hotel: Hotel | null) => hotel?.name;",
    'b.ts': "import type { Room } from './types';\nexport const b = ({ beds }: Pick<Room, 'beds'>) => beds;",
    'c.ts': "import type { Room } from './types';\nexport const c = (room: Room, key: 'name' | 'beds') => room[key];",
    'd.ts': 'export const d = (person: { name: string }) => person.name;',
    'e.test.ts': "import type { Hotel } from './types';\nexport const e = (hotel: Hotel) => hotel.name;",
  });
  expect(found).toEqual({
    'hotel.name': ['src/a.ts'],
    'room.name': ['src/c.ts'],
    'room.beds': ['src/b.ts', 'src/c.ts'],
  });
});

test('also through a type with some of its fields, and by a query', () => {
  const found = readers({
    'times.ts': 'export const times = (hotel: { check_in?: string }) => hotel.check_in;',
    'ask.ts': "export const ask = { contentType: 'room', sortBy: 'content.sort:asc', perPage: 9 };",
  });
  expect(found).toEqual({ 'hotel.check_in': ['src/times.ts'], 'room.sort': ['src/ask.ts'] });
});
