import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataCache } from '#cache/data-cache.ts';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { createCommerceService } from '#embedded/commerce/commerce-service.ts';
import { readConfig } from '#server/config.ts';
import { createSite } from '#server/create-site.ts';
import { createLogger } from '#server/logger.ts';
import { builtPages, builtServerPages } from '#server/site-build.ts';
import { startServices } from '#server/start-services.ts';
import { buyOnce } from './buy-once.ts';
import { compareAnswers } from './compare-answers.ts';
import { readOptions, startReport } from './report/report.ts';
import { serviceOperations } from './user-enumeration/embedded-service.ts';
import { mostSigmas } from './user-enumeration/rank-sum-test.ts';
import { sitePages } from './user-enumeration/site-pages.ts';

/**
 * `npm run bench -- enumeration [--tries 400]`: whether login, register, reset and finding an order show by text or time that an
 * address has an account, or that there is an order, by 400 tries of each, at the embedded commerce service and at the site.
 */
const { tries } = readOptions({ tries: 400 });

const report = startReport('enumeration');
report.note(`${tries} tries each, half of them with what is known; a rank-sum test of the times.`);
const folder = mkdtempSync(join(tmpdir(), 'ash-bench-'));
await compareServiceOperations();
await compareSitePages();
rmSync(folder, { recursive: true });
report.finish();
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
  const site = createSite(config, services, cache, createLogger('silent'));
  const pages = await builtPages(site);
  const shop = services.embedded.commerce;
  if (!shop) throw new Error('a vendor has the shop');
  await compare(
    sitePages(
      async (path, body) => {
        const headers = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
        const request = new Request(config.publicUrl + path, { method: 'POST', body, headers });
        const answer = await pages(request, '127.0.0.1');
        return { status: answer.status, text: await answer.text() };
      },
      (email) => buyOnce(site, shop, { email }),
    ),
  );
  await Promise.all([services.close(), cache.close()]);
}

async function compare(endpoints: Parameters<typeof compareAnswers>[0]): Promise<void> {
  for (const { endpoint, sameText, chance, sigmas } of await compareAnswers(endpoints, tries)) {
    const of = endpoint.name;
    report.add({ of, what: 'time, distance', unit: 'sigmas', value: sigmas, atMost: mostSigmas });
    report.add({ of, what: 'known longer than unknown (a coin: 0.5)', unit: '', value: chance });
    const told = sameText || endpoint.tellsByText ? 0 : 1;
    report.add({ of, what: 'different texts that nothing hides', unit: '', value: told, atMost: 0 });
  }
}
