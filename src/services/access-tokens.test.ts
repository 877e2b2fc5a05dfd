import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAccessTokens } from './access-tokens.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tokens-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('tokens are made once, and differ from one another', async () => {
  const first = await readAccessTokens(join(folder, 'site.db'));
  const again = await readAccessTokens(join(folder, 'site.db'));
  expect(again).toEqual(first);
  expect(new Set(Object.values(first)).size).toBe(11);
  for (const token of Object.values(first)) expect(token).toHaveLength(32);
});
