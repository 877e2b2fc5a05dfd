import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenReferences } from './references.ts';

const root = join(import.meta.dirname, '../../..');

test('every path, constant and heading that the documents and comments name exists', () => {
  expect(brokenReferences(root)).toEqual([]);
});

test('a missing file, constant or heading is named, and so is a citation of a document elsewhere', () => {
  // In parts, so that this file cites nothing itself.
  const cited = ['docs', 'reference', 'menu.md'].join('/');
  const project = mkdtempSync(join(tmpdir(), 'references-'));
  for (const folder of ['src/ui', 'docs/reference']) mkdirSync(join(project, folder), { recursive: true });
  writeFileSync(
    join(project, cited),
    '# Menu\n\n`delayMs` in `src/ui/menu.ts`, `gone` in `src/ui/menu.ts`, `src/ui/old.ts`, `src/<any>/menu.ts`\n',
  );
  writeFileSync(
    join(project, 'src/ui/menu.ts'),
    `/** ${cited}#menu, ${cited}#panel */\nexport const delayMs = 500; // ${'spec'} §4\n`,
  );
  try {
    expect(brokenReferences(project)).toEqual([
      `${cited}: there is no src/ui/old.ts`,
      `${cited}: src/ui/menu.ts has no gone`,
      `src/ui/menu.ts: there is no ${cited}#panel`,
      `src/ui/menu.ts: cites '${'spec'} §', which is not in this repository`,
    ]);
  } finally {
    rmSync(project, { recursive: true });
  }
});
