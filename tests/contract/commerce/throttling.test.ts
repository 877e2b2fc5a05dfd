import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type CommerceService, createCommerceService } from '#embedded/commerce/commerce-service.ts';
import { setClientAddress } from '#services/client-address.ts';
import { testDatabases } from './databases.ts';

const PUBLIC = { 'X-Shopify-Storefront-Access-Token': 'public' };
const PRIVATE = { 'Shopify-Storefront-Private-Token': 'private' };
const ofBuyer = (address: string) => ({ ...PRIVATE, 'Shopify-Storefront-Buyer-IP': address });
/** Is 65,013 points of work; a bucket holds 100,000. */
const EXPENSIVE = '{ products(first: 250) { nodes { images(first: 250) { nodes { id } } } } shop { name } }';
const EXPENSIVE_NULLABLE = EXPENSIVE.replace('shop { name }', 'one: product(handle: "bathrobe") { id }')
  .replace('products(', 'all: collection(handle: "rooms-and-beds") { products(')
  .replace('} } one', '} } } one');

type Answer = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
  extensions?: { cost: { requestedQueryCost: number } };
};

describe.each(testDatabases)('manners on $name', (database) => {
  let service: CommerceService;
  let drop: () => Promise<void>;
  let time = Date.UTC(2026, 10, 21);
  let visitor = 0;
  beforeAll(async () => {
    const opened = await database.open();
    drop = opened.drop;
    service = await createCommerceService({
      database: opened.location,
      publicToken: 'public',
      privateToken: 'private',
      loginLimit: 0,
      publicUrl: 'https://ash.example',
      workPerSecond: 5_000,
      requestsPerMinute: 8,
      now: () => new Date(time),
    });
    await service.seed(commerceSeed);
  });
  // Everybody comes from somewhere else, so that no test pays for another.
  beforeEach(() => {
    visitor += 1;
  });
  afterAll(async () => {
    await service.close();
    await drop();
  });

  async function ask(query: string, headers: Record<string, string>, address: string | null = `10.0.0.${visitor}`) {
    const request = new Request('http://shop.example/api/2026-04/graphql.json', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
    if (address !== null) setClientAddress(request, address);
    const response = await service.fetch(request);
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
  }

  test('a browser that spends more than it has is throttled: 200, fields null, one error; later it may go on', async () => {
    const first = await ask(EXPENSIVE_NULLABLE, PUBLIC);
    expect(first.body.errors).toBeUndefined();
    const { extensions } = first.body;
    const second = await ask(EXPENSIVE_NULLABLE, PUBLIC);
    expect(second.status).toBe(200);
    expect(second.body).toEqual({
      data: { all: null, one: null },
      errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
      extensions,
    });
    expect((await ask('{ shop { name } }', PUBLIC)).body.errors).toBeUndefined();
    time += 20_000;
    expect((await ask(EXPENSIVE_NULLABLE, PUBLIC)).body.errors).toBeUndefined();
  });

  test('a field that may not be null takes the data with it', async () => {
    await ask(EXPENSIVE, PUBLIC);
    expect((await ask(EXPENSIVE, PUBLIC)).body).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'THROTTLED' } }],
    });
  });

  test('each buyer that a server names pays for their own, the server itself for nothing', async () => {
    const codes = async (headers: Record<string, string>) => {
      const answers = [await ask(EXPENSIVE, headers, null), await ask(EXPENSIVE, headers, null)];
      return answers.map(({ body }) => body.errors?.[0]?.extensions.code);
    };
    expect(await codes(ofBuyer(`198.51.100.${visitor}`))).toEqual([undefined, 'THROTTLED']);
    expect(await codes(ofBuyer(`203.0.113.${visitor}`))).toEqual([undefined, 'THROTTLED']);
    expect(await codes(PRIVATE)).toEqual([undefined, undefined]);
  });

  test('an address that asks too often is refused with 430, wrong tokens counted; another is not', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 9; count += 1) {
      const headers = count % 2 === 0 ? PUBLIC : { 'X-Shopify-Storefront-Access-Token': 'guess' };
      statuses.push((await ask('{ shop { name } }', headers)).status);
    }
    expect(statuses).toEqual([200, 401, 200, 401, 200, 401, 200, 401, 430]);
    const refused = await ask('{ shop { name } }', PUBLIC);
    expect(refused.body.errors?.[0]?.extensions.code).toBe('SECURITY_REJECTION');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('{ shop { name } }', PUBLIC, '192.0.2.1')).status).toBe(200);
    expect((await ask('{ shop { name } }', PRIVATE, null)).status).toBe(200);
  });

  test('a query of too many names for the same is refused', async () => {
    const query = (count: number) =>
      `{ ${Array.from({ length: count }, (_, index) => `a${index}: shop { name }`).join(' ')} }`;
    expect((await ask(query(200), PUBLIC)).body.errors).toBeUndefined();
    const { body } = await ask(query(201), PUBLIC);
    expect(body).not.toHaveProperty('data');
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'MAX_COMPLEXITY_EXCEEDED', aliases: 201 });
  });
});
