import { serve } from '@hono/node-server';
import { type ClientResponse, createStorefrontApiClient } from '@shopify/storefront-api-client';
import { type CommerceServiceOptions, createCommerceService } from '#embedded/commerce/commerce-service.ts';
import { createPasswords } from '#embedded/commerce/customers/passwords.ts';
import type { CatalogueSeed, CommerceSeed } from '#embedded/commerce/seed/product-catalogue-seed.ts';
import { sourcePages } from '../source-pages.ts';
import type { TestDatabase } from './databases.ts';

export const PUBLIC_TOKEN = 'public-token-of-the-test';
export const PRIVATE_TOKEN = 'private-token-of-the-test';
export const ADMIN_TOKEN = 'admin-token-of-the-test';
export const PUBLIC_URL = 'https://ash.example';

/** A seeded commerce service behind a real socket, and the vendor's own client speaking to it. */
export type CommerceServer = {
  origin: string;
  ask: (query: string, variables?: Record<string, unknown>) => Promise<ClientResponse<Record<string, unknown>>>;
  /** Replaces the catalogue, and what else is given. */
  seed: (seed: Omit<CommerceSeed, 'assetPath'>) => Promise<void>;
  close: () => Promise<void>;
};

export async function startCommerceServer(
  database: TestDatabase,
  catalogue: CatalogueSeed,
  options: Partial<CommerceServiceOptions> = {},
  seeds: Omit<CommerceSeed, 'assetPath' | 'catalogue'> = {},
): Promise<CommerceServer> {
  const { location, drop } = await database.open();
  const service = await createCommerceService({
    database: location,
    publicToken: PUBLIC_TOKEN,
    privateToken: PRIVATE_TOKEN,
    adminToken: ADMIN_TOKEN,
    publicUrl: PUBLIC_URL,
    pages: sourcePages,
    loginLimit: 0,
    // What a hash costs is nothing to test here, and most of the time it would take.
    passwords: createPasswords(300, { memoryKib: 8, passes: 1 }),
    ...options,
  });
  const assetPath = (artwork: string) => ({
    path: `/f/1/1600x1600/abc123/${artwork.replace('/', '-')}.png`,
    width: 1600,
    height: 1600,
  });
  const seed: CommerceServer['seed'] = (data) => service.seed({ ...data, assetPath });
  await seed({ catalogue, ...seeds });
  const { server, port } = await listen(service.fetch);
  const origin = `http://127.0.0.1:${port}`;
  const client = createStorefrontApiClient({
    storeDomain: origin,
    apiVersion: '2026-04',
    publicAccessToken: PUBLIC_TOKEN,
    // The vendor's client insists on https; the test's server speaks http.
    customFetchApi: (address, init) => fetch(String(address).replace(/^https:/, 'http:'), init),
  });
  return {
    origin,
    seed,
    ask: (query, variables = {}) => client.request(query, { variables }),
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await service.close();
      await drop();
    },
  };
}

function listen(fetch: (request: Request) => Response | Promise<Response>) {
  return new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve({ server, port }));
  });
}
