import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { stringifyCookie } from 'cookie';
import { createDataCache } from '#cache/data-cache.ts';
import { readConfig } from '#server/config.ts';
import { createSite } from '#server/create-site.ts';
import { createLogger } from '#server/logger.ts';
import { builtPages, builtServerPages } from '#server/site-build.ts';
import { startServices } from '#server/start-services.ts';
import { buyOnce } from './buy-once.ts';
import { copyOrders } from './copy-orders.ts';
import { median } from './median.ts';
import { startReport } from './report/report.ts';

/**
 * `npm run bench -- account`: how long the account's pages take to render for a customer with 500 orders, the median of
 * five runs of 20 renders each, in milliseconds, without the network.
 */
const orders = 500;
const most = 60;
const rounds = 20;
const runs = 5;

const report = startReport('account');
report.note(
  `Rendered in process, without the network, for a customer with ${orders} orders; median of ${runs} runs of ${rounds}.`,
);
const folder = mkdtempSync(join(tmpdir(), 'ash-bench-'));
const database = join(folder, 'ash.db');
const config = readConfig({ DATABASE_URL: `file:${database}`, LOGIN_LIMIT: '0', CONTENT_RATE_LIMIT: '0' }, false);
const services = await startServices(config, builtServerPages, () => {});
const cache = createDataCache();
const site = createSite(config, services, cache, createLogger('silent'));
const pages = await builtPages(site);

const email = 'bench@example.com';
const password = 'a night at the pier';
await site.customers.register({ email, password });
const login = await site.customers.logIn({ email, password });
if (!login.ok) throw new Error('the customer could not log in');
const { accessToken, expiresAt } = login.value;
const shop = services.embedded.commerce;
if (!shop) throw new Error('a vendor has the shop');
await buyOnce(site, shop, { email, accessToken });
const handle = new DatabaseSync(database);
const number = copyOrders(handle, orders);
handle.close();

const headers = {
  Cookie: stringifyCookie({ shopifyAccessToken: accessToken, shopifyAccessTokenExpiresAt: expiresAt }),
};
const paths = [
  '/auth/account',
  '/auth/account/orders',
  '/auth/account/orders?status=open',
  // Holds for none of them: every order is looked through.
  '/auth/account/orders?status=arrived',
  `/auth/account/orders/${number}`,
  '/auth/account/addresses',
];
for (const path of paths) {
  for (let round = 0; round < rounds; round += 1) await render(path);
  const medians: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await render(path));
    medians.push(median(times));
  }
  const of = path.replace(/\d{5,}$/, '<order>');
  report.add({ of, what: 'time', unit: 'ms', value: median(medians), atMost: most });
}
report.finish();
await Promise.all([services.close(), cache.close()]);
rmSync(folder, { recursive: true });

async function render(path: string): Promise<number> {
  const started = performance.now();
  const answer = await pages(new Request(`${config.publicUrl}${path}`, { headers }), '127.0.0.1');
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  await answer.text();
  return performance.now() - started;
}
