import { expect, test } from 'vitest';
import { operatorPages } from './start-services.ts';

const request = (role?: string) => new Request('http://localhost/operator', role ? { headers: { role } } : {});
const accounts = { isAdministrator: async ({ headers }: Request) => headers.get('role') === 'administrator' };
const shown = async (settings: { operatorPassword: string | null; development: boolean }, role?: string) =>
  (await operatorPages(settings, accounts, () => new Response('pages'))(request(role))) !== null;

test('without a password only an administrator learns of the operator pages', async () => {
  const production = { operatorPassword: null, development: false };
  expect(await shown(production)).toBe(false);
  expect(await shown(production, 'publisher')).toBe(false);
  expect(await shown(production, 'administrator')).toBe(true);
  expect(await shown({ ...production, operatorPassword: 'secret' })).toBe(true);
  expect(await shown({ ...production, development: true })).toBe(true);
});
