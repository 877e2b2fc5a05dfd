import { parseArgs } from 'node:util';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { contentSeed } from '#content/seed.ts';
import { type CommerceService, createCommerceService } from '#embedded/commerce/commerce-service.ts';
import { sampleCatalogue } from '#embedded/commerce/seed/sample-product-catalogue.ts';
import { sampleStories } from '#embedded/content/sample-stories.ts';
import { ConfigurationError, readConfig } from '#server/config.ts';
import { readAccessTokens } from '#services/access-tokens.ts';
import { openContent } from './open-content.ts';

/**
 * `npm run seed [-- --stories 10000] [-- --products 100000]`: puts the demonstration group into the configured
 * database, and beside it that many made-up articles or products. Stories that are already as the seed has them are
 * left alone. The shop is left alone altogether unless `--products` is given: it then has the demonstration's
 * products, and as many made-up ones.
 */
const { values } = parseArgs({
  options: { stories: { type: 'string', default: '0' }, products: { type: 'string' } },
});
const stories = count('stories', values.stories);
const products = values.products === undefined ? null : count('products', values.products);

if (stories !== undefined && products !== undefined) {
  await timed(() => seedStories(stories));
  if (products !== null) await timed(() => seedProducts(products));
}

function count(option: string, value: string): number | undefined {
  const number = Number(value);
  if (value !== '' && Number.isInteger(number) && number >= 0) return number;
  process.stderr.write(`--${option}: '${value}' is not a number of ${option}\n`);
  process.exitCode = 1;
  return undefined;
}

async function seedStories(made: number): Promise<string> {
  const { service } = await openContent(process.env);
  const seed = contentSeed(new Date());
  await service.seed({ ...seed, stories: [...seed.stories, ...sampleStories(made)] });
  await service.close();
  return `${seed.stories.length} stories of the demonstration group and ${made} made-up ones`;
}

async function seedProducts(made: number): Promise<string> {
  const service = await openCommerce(process.env);
  const { catalogue } = commerceSeed;
  const [picture] = catalogue.products.flatMap((product) => product.images);
  const sample = sampleCatalogue(made, picture?.artwork ?? '');
  await service.seed({
    ...commerceSeed,
    catalogue: {
      ...catalogue,
      products: [...catalogue.products, ...sample.products],
      collections: [...catalogue.collections, ...sample.collections],
    },
  });
  await service.close();
  return `${catalogue.products.length} products of the demonstration shop and ${made} made-up ones`;
}

async function timed(seed: () => Promise<string>): Promise<void> {
  const started = performance.now();
  const summary = await seed();
  process.stdout.write(`${summary}, in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

/**
 * The embedded commerce service over the configured database, for a command's own use. Throws `ConfigurationError`
 * where a vendor is configured.
 */
async function openCommerce(variables: Record<string, string | undefined>): Promise<CommerceService> {
  const config = readConfig(variables, false);
  if (config.commerce.from === 'vendor') {
    throw new ConfigurationError('COMMERCE_ENDPOINT: set, so there is no embedded commerce service');
  }
  const tokens = await readAccessTokens(config.database);
  return createCommerceService({
    database: config.database,
    publicToken: config.commerce.token,
    privateToken: tokens.commerce_private,
    loginLimit: config.loginLimit,
    publicUrl: config.publicUrl,
  });
}
