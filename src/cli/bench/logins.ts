import crypto from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { createCommerceService } from '#embedded/commerce/commerce-service.ts';
import { median } from './median.ts';
import { startReport } from './report/report.ts';

/**
 * `npm run bench -- login`: logins a second at the embedded commerce service, limits off, against bare argon2id of the same
 * cost and concurrency in the same run. Runs in turns, medians; at least 0.8 of it.
 * `DATABASE_URL` (postgres://…) takes another database than a fresh SQLite file.
 */
const runs = 7;
const perRun = 120;
const leastRatio = 0.8;
/** More at once than cores, so that none of them ever waits for the next login to arrive. */
const atOnce = availableParallelism() * 4;

const report = startReport('login');
const folder = mkdtempSync(join(tmpdir(), 'ash-bench-'));
const database = process.env.DATABASE_URL?.startsWith('postgres') ? process.env.DATABASE_URL : join(folder, 'shop.db');
const service = await createCommerceService({
  database,
  publicToken: 'public',
  privateToken: 'private',
  publicUrl: 'http://localhost',
  loginLimit: 0,
});
if (await service.isEmpty()) await service.seed(commerceSeed);
const password = 'siren on the river';
const emails = Array.from({ length: 20 }, (_, index) => `bench-${process.pid}-${index}@ash.example`);
const register = 'mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }';
for (const email of emails) await ask(register, { email, password });

const argon2 = promisify(crypto.argon2);
const bareHash = () =>
  argon2('argon2id', {
    message: password,
    nonce: crypto.randomBytes(16),
    parallelism: 1,
    tagLength: 32,
    memory: 19_456,
    passes: 2,
  });
const logInQuery = `mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) {
  customerAccessToken { accessToken expiresAt } customerUserErrors { code } } }`;
const login = async (index: number) => {
  const answer = await ask(logInQuery, { email: emails[index % emails.length], password });
  if (!JSON.stringify(answer).includes('accessToken":"')) throw new Error(`A login failed: ${JSON.stringify(answer)}`);
};

await perSecond(login, 20, atOnce);
await perSecond(bareHash, 20, availableParallelism());
const rates: Record<'login' | 'bare' | 'ratio', number[]> = { login: [], bare: [], ratio: [] };
for (let run = 0; run < runs; run += 1) {
  const bare = await perSecond(bareHash, perRun, availableParallelism());
  const logins = await perSecond(login, perRun, atOnce);
  rates.bare.push(bare);
  rates.login.push(logins);
  rates.ratio.push(logins / bare);
}
await service.close();
rmSync(folder, { recursive: true });

report.note(
  `Limits off; database: ${database.startsWith('postgres') ? 'PostgreSQL' : 'SQLite, a file'}. In turns, median of ${runs} runs.`,
);
report.add({ of: 'bare argon2id', what: 'rate', unit: '1/s', value: median(rates.bare) });
report.add({ of: 'logins', what: 'rate', unit: '1/s', value: median(rates.login) });
report.add({ of: 'logins of bare argon2id', what: 'ratio', unit: '', value: median(rates.ratio), atLeast: leastRatio });
report.finish();

async function ask(query: string, input: object): Promise<unknown> {
  const response = await service.fetch(
    new Request('http://commerce/api/2026-04/graphql.json', {
      method: 'POST',
      headers: { 'X-Shopify-Storefront-Access-Token': 'public', 'Content-Type': 'application/json' },
      body: JSON.stringify({ query, variables: { input } }),
    }),
  );
  return response.json();
}

/** How many a second, with so many under way at once. */
async function perSecond(work: (index: number) => Promise<unknown>, count: number, concurrency: number) {
  const started = performance.now();
  let next = 0;
  const lane = async () => {
    while (next < count) {
      next += 1;
      await work(next);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return (count / (performance.now() - started)) * 1000;
}
