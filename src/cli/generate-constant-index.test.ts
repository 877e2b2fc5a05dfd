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

test('a constant has its value, who imports it, which style sheet names it, and its tests', () => {
  expect(
    rows({
      'src/ui/constants.ts': 'export const stepMs = 2 * 1_000;\nconst name = 4;\nexport const step = () => name;\n',
      'src/app/Row.tsx': "import { stepMs } from '#ui/constants.ts';\nexport const row = stepMs;\n",
      'src/ui/tokens.css': '/* stepMs */\n:root { --step: 2s; }\n',
      'src/ui/constants.test.ts': "import { stepMs } from './constants.ts';\nstepMs;\n",
    }),
  ).toEqual([
    '| `name` | `4` | `src/ui/constants.ts` | this file alone |  |',
    '| `stepMs` | `2 * 1_000` | `src/ui/constants.ts` | `src/app/Row.tsx`, `src/ui/tokens.css` | `src/ui/constants.test.ts` |',
  ]);
});

test('texts and tables of numbers count, functions and other objects do not', () => {
  expect(
    rows({
      'src/ui/a.ts':
        "export const title = 'ash';\nexport const times = { least: 4, most: 9 };\nexport const make = () => 5;\nexport const place = { name: 'x' };\n",
    }),
  ).toEqual([
    '| `times` | `{ least: 4, most: 9 }` | `src/ui/a.ts` | this file alone |  |',
    "| `title` | `'ash'` | `src/ui/a.ts` | this file alone |  |",
  ]);
});
