import { expect, test } from 'vitest';
import { newReference } from './reference.ts';

test('references are readable, and do not repeat', () => {
  const references = Array.from({ length: 1_000 }, newReference);
  expect(new Set(references).size).toBe(1_000);
  for (const reference of references) expect(reference).toMatch(/^ASH-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
});
