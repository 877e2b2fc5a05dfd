import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listConnection } from './list-connection.ts';

const list = (length: number) => Array.from({ length }, (_, index) => ({ key: 100 - index }));
const keys = (nodes: { key: number }[]) => nodes.map((node) => node.key);

test('walking forwards or backwards visits every item once, in the order asked for', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.integer({ min: 1, max: 5 }), fc.boolean(), (length, size, reverse) => {
      const ordered = keys(reverse ? list(length).toReversed() : list(length));
      const forwards: number[] = [];
      let next = listConnection(list(length), { first: size, reverse });
      forwards.push(...keys(next.nodes));
      while (next.pageInfo.hasNextPage) {
        next = listConnection(list(length), { first: size, reverse, after: next.pageInfo.endCursor });
        forwards.push(...keys(next.nodes));
      }
      expect(forwards).toEqual(ordered);

      let previous = listConnection(list(length), { last: size, reverse });
      const backwards = keys(previous.nodes);
      while (previous.pageInfo.hasPreviousPage) {
        previous = listConnection(list(length), { last: size, reverse, before: previous.pageInfo.startCursor });
        backwards.unshift(...keys(previous.nodes));
      }
      expect(backwards).toEqual(ordered);
    }),
  );
});
