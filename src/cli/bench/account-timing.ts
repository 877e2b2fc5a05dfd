import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { createCommerceService } from '#services/commerce/commerce-service.ts';
import { toldApart } from './told-apart.ts';

/**
 * `npm run bench:timing`: 400 tries each at logging in, registering and recovering, half of them with addresses that have
 * an account, in an order by chance. Exits with 1 when the times of one half can be told from the other's: when chance
 * alone would make them differ so in less than one of a thousand runs. The answers of log-in and recovery must be equal
 * to the byte.
 */
const tries = 400;
const suspicious = 0.001;

const folder = mkdtempSync(join(tmpdir(), 'ash-timing-'));
const service = await createCommerceService({
  database: join(folder, 'shop.db'),
  publicToken: 'public',
  privateToken: 'private',
  publicUrl: 'http://localhost',
  loginLimit: 0,
});
await service.seed(commerceSeed);
const errors = 'customerUserErrors { code field message }';
const register = `mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { ${errors} } }`;
const ways = {
  login: (email: string) =>
    ask(
      `mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { ${errors} } }`,
      { input: { email, password: 'not the password' } },
    ),
  register: (email: string) => ask(register, { input: { email, password: 'siren on the river' } }),
  recover: (email: string) =>
    ask(`mutation ($email: String!) { customerRecover(email: $email) { ${errors} } }`, { email }),
};

process.stdout.write(`machine: ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${tries} tries each\n`);
for (const [name, way] of Object.entries(ways)) {
  const known = Array.from({ length: tries / 2 }, (_, index) => `${name}-known-${index}@ash.example`);
  const unknown = Array.from({ length: tries / 2 }, (_, index) => `${name}-other-${index}@ash.example`);
  for (const email of known) await ask(register, { input: { email, password: 'siren on the river' } });
  for (let warm = 0; warm < 10; warm += 1) await way(`${name}-warm-${warm}@ash.example`);
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  const all = [
    ...known.map((email) => ({ email, kind: 'known' as const })),
    ...unknown.map((email) => ({ email, kind: 'unknown' as const })),
  ];
  for (const { email, kind } of shuffled(all)) {
    const started = performance.now();
    answers.add(await way(email));
    times[kind].push(performance.now() - started);
    // What is left for later must not fall into the next try's time.
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  const { chance, p } = toldApart(times.known, times.unknown);
  const bytes = name === 'register' ? 'told apart by the API, hidden by the site' : `${answers.size} different`;
  process.stdout.write(
    `${name}: known longer than unknown in ${(chance * 100).toFixed(1)} % (a coin: 50 %), p = ${p.toFixed(3)}; answers: ${bytes}\n`,
  );
  if (p < suspicious || (name !== 'register' && answers.size !== 1)) process.exitCode = 1;
}
await service.close();
rmSync(folder, { recursive: true });

async function ask(query: string, variables: object): Promise<string> {
  const response = await service.fetch(
    new Request('http://commerce/api/2026-04/graphql.json', {
      method: 'POST',
      headers: { 'X-Shopify-Storefront-Access-Token': 'public', 'Content-Type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    }),
  );
  return response.text();
}

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ item }) => item);
}
