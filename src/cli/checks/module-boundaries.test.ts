import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boundaryViolations, importViolation } from './module-boundaries.ts';
import { importsOf, readImports } from './read-imports.ts';

const root = join(import.meta.dirname, '../../..');

test('the project follows its arrows', () => {
  expect(boundaryViolations(readImports(root))).toEqual([]);
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
  ['app/a.ts', "import { x } from '#clients/content/content-client.ts';", 'app may import only types of clients'],
  ['app/a.ts', "import type { X } from '#clients/content/content-client.ts';", null],
  ['app/a.ts', "import { type X } from '#clients/content/content-client.ts';", null],
  ['server/a.ts', "const x = await import('#services/host.ts');", 'server may import only types of services'],
  ['server/start-services.ts', "const x = await import('#services/host.ts');", null],
  ['server/start-services.ts', "import { x } from '#services/host.ts';", 'server may import only types of services'],
  ['services/seed/a.ts', "import { schema } from '#blocks/registry/schemas.ts';", null],
  [
    'services/seed/a.ts',
    "import { Gallery } from '#blocks/sections/gallery/Gallery.tsx';",
    'may not import the component',
  ],
  ['clients/a.ts', "export * from '#services/host.ts';", 'clients may not import services'],
  ['protocol/a.ts', "import { z } from 'zod';", null],
  ['../content/seed.ts', "import { x } from '#app/root.tsx';", 'content may not import'],
])('%s: %s', (from, source, expected) => {
  const violations = importsOf(from, source)
    .map((found) => importViolation(from, found))
    .filter((violation) => violation !== null);
  if (expected === null) expect(violations).toEqual([]);
  else expect(violations.join()).toContain(expected);
});
