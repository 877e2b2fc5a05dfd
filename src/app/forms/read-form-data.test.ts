import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFormData } from './read-form-data.server.ts';

const send = (body: BodyInit | null, type?: string) =>
  new Request('https://ash.example/cart', { method: 'POST', body, headers: type ? { 'Content-Type': type } : {} });

test('reads both types of forms', async () => {
  const simple = await readFormData(send(new URLSearchParams({ do: 'add' })));
  expect([...simple]).toEqual([['do', 'add']]);
  const multipart = new FormData();
  multipart.set('country', 'CA');
  expect([...(await readFormData(send(multipart)))]).toEqual([['country', 'CA']]);
  const marked = send('do=add', 'Application/X-WWW-Form-Urlencoded; charset=UTF-8');
  expect((await readFormData(marked)).get('do')).toBe('add');
});

test.each([
  ['no body', null, undefined, 415],
  ['a body without a type', new Uint8Array([1]), undefined, 415],
  ['JSON', '{"do":"add"}', 'application/json', 415],
  ['text', 'do=add', 'text/plain', 415],
  ['a multipart form without its boundary', 'do=add', 'multipart/form-data', 400],
  ['a multipart form that is none', '--x', 'multipart/form-data; boundary=x', 400],
])('refuses %s', async (_, body, type, status) => {
  const thrown = await readFormData(send(body, type)).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect(thrown).toMatchObject({ status });
});

test('every action of the site reads its form this way', () => {
  const app = join(import.meta.dirname, '..');
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const readers = files.filter((file) => /await request\.formData\(\)/.test(readFileSync(join(app, file), 'utf8')));
  // The second reads a form in the browser, which made it itself.
  expect(readers.sort()).toEqual(['forms/read-form-data.server.ts', 'routes/auth/register-page.tsx']);
});
