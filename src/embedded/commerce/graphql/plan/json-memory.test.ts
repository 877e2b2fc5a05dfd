import { expect, test } from 'vitest';
import { createJsonMemories } from './json-memory.ts';

test('what a record is written as is remembered for each selection, and for those alone who may read the same', () => {
  const memories = createJsonMemories();
  const [memory, other] = [memories('US token'), memories('US tokenless')];
  const [robe, mug, name, price] = [{}, {}, {}, {}];
  memory.set(robe, name, '"Robe"');
  memory.set(robe, price, '80');
  memory.set(mug, name, '"Mug"');
  expect([memory.get(robe, name), memory.get(robe, price), memory.get(mug, name)]).toEqual(['"Robe"', '80', '"Mug"']);
  expect([memory.get(mug, price), other.get(robe, name)]).toEqual([undefined, undefined]);
  expect(memories('US token').get(robe, name)).toBe('"Robe"');
});

test('memories that are full begin again together', () => {
  const memories = createJsonMemories(10);
  const [record, first, second] = [{}, {}, {}];
  memories('US token').set(record, first, '"1234567"');
  memories('CA token').set(record, second, '"12"');
  expect(memories('US token').get(record, first)).toBeUndefined();
  expect(memories('CA token').get(record, second)).toBe('"12"');
});
