import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generateFileIndex } from './generate-file-index.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'file-index-'));
});
afterEach(() => rmSync(project, { recursive: true }));

function write(file: string, source: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), source);
}
const rows = (page: string) =>
  generateFileIndex(project)
    .get(`docs/files/${page}.md`)
    ?.split('\n')
    .filter((line) => line.startsWith('| `'));

test('a file has the first sentences about the export it is named after, and all that it exports', () => {
  write(
    'src/ui/show-price.ts',
    '/** An amount. */\nexport type Amount = string;\n\n/** Writes a | price. Rounds it. More. */\nexport function showPrice() {}\n',
  );
  expect(rows('ui')).toEqual(['| `show-price.ts` | Writes a \\| price. Rounds it | `Amount`, `showPrice` |  |']);
});

test('a comment of the whole file comes first', () => {
  write(
    'src/cli/seed.ts',
    "import 'node:fs';\n\n/**\n * Fills the\n * database.\n */\n\n/** Rows. */\nexport const rows = 1;\n",
  );
  expect(rows('cli')).toEqual(['| `seed.ts` | Fills the database | `rows = 1` |  |']);
});

test('a file without a comment of its own has a sentence of each export', () => {
  write(
    'src/ui/links.ts',
    '/** Social | links. Not all. */\nexport const social = [];\n\n/** Policies. More. */\nexport const policies = [];\n',
  );
  expect(rows('ui')).toEqual(['| `links.ts` | Social \\| links. Policies | `social`, `policies` |  |']);
});

test('constants of a file and what guests read are listed', () => {
  write(
    'src/ui/Sign.tsx',
    "const mostShown = 8;\nexport const Sign = () => <p title='Open today'>Closed <b>{mostShown}</b></p>;\n",
  );
  expect(rows('ui')).toEqual(['| `Sign.tsx` |  | `Sign`, `mostShown = 8` | "Open today", "Closed" |']);
});

test('of a document in `html` what stands between its tags is listed', () => {
  write(
    'src/server/gone.ts',
    `const gone = html\`<style>p { margin: 0; }</style><h1 class="\${name}">Gone</h1><p>A day has passed, or\n\${left} hours.</p>\`;`,
  );
  expect(rows('server')).toEqual(['| `gone.ts` |  |  | "Gone", "A day has passed, or … hours" |']);
});

test('a test shows its first titles; generated files have no row', () => {
  write('tests/e2e/cart.spec.ts', "test('adds', async () => {});\ntest('removes', async () => {});\n");
  write('src/ui/list.generated.ts', 'export const list = [];');
  expect(rows('tests')).toEqual(['| `cart.spec.ts` | adds; removes |  |  |']);
  expect(rows('ui')).toEqual([]);
});

test('a stylesheet shows its first comment, its classes, and that it has rules for print', () => {
  write(
    'src/ui/Card.module.css',
    '/* Cards of .rooms. */\n.card { gap: 1.5rem; }\n.card > .name:hover, .card { color: red; }\n@media print { .name { all: unset; } }\n',
  );
  expect(rows('ui')).toEqual(['| `Card.module.css` | Cards of .rooms | `.card`, `.name`, `@media print` |  |']);
});

test('tables and patterns are named; a product with a named factor has its value', () => {
  write(
    'src/ui/links.ts',
    "const names = [['x', 'Instagram']] as const;\nconst home = { name: 'Home', path: 'Shown' };\nconst digits = /[0-9]+/;\nconst idle = 12 * hour;\nconst make = [() => 1];\n",
  );
  expect(rows('ui')).toEqual([
    '| `links.ts` |  | `names`, `home`, `digits`, `idle = 12 * hour` | "Instagram", "Home" |',
  ]);
});

test('a text names the tests and stories that repeat it, a short one those that have it alone', () => {
  write('src/ui/Sign.tsx', "export const Sign = () => <p title='It\u2019s open all day.'>Closed now</p>;\n");
  write('src/ui/Sign.stories.ts', "export const Open = { words: 'It\u2019s open all day.', label: 'Closed now' };\n");
  write('tests/e2e/sign.spec.ts', "test('a', () => expect('It\u2019s open all day.'));\n");
  write('tests/e2e/other.spec.ts', "test('b', () => expect('It\u2019s open all night.', 'Closed now'));\n");
  expect(rows('ui')?.find((row) => row.includes('Sign.tsx'))).toBe(
    '| `Sign.tsx` |  | `Sign` | "It\u2019s open all day" (in `Sign.stories.ts`, `tests/e2e/sign.spec.ts`), "Closed now" (in `Sign.stories.ts`, `tests/e2e/other.spec.ts`) |',
  );
});

test('a test that has a part of a text, as a pattern or text, repeats it', () => {
  write('src/ui/Hint.tsx', 'export const Hint = () => <p>A little short. Two letters or more, please.</p>;\n');
  write('tests/e2e/hint.spec.ts', "test('a', () => expect(/Two letters or more/));\n");
  write('tests/e2e/other.spec.ts', "test('b', () => expect(/Two letters or less/));\n");
  expect(rows('ui')).toEqual([
    '| `Hint.tsx` |  | `Hint` | "A little short. Two letters or more, please" (in `tests/e2e/hint.spec.ts`) |',
  ]);
});

test('more texts than a row has are counted; ends of sentences are texts', () => {
  const labels = Array.from({ length: 30 }, (_, at) => `"Label number ${at}"`);
  write('src/ui/words.ts', `export const words = ['is not running now.', ${labels.join(', ')}];\n`);
  const row = rows('ui')?.[0];
  expect(row).toContain('| "is not running now", "Label number 0"');
  expect(row).toContain('and 7 more');
});

test('what a command prints before a value is a text', () => {
  write(
    'src/cli/save.ts',
    'export const say = (name: string) => `saved: $' + '{name}`;\nconst size = `width:$' + '{1}`;\n',
  );
  expect(rows('cli')).toEqual(['| `save.ts` |  | `say` | "saved" |']);
});
