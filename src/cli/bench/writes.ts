import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cartCreateMutation, cartLinesAddMutation } from '#clients/commerce/operations/cart.ts';
import { customerAccessTokenCreateMutation, customerCreateMutation } from '#clients/commerce/operations/customers.ts';
import { productByHandleQuery } from '#clients/commerce/operations/products.ts';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { readAccessTokens } from '#services/access-tokens.ts';
import { type BuiltSite, freePort, startBuiltSite } from '../built-site.ts';
import { createPostgresSchema, createSqlite } from '../faults/fault-database.ts';
import { type LoadResult, loadProcess, startLoadClient } from './load/load-client.ts';
import { giveCore } from './load/one-core.ts';
import { median } from './median.ts';
import { readOptions, startReport } from './report/report.ts';

/**
 * `npm run bench -- writes [--runs 5]`: carts made, lines added and logins a second at the site's own port, over SQLite and, where
 * TEST_DATABASE_URL names a server, over PostgreSQL, in turns with a bare Node server that answers with the first cart.
 * As of a server with the private token that names no visitor: such writes are not limited, but for logins, whose limit is off.
 */
const connections = 16;
const amount = { bare: 10_000, cart: 800, login: 100 };
/** Carts and accounts of each site that the posts are about, in turns. */
const carts = 100;
const accounts = 20;
const password = 'siren on the river';
const market = { country: 'US', language: 'EN' };
const path = '/api/2026-04/graphql.json';

type Post = { body: string; headers: Record<string, string> };
type Side = { name: string; url: string; pid: number; amount: number; posts: Post[] };
type Run = LoadResult & { processorMs: number };

const { runs } = readOptions({ runs: 5 });
const report = startReport('writes');
const server = process.env.TEST_DATABASE_URL;
const databases = [await createSqlite(), ...(server ? [await createPostgresSchema(server)] : [])];
const sites: BuiltSite[] = [];
const sides: Side[] = [];
for (const { name, url } of databases) {
  const site = await startBuiltSite(await freePort(), { DATABASE_URL: url, TRUST_PROXY: '1', LOGIN_LIMIT: '0' });
  const { commerce_private: token } = await readAccessTokens(url.replace(/^file:/, ''));
  sites.push(site);
  sides.push(...(await sidesOf(name, site, token)));
}
const [cartSide] = sides;
if (!cartSide) throw new Error('there is nothing to measure');
const sample = await ask(cartSide.url, cartSide.posts[0]);
const bare = fork(join(import.meta.dirname, 'load/bare-server.ts'), ['200', sample]);
process.once('exit', () => bare.kill());
const [port] = (await once(bare, 'message')) as [number];
sides.unshift({
  ...{ ...cartSide, name: 'a bare server', url: `http://127.0.0.1:${port}${path}` },
  pid: bare.pid ?? 0,
  amount: amount.bare,
});

const client = startLoadClient('lean-process.ts');
const haveCores = giveCore(client.pid, 1) && sides.every(({ pid }) => giveCore(pid, 0));
report.note(
  `A cart, ${(Buffer.byteLength(sample) / 1000).toFixed(1)} kB of JSON; ${connections} connections; in turns, median of ${runs} ` +
    `runs; ${haveCores ? 'one core for what serves, one for the client' : 'all on the same cores'}.`,
);
report.note(
  'A login takes an argon2id hash on purpose (part login); LOGIN_LIMIT, 10 in a quarter of an hour unless set, is 0 here.',
);
if (!server) report.note('PostgreSQL was left out: TEST_DATABASE_URL names none.');
const results = new Map<Side, Run[]>(sides.map((side) => [side, []]));
for (const side of sides) await load(side);
for (let run = 0; run < runs; run += 1) {
  for (const side of sides) results.get(side)?.push(await load(side));
}
client.close();
bare.kill();
for (const site of sites) await site.stop();
for (const { drop } of databases) await drop();

