import { expect, test } from 'vitest';
import { bytesOf, pieceOf, writeList, writeObject } from './write-json.ts';

test('a piece is the bytes of its text, whatever its letters', () => {
  for (const text of ['Robe', 'Café', 'Karl’s 🛁', '\ud800']) {
    const json = JSON.stringify(text);
    expect(bytesOf(pieceOf(json)).equals(Buffer.from(json))).toBe(true);
  }
});

test('fields and items are written in their order, those that are waited for, too', async () => {
  const fields = [
    { prefix: '"a":', value: Promise.resolve('1') },
    { prefix: '"b":', value: '2' },
  ];
  expect(await writeObject(fields, ({ value }) => value)).toBe('{"a":1,"b":2}');
  expect(await writeList([Promise.resolve(1), 2], String)).toBe('[1,2]');
  expect([writeObject([], () => ''), writeList([], String)]).toEqual(['{}', '[]']);
});

test('what throws rejects the whole, with all that was begun beside it', async () => {
  const items = [Promise.reject(new Error('first')), 2, Promise.reject(new Error('third'))];
  const written = writeList(items, () => {
    throw new Error('second');
  });
  await expect(written).rejects.toThrow();
});
