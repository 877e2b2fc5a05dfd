import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataCache } from '#cache/data-cache.ts';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { createCommerceService } from '#embedded/commerce/commerce-service.ts';
import { readConfig } from '#server/config.ts';
import { createSite } from '#server/create-site.ts';
import { createLogger } from '#server/logger.ts';
import { builtPages, builtServerPages } from '#server/site-build.ts';
import { startServices } from '#server/start-services.ts';
import { compareAnswers } from './compare-answers.ts';
import { serviceOperations } from './user-enumeration/embedded-service.ts';
import { mostSigmas } from './user-enumeration/rank-sum-test.ts';
import { sitePages } from './user-enumeration/site-pages.ts';

/**
 * `npm run bench:enumeration [-- <tries>]`: whether login, register and reset show by text or time that an address has an
 * account, by 400 tries of each, at the embedded commerce service and at the site. Exits with 1 when one does.
 */
const tries = Number(process.argv[2] ?? 400);

const folder = mkdtempSync(join(tmpdir(), 'ash-bench-'));
process.stdout.write(`machine: ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${tries} tries each\n`);
await compareServiceOperations();
await compareSitePages();
rmSync(folder, { recursive: true });
// A MessagePort that the pages' forms leave open would keep the process from ending.
process.exit();

async function compareServiceOperations(): Promise<void> {
  const service = await createCommerceService({
    database: join(folder, 'shop.db'),
    publicToken: 'public',
    privateToken: 'private',
    publicUrl: 'http://localhost',
    loginLimit: 0,
  });
  await service.seed(commerceSeed);
  const headers = { 'X-Shopify-Storefront-Access-Token': 'public', 'Content-Type': 'application/json' };
  await compare(
    serviceOperations(async (query, variables) => {
      const body = JSON.stringify({ query, variables });
      const request = new Request('http://commerce/api/2026-04/graphql.json', { method: 'POST', headers, body });
      return (await service.fetch(request)).text();
    }),
  );
  await service.close();
}

async function compareSitePages(): Promise<void> {
  const database = `file:${join(folder, 'ash.db')}`;
  const config = readConfig({ DATABASE_URL: database, LOGIN_LIMIT: '0', CONTENT_RATE_LIMIT: '0' }, false);
  const services = await startServices(config, builtServerPages, () => {});
  const cache = createDataCache();
  const pages = await builtPages(createSite(config, services, cache, createLogger('silent')));
  await compare(
    sitePages(async (path, body) => {
      const headers = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
      const request = new Request(config.publicUrl + path, { method: 'POST', body, headers });
      const answer = await pages(request, '127.0.0.1');
      return { status: answer.status, text: await answer.text() };
    }),
  );
  await Promise.all([services.close(), cache.close()]);
}

async function compare(endpoints: Parameters<typeof compareAnswers>[0]): Promise<void> {
  for (const { endpoint, sameText, chance, sigmas } of await compareAnswers(endpoints, tries)) {
    const text = sameText ? 'one text' : endpoint.tellsByText ? 'texts that the site hides' : 'DIFFERENT TEXTS';
    process.stdout.write(
      `${endpoint.name}: ${text}; known longer than unknown in ${(chance * 100).toFixed(1)} % (a coin: 50), ${sigmas.toFixed(1)} of ${mostSigmas} sigmas\n`,
    );
    if (sigmas > mostSigmas || !(sameText || endpoint.tellsByText)) process.exitCode = 1;
  }
}
