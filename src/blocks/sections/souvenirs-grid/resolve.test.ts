import { expect, it } from 'vitest';
import { exampleProduct } from '../../examples/example-products.ts';
import { exampleShop } from '../../examples/example-reads.ts';
import { contentReadsOf } from '../../testing/content-reads-double.ts';
import { souvenirsGridExample } from './example.ts';
import { resolveSouvenirsGrid } from './resolve.server.ts';

const commerce = exampleShop([
  exampleProduct('karls-mug', 'Mug'),
  exampleProduct('matchbox-candle', 'Candle', { stock: 0 }),
  exampleProduct('key-tag', 'Tag'),
]);
const shown = async (leaveOut: string[], query = '', collection = 'all') => {
  const block = { ...souvenirsGridExample, collection, page_size: '2', leave_out: leaveOut };
  const context = { ...contentReadsOf({}), commerce, query: new URLSearchParams(query) };
  const data = await resolveSouvenirsGrid(block, context);
  return [data?.products.map(({ handle }) => handle), data?.count];
};

it('shows the shop without the products that stand elsewhere on the page', async () => {
  expect(await shown([])).toEqual([['karls-mug', 'matchbox-candle'], 3]);
  expect(await shown(['matchbox-candle'])).toEqual([['karls-mug', 'key-tag'], 2]);
  expect(await shown(['matchbox-candle', 'none'], 'in_stock=1')).toEqual([['karls-mug', 'key-tag'], 2]);
});

it('counts of those left out what the collection has', async () => {
  expect(await shown(['matchbox-candle'], '', 'brass')).toEqual([['karls-mug', 'key-tag'], 3]);
});
