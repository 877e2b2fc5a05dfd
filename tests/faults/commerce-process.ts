import { serve } from '@hono/node-server';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { createCommerceService } from '#embedded/commerce/commerce-service.ts';

/** A commerce service of its own process, to be killed: `node commerce-process.ts <database>` prints its port. */
const [database = ''] = process.argv.slice(2);
const service = await createCommerceService({
  database,
  publicToken: 'public',
  privateToken: 'private',
  publicUrl: 'https://ash.example',
  loginLimit: 0,
});
if (await service.isEmpty()) {
  const assetPath = (artwork: string) => ({
    path: `/f/1/1600x1600/abc/${artwork.replace('/', '-')}.png`,
    width: 1600,
    height: 1600,
  });
  await service.seed({ ...commerceSeed, assetPath });
}
serve({ fetch: service.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.stdout.write(`${port}\n`));
