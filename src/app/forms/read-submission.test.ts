import { expect, test } from 'vitest';
import { readSubmission } from './read-submission.server.ts';

function multipart(body: string, contentType = 'multipart/form-data; boundary=b'): Request {
  return new Request('http://ash.example/contact', { method: 'POST', body, headers: { 'Content-Type': contentType } });
}

const field = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, fileName: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n`;

/** Reads a form; what was in its files, with the fields that came before each. */
async function read(request: Request) {
  const files: { field: string; name: string; content: string; before: string[] }[] = [];
  const values = await readSubmission(request, async (before, { field, name, stream }) => {
    let content = '';
    for await (const chunk of stream) content += chunk;
    files.push({ field, name, content, before: Object.keys(before) });
  });
  return { values, files };
}

test('fields and files come as they were sent, in both kinds of body', async () => {
  const plain = new Request('http://ash.example/', {
    method: 'POST',
    body: new URLSearchParams({ a: '1', b: 'ä & b' }),
  });
  expect(await read(plain)).toEqual({ values: { a: '1', b: 'ä & b' }, files: [] });
  expect(await read(multipart(`${field('a', '1')}${file('cv', 'cv.pdf', 'text')}${field('b', '2')}--b--`))).toEqual({
    values: { a: '1', b: '2' },
    files: [{ field: 'cv', name: 'cv.pdf', content: 'text', before: ['a'] }],
  });
});

test('a file field that was left empty is no file', async () => {
  expect((await read(multipart(`${file('cv', '', '')}${field('a', '1')}--b--`))).files).toEqual([]);
});

test.each([
  ['without a boundary', multipart('x', 'multipart/form-data')],
  ['without any part', multipart('nothing of the kind')],
  ['that is empty', multipart('')],
])('a body %s is an empty form', async (_, request) => {
  expect(await read(request)).toEqual({ values: {}, files: [] });
});

test('a body that breaks off within a file is what came before it', async () => {
  const broken = multipart(`${field('a', '1')}${file('cv', 'cv.pdf', 'text').slice(0, -4)}`);
  expect(await read(broken)).toEqual({ values: { a: '1' }, files: [] });
});

test('the fields after a file that failed are read, and the failure is told', async () => {
  const seen: string[] = [];
  const request = multipart(`${file('cv', 'cv.pdf', 'x'.repeat(200_000))}${field('late', '1')}--b--`);
  await expect(
    readSubmission(request, async () => {
      seen.push('file');
      throw new Error('The disk is full.');
    }),
  ).rejects.toThrow('The disk is full.');
  expect(seen).toEqual(['file']);
});
