import { expect, test } from 'vitest';
import { exampleProduct } from '#blocks/examples/example-products.ts';
import { afterEarlier } from './shown-pages.ts';

const page = (handles: string[], before: boolean, after: boolean) => ({
  nodes: handles.map((handle) => exampleProduct(handle, handle)),
  pageInfo: {
    hasPreviousPage: before,
    hasNextPage: after,
    startCursor: `${handles.at(0)}`,
    endCursor: `${handles.at(-1)}`,
  },
  filters: [],
});

test('a further page stands after the one before, each thing once, with the ways on from both ends', () => {
  const { nodes, pageInfo } = afterEarlier(page(['mug', 'tag'], false, true), page(['tag', 'robe'], true, true));
  expect(nodes.map(({ handle }) => handle)).toEqual(['mug', 'tag', 'robe']);
  expect(pageInfo).toEqual({ hasPreviousPage: false, hasNextPage: true, startCursor: 'mug', endCursor: 'robe' });
});

test('without a page before it stands alone', () => {
  const alone = page(['tag'], true, false);
  expect(afterEarlier(undefined, alone)).toBe(alone);
});
