import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataCache } from '#cache/data-cache.ts';
import { readConfig } from './config.ts';
import { createSite } from './create-site.ts';
import { createLogger } from './logger.ts';
import { startServices } from './start-services.ts';

/** A vendor that takes every connection and never answers. */
let silent: Server;
let address: string;
const folder = mkdtempSync(join(tmpdir(), 'time-limit-'));
beforeAll(async () => {
  silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
  rmSync(folder, { recursive: true });
});

test('OUTGOING_TIME_LIMIT ends the calls of vendors that do not answer', async () => {
  const config = readConfig(
    {
      DATABASE_URL: `file:${join(folder, 'ash.db')}`,
      OUTGOING_TIME_LIMIT: '100',
      CONTENT_API_URL: address,
      CONTENT_TOKEN: 'token',
      COMMERCE_ENDPOINT: `${address}/api/2026-04/graphql.json`,
      COMMERCE_TOKEN: 'token',
    },
    false,
  );
  const services = await startServices(
    config,
    () => Promise.reject(new Error('no pages are needed here')),
    () => {},
  );
  const cache = createDataCache();
  const site = createSite(config, services, cache, createLogger('silent'));
  try {
    await expect(site.content.space()).rejects.toThrow('no answer within 100 ms');
    await expect(site.customers.logIn({ email: 'ada@ash.example', password: 'walnut and brass' })).rejects.toThrow(
      'no answer within 100 ms',
    );
  } finally {
    await Promise.all([services.close(), cache.close()]);
  }
});
