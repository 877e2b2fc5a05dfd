import { expect, test } from 'vitest';
import { createJsonMemory } from './json-memory.ts';

test('what a record is written as is remembered for each selection', () => {
  const memory = createJsonMemory();
  const [robe, mug, name, price] = [{}, {}, {}, {}];
  memory.set(robe, name, '"Robe"');
  memory.set(robe, price, '80');
  memory.set(mug, name, '"Mug"');
  expect([memory.get(robe, name), memory.get(robe, price), memory.get(mug, name)]).toEqual(['"Robe"', '80', '"Mug"']);
  expect(memory.get(mug, price)).toBeUndefined();
});

test('a memory that is full begins again', () => {
  const memory = createJsonMemory(10);
  const [record, first, second] = [{}, {}, {}];
  memory.set(record, first, '"1234567"');
  memory.set(record, second, '"12"');
  expect([memory.get(record, first), memory.get(record, second)]).toEqual([undefined, '"12"']);
});
