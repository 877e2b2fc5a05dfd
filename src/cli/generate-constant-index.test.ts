import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generateConstantIndex } from './generate-constant-index.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'constant-index-'));
});
afterEach(() => rmSync(project, { recursive: true }));

function rows(files: Record<string, string>): string[] | undefined {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), source);
  }
  return generateConstantIndex(project)
    .get('docs/files/constants.md')
    ?.split('\n')
    .filter((line) => line.startsWith('| `'));
}

test('a constant has its value, the first sentence of its comment, who imports it, which style sheet names it, and its tests', () => {
  expect(
    rows({
      'src/ui/constants.ts':
        '/** A step, in ms. Not more. */\nexport const stepMs = 2 * 1_000;\nconst name = 4;\nexport const step = () => name;\n',
      'src/app/Row.tsx': "import { stepMs } from '#ui/constants.ts';\nexport const row = stepMs;\n",
      'src/ui/tokens.css': '/* stepMs */\n:root { --step: 2s; }\n',
      'src/ui/constants.test.ts': "import { stepMs } from './constants.ts';\nstepMs;\n",
    }),
  ).toEqual([
    '| `name` | `4` |  | `src/ui/constants.ts` | this file alone | `constants.test.ts` |',
    '| `stepMs` | `2 * 1_000` | A step, in ms | `src/ui/constants.ts` | `src/app/Row.tsx`, `src/ui/tokens.css` | `constants.test.ts` |',
  ]);
});

test('texts and tables of numbers count, functions and other objects do not', () => {
  expect(
    rows({
      'src/ui/a.ts':
        "export const title = 'ash';\nexport const times = { least: 4, most: 9 };\nexport const make = () => 5;\nexport const place = { name: 'x' };\n",
    }),
  ).toEqual([
    '| `times` | `{ least: 4, most: 9 }` |  | `src/ui/a.ts` | this file alone |  |',
    "| `title` | `'ash'` |  | `src/ui/a.ts` | this file alone |  |",
  ]);
});

test('a product with a named factor counts; a table has no comments, and may be private and nested', () => {
  expect(
    rows({
      'src/ui/a.ts':
        'const hour = 60;\nconst idle = 12 * hour;\nconst copy = hour;\nconst rates = {\n  /** Of all. */\n  US: { low: 7_00, // at least\n    high: 9_00 },\n};\nconst made = { a: make(5) };\n',
    }),
  ).toEqual([
    '| `hour` | `60` |  | `src/ui/a.ts` | this file alone |  |',
    '| `idle` | `12 * hour` |  | `src/ui/a.ts` | this file alone |  |',
    '| `rates` | `{ US: { low: 7_00, high: 9_00 }, }` |  | `src/ui/a.ts` | this file alone |  |',
  ]);
});

test('tests that name no constant are those of the files that use it, else of the files that import these', () => {
  expect(
    rows({
      'src/ui/limits.ts': 'export const most = 8;\nexport const least = 2;\n',
      'src/app/check.ts': "import { most } from '#ui/limits.ts';\nexport const check = () => most;\n",
      'src/app/check.test.ts': "import { check } from './check.ts';\ncheck();\n",
      'src/app/Page.tsx': "import { least } from '#ui/limits.ts';\nexport const Page = () => least;\n",
      'src/app/Shell.tsx': "import { Page } from './Page.tsx';\nexport const Shell = () => Page();\n",
      'src/app/Shell.test.tsx': "import { Shell } from './Shell.tsx';\nShell();\n",
    }),
  ).toEqual([
    '| `least` | `2` |  | `src/ui/limits.ts` | `src/app/Page.tsx` | `src/app/Shell.test.tsx` |',
    '| `most` | `8` |  | `src/ui/limits.ts` | `src/app/check.ts` | `src/app/check.test.ts` |',
  ]);
});

test('numbers of browser tests come last', () => {
  expect(
    rows({
      'src/ui/z.ts': 'export const z = 1;\n',
      'tests/e2e/weight.spec.ts': "const limits = { home: [5, 100] };\nconst page = '/';\n",
    }),
  ).toEqual([
    '| `z` | `1` |  | `src/ui/z.ts` | this file alone |  |',
    '| `limits` | `{ home: [5, 100] }` |  | `tests/e2e/weight.spec.ts` | | |',
  ]);
});