const rates = sides.map((side) => median((results.get(side) ?? []).map(({ seconds }) => side.amount / seconds)));
const [bareRate = Number.NaN] = rates;
for (const [index, side] of sides.entries()) {
  const of = side.name;
  const measured = results.get(side) ?? [];
  const value = rates[index] ?? Number.NaN;
  report.add({ of, what: 'rate', unit: 'requests/s', value });
  report.add({ of, what: 'of the bare server', unit: '', value: value / bareRate });
  report.add({ of, what: 'median', unit: 'ms', value: median(measured.map(({ latency }) => latency.median)) });
  report.add({ of, what: 'p99', unit: 'ms', value: median(measured.map(({ latency }) => latency.p99)) });
  const processorMs = median(measured.map((run) => run.processorMs));
  report.add({ of, what: 'processor time of each', unit: 'ms', value: processorMs });
}
report.finish();

/** What a site is asked: its carts and accounts are made first. */
async function sidesOf(database: string, site: BuiltSite, token: string): Promise<Side[]> {
  const address = `${site.address}/_services/commerce${path}`.replace('localhost', '127.0.0.1');
  let visitor = 0;
  // From many addresses: none asks so often that it is refused.
  const post = (query: string, variables: object): Post => {
    visitor += 1;
    return {
      headers: {
        'Content-Type': 'application/json',
        'Shopify-Storefront-Private-Token': token,
        'X-Forwarded-For': `10.0.${Math.floor(visitor / 250)}.${visitor % 250}`,
      },
      body: JSON.stringify({ query, variables }),
    };
  };
  const [handle] = commerceSeed.catalogue.products.map((product) => product.handle);
  const product = await ask(address, post(productByHandleQuery, { ...market, handle, selectedOptions: [] }));
  const merchandiseId = found(product, /gid:\/\/shopify\/ProductVariant\/\d+/);
  const lines = [{ merchandiseId, quantity: 1 }];
  const create = () => post(cartCreateMutation, { ...market, input: { lines } });
  const adding: Post[] = [];
  for (let index = 0; index < carts; index += 1) {
    const cartId = found(await ask(address, create()), /gid:\/\/shopify\/Cart\/[^"]+/);
    adding.push(post(cartLinesAddMutation, { ...market, cartId, lines }));
  }
  const logins: Post[] = [];
  for (let index = 0; index < accounts; index += 1) {
    const input = { email: `bench-${index}@ash.example`, password };
    await ask(address, post(customerCreateMutation, { input }));
    logins.push(post(customerAccessTokenCreateMutation, { input }));
  }
  found(await ask(address, logins[0]), /"accessToken":"/);
  const side = { url: address, pid: site.pid };
  return [
    { ...side, name: `a cart made, ${database}`, amount: amount.cart, posts: Array.from({ length: carts }, create) },
    { ...side, name: `a line added, ${database}`, amount: amount.cart, posts: adding },
    { ...side, name: `a login, ${database}`, amount: amount.login, posts: logins },
  ];
}

async function ask(address: string, post: Post | undefined): Promise<string> {
  const answer = await fetch(address, { method: 'POST', ...post, signal: AbortSignal.timeout(30_000) });
  const text = await answer.text();
  if (!answer.ok || text.includes('"errors"')) throw new Error(`${answer.status}: ${text}`);
  return text;
}

function found(text: string, pattern: RegExp): string {
  const [match] = pattern.exec(text) ?? [];
  if (match === undefined) throw new Error(`There is no ${pattern} in ${text}`);
  return match;
}

/** One run; each connection has posts of its own. Throws when one was not answered with 200. */
async function load(side: Side): Promise<Run> {
  const { posts, url, pid, amount } = side;
  const requests = Array.from({ length: connections }, (_, index) =>
    posts.filter((_post, place) => place % connections === index),
  );
  const result = await loadProcess(client, pid, { url, amount, connections, requests });
  if (result.statuses[200] !== amount) throw new Error(`${side.name} answered ${JSON.stringify(result.statuses)}`);
  return result;
}
