import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type CommerceService, createCommerceService } from './commerce-service.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commerce-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (publicUrl = 'https://ash.example') =>
  createCommerceService({
    database: join(folder, 'shop.db'),
    publicToken: 'public',
    privateToken: 'private',
    loginLimit: 0,
    publicUrl,
  });

async function ask(service: CommerceService, query: string): Promise<unknown> {
  const request = new Request('http://localhost/api/graphql.json', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': 'public' },
    body: JSON.stringify({ query }),
  });
  return (await service.fetch(request)).json();
}

test('what was seeded is there after a restart, at the public address of the day', async () => {
  const first = await open();
  expect(await first.isEmpty()).toBe(true);
  await first.seed(commerceSeed);
  expect(await first.isEmpty()).toBe(false);
  await first.close();

  const second = await open('https://www.ash.example/');
  expect(await second.isEmpty()).toBe(false);
  expect(await ask(second, '{ products(first: 20) { nodes { featuredImage { url } } } }')).toMatchObject({
    data: {
      products: {
        nodes: commerceSeed.catalogue.products
          .toSorted((a, b) => a.number - b.number)
          .map(({ handle }) => ({
            featuredImage: {
              url: expect.stringMatching(
                new RegExp(`^https://www\\.ash\\.example/f/\\d+/1600x1600/[0-9a-f]+/products-${handle}-1\\.png$`),
              ),
            },
          })),
      },
    },
  });
  await second.close();
});

test('seeding again replaces the catalogue, and invalid data leaves it as it was', async () => {
  const service = await open();
  await service.seed(commerceSeed);
  const { catalogue, assetPath } = commerceSeed;
  const [product] = catalogue.products;
  if (!product) throw new Error('the demonstration shop has no products');
  const less = { ...catalogue, products: [product], collections: [] };
  await expect(service.seed({ catalogue: { ...less, countries: [] }, assetPath })).rejects.toThrow('countries');
  const count = '{ products(first: 20) { nodes { handle } } collections(first: 5) { totalCount } }';
  expect(await ask(service, count)).toMatchObject({ data: { collections: { totalCount: '3' } } });
  await service.seed({ catalogue: less, assetPath });
  expect(await ask(service, count)).toMatchObject({
    data: { products: { nodes: [{ handle: product.handle }] }, collections: { totalCount: '0' } },
  });
  await service.close();
});

test('a failure of its own is reported to the host; the caller learns only that it happened', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const service = await createCommerceService({
    database: ':memory:',
    publicToken: 'public',
    privateToken: 'private',
    loginLimit: 0,
    publicUrl: 'https://ash.example',
    onError,
  });
  const answer = await ask(service, '{ shop { name } }');
  expect(answer).toEqual({
    errors: [{ message: expect.stringContaining('Internal error'), extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
  });
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('never seeded') }));
  await service.close();
});
