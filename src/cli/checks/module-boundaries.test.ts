import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCycles } from './import-cycles.ts';
import { arrows, boundaryViolations, importViolation } from './module-boundaries.ts';
import { importsOf, readImports } from './read-imports.ts';

const root = join(import.meta.dirname, '../../..');

test('the project follows its arrows', () => {
  expect(boundaryViolations(readImports(root))).toEqual([]);
});

test('the arrows go one way: no module reaches itself through others', () => {
  const graph = Object.entries(arrows).map(([name, { to, types = [] }]) => [name, [...to, ...types]] as const);
  expect(findCycles(new Map(graph))).toEqual([]);
});

test('a deliberate violation is found and named', () => {
  const project = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const folder of ['src/ui', 'src/app', 'content']) mkdirSync(join(project, folder), { recursive: true });
  writeFileSync(join(project, 'src/ui/Price.tsx'), "import { root } from '#app/root.tsx';\nexport const a = root;");
  writeFileSync(
    join(project, 'src/app/root.tsx'),
    "import { Price } from '#ui/Price.tsx';\nexport const root = Price;",
  );
  try {
    expect(boundaryViolations(readImports(project))).toEqual(['ui/Price.tsx: ui may not import app (app/root.tsx)']);
  } finally {
    rmSync(project, { recursive: true });
  }
});

test.each([
  ['blocks/a/A.tsx', "import { x } from '#clients/content/content-client.ts';", 'blocks may not import clients'],
  ['blocks/sections/quote/Quote.tsx', "import { x } from './schema.ts';", null],
  ['blocks/sections/quote/Quote.tsx', "import { x } from '../../cart/a.ts';", null],
  ['blocks/sections/quote/Quote.tsx', "import { x } from '../cta/Cta.tsx';", 'a section may not import another one'],
  ['blocks/sections/quote/a.ts', "import type { X } from '../cta/a.ts';", 'a section may not import another one'],
  [
    'blocks/cart/a.ts',
    "const x = import('../sections/cta/Cta.tsx');",
    'a shared folder of blocks may not import a section',
  ],
  ['blocks/registry/a.ts', "import { x } from '../sections/cta/a.ts';", null],
  ['app/a.ts', "import { x } from '#blocks/sections/cta/a.ts';", null],
  ['app/a.ts', "import { x } from '#clients/content/content-client.ts';", 'app may import only types of clients'],
  ['app/a.ts', "import type { X } from '#clients/content/content-client.ts';", null],
  ['app/a.ts', "import { type X } from '#clients/content/content-client.ts';", null],
  ['server/a.ts', "import { x } from '#services/inbox/open-inbox.ts';", null],
  ['server/a.ts', "import type { X } from '#embedded/a.ts';", 'server may not import embedded'],
  ['server/a.ts', "const x = await import('#embedded/a.ts');", 'server may not import embedded'],
  ['server/start-embedded.ts', "const x = await import('#embedded/a.ts');", null],
  ['server/start-embedded.ts', "const x = await import('#content/seed.ts');", null],
  ['server/start-embedded.ts', "import type { X } from '#embedded/a.ts';", null],
  ['server/start-embedded.ts', "import { x } from '#embedded/a.ts';", 'server may not import embedded'],
  ['services/a.ts', "import type { X } from '#embedded/a.ts';", 'services may not import embedded'],
  ['embedded/a.ts', "import { x } from '#services/a.ts';", null],
  ['embedded/content/a.ts', "import { x } from './b.ts';", null],
  [
    'embedded/content/a.ts',
    "import { x } from '../commerce/a.ts';",
    'may not import another one (embedded/commerce/a.ts)',
  ],
  ['../content/a.ts', "import type { X } from '#embedded/a.ts';", null],
  ['../content/a.ts', "import { x } from '#embedded/a.ts';", 'content may import only types of embedded'],
  ['../content/a.ts', "import { schema } from '#blocks/registry/schemas.ts';", null],
  [
    '../content/a.ts',
    "import { Gallery } from '#blocks/sections/gallery/Gallery.tsx';",
    'may not import the component',
  ],
  ['clients/a.ts', "export * from '#services/a.ts';", 'clients may not import services'],
  ['protocol/a.ts', "import { z } from 'zod';", null],
  ['../content/seed.ts', "import { x } from '#app/root.tsx';", 'content may not import'],
])('%s: %s', (from, source, expected) => {
  const violations = importsOf(from, source)
    .map((found) => importViolation(from, found))
    .filter((violation) => violation !== null);
  if (expected === null) expect(violations).toEqual([]);
  else expect(violations.join()).toContain(expected);
});
