import { expect, it } from 'vitest';
import type { ResolveContext } from '../../contract/resolve-context.ts';
import { partialDouble } from '../../testing/partial-double.ts';
import { souvenirsGridExample } from './example.ts';
import { resolveSouvenirsGrid } from './resolve.server.ts';

const context = partialDouble<ResolveContext>({
  commerce: {
    collection: async () => ({
      title: 'Table & bar',
      products: { nodes: [{ handle: 'karls-mug' }, { handle: 'matchbox-candle' }] },
    }),
  },
});
const shown = async (leaveOut: string[]) => {
  const block = { ...souvenirsGridExample, collection: 'table-and-bar', products: [], leave_out: leaveOut };
  return (await resolveSouvenirsGrid(block, context))?.products.map(({ handle }) => handle);
};

it('shows a collection without the products that stand elsewhere on the page', async () => {
  expect(await shown([])).toEqual(['karls-mug', 'matchbox-candle']);
  expect(await shown(['matchbox-candle'])).toEqual(['karls-mug']);
});
