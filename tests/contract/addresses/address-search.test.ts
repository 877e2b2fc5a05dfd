import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { AddressSearchError, createPhotonClient } from '#clients/addresses/photon-client.ts';
import { openAddressSearch } from '#server/address-search.ts';
import { openRateLimits } from '#services/rate-limits/rate-limits.ts';

const question = { text: '14 woodw', country: 'US' };
const house = {
  ...{ osm_id: 1, type: 'house', countrycode: 'US', country: 'United States' },
  ...{ housenumber: '14', street: 'Woodward Avenue', city: 'Detroit', state: 'Michigan', postcode: '48226' },
};
const found = {
  label: '14 Woodward Avenue, Detroit, MI 48226',
  ...{ address1: '14 Woodward Avenue', city: 'Detroit', province: 'MI', zip: '48226' },
};

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** The address of a real server that answers so. */
async function photon(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** GeoJSON with these properties, as Photon sends it. */
function answering(...places: object[]): RequestListener {
  const features = places.map((properties) => ({
    ...{ type: 'Feature', properties },
    geometry: { type: 'Point', coordinates: [-83.04, 42.33] },
  }));
  return (_, response) =>
    void response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ type: 'FeatureCollection', features }));
}

async function clientOf(listener: RequestListener) {
  return createPhotonClient({ baseUrl: await photon(listener), timeLimitMs: 200 });
}

test('asks for houses and streets of one country, with what is typed and nothing of the visitor', async () => {
  const asked: { url: string; headers: string[] }[] = [];
  const answer = answering(house);
  const search = await clientOf((request, response) => {
    asked.push({ url: request.url ?? '', headers: Object.keys(request.headers) });
    answer(request, response);
  });
  expect(await search(question)).toEqual([found]);
  expect(asked.map(({ url }) => url)).toEqual([
    '/api?q=14+woodw&countrycode=US&limit=5&lang=en&layer=house&layer=street',
  ]);
  for (const name of ['cookie', 'referer', 'x-forwarded-for']) expect(asked[0]?.headers).not.toContain(name);
});

test('takes streets by their names, each once, and leaves out other countries and what is no street', async () => {
  const street = { name: 'Rue Sainte-Catherine', city: 'Montréal', state: 'Quebec', countrycode: 'ca' };
  const search = await clientOf(
    answering(street, { ...street, osm_id: 2 }, house, { city: 'Laval', countrycode: 'CA' }),
  );
  expect(await search({ text: 'sainte', country: 'CA' })).toEqual([
    {
      label: 'Rue Sainte-Catherine, Montréal, QC',
      ...{ address1: 'Rue Sainte-Catherine', city: 'Montréal', province: 'QC', zip: '' },
    },
  ]);
});

test.each<[string, RequestListener]>([
  ['slow', (_, response) => void wait(1_000).then(() => response.end('{"features":[]}'))],
  ['slow in the midst of its answer', (_, response) => void response.writeHead(200).write('{"feat')],
  ['broken', (_, response) => void response.end('<html>')],
  ['of another protocol', (_, response) => void response.end('{"results":[]}')],
  ['with a number for a street', answering({ ...house, street: 14 })],
  ['of a server that is asked too often', (_, response) => void response.writeHead(429).end('{"features":[]}')],
  ['that leads elsewhere', (_, response) => void response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()],
])('an answer that is %s is an error', async (_, listener) => {
  const search = await clientOf(listener);
  const started = performance.now();
  await expect(search(question)).rejects.toBeInstanceOf(AddressSearchError);
  expect(performance.now() - started).toBeLessThan(800);
});

test('the site limits each visitor, and has no addresses while the service fails', async () => {
  const limits = await openRateLimits(':memory:');
  const report = vi.fn();
  let fails = false;
  const answer = answering(house);
  const addressSearchUrl = await photon((request, response) => {
    if (fails) response.writeHead(503).end();
    else answer(request, response);
  });
  const suggest = openAddressSearch({ addressSearchUrl }, limits, report);
  expect(await suggest?.(question, '192.0.2.1')).toEqual({ suggestions: [found] });
  fails = true;
  expect(await suggest?.(question, '192.0.2.1')).toEqual({ suggestions: [] });
  expect(report).toHaveBeenCalledOnce();
  fails = false;
  for (let tries = 2; tries < 60; tries += 1) await suggest?.(question, '192.0.2.1');
  expect(await suggest?.(question, '192.0.2.1')).toEqual({ waitSeconds: expect.any(Number) });
  expect(await suggest?.(question, '192.0.2.2')).toEqual({ suggestions: [found] });
  await limits.close();
});

test('without a service nothing is suggested', async () => {
  const limits = await openRateLimits(':memory:');
  expect(openAddressSearch({ addressSearchUrl: null }, limits, () => {})).toBeNull();
  await limits.close();
});
