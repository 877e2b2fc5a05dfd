import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importCycles } from './import-cycles.ts';
import { importsOf, readImports } from './read-imports.ts';

test('the project has no import cycle', () => {
  expect(importCycles(readImports(join(import.meta.dirname, '../../..')))).toEqual([]);
});

test.each([
  {
    name: 'of values',
    files: {
      'ui/a.ts': "import { b } from './b.ts';",
      'ui/b.ts': "export { c } from '#ui/c.ts';",
      'ui/c.ts': "import './a.ts';",
    },
    cycles: ['ui/a.ts → ui/b.ts → ui/c.ts → ui/a.ts'],
  },
  {
    name: 'of types',
    files: { 'ui/a.ts': "import type { B } from './b.ts';", 'ui/b.ts': "import { type A } from './a.ts';" },
    cycles: ['ui/a.ts → ui/b.ts → ui/a.ts'],
  },
  {
    name: 'that does not begin at the first file',
    files: {
      'ui/a.ts': "import { b } from './b.ts';",
      'ui/b.ts': "import { c } from './c.ts';",
      'ui/c.ts': "import { b } from './b.ts';",
    },
    cycles: ['ui/b.ts → ui/c.ts → ui/b.ts'],
  },
  {
    name: 'closed by a dynamic import: allowed',
    files: { 'ui/a.ts': "import { b } from './b.ts';", 'ui/b.ts': "const a = await import('./a.ts');" },
    cycles: [],
  },
  {
    name: 'two files that import the same one: no cycle',
    files: {
      'ui/a.ts': "import { b } from './b.ts';\nimport { c } from './c.ts';",
      'ui/b.ts': "import { c } from './c.ts';",
      'ui/c.ts': 'export const c = 1;',
    },
    cycles: [],
  },
])('a cycle $name', ({ files, cycles }) => {
  const imports = new Map(Object.entries(files).map(([file, source]) => [file, importsOf(file, source)]));
  expect(importCycles(imports)).toEqual(cycles);
});
