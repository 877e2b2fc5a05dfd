import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type CommerceService, createCommerceService } from '#embedded/commerce/commerce-service.ts';
import { embeddedRoutes, embeddedShopAtNode } from './embedded-routes.ts';
import { securityHeaders } from './security-headers.ts';

/** The shop as it answers with web Requests, and as it answers at Node's own server. */
const servers: Server[] = [];
const services: CommerceService[] = [];
const settings = { publicUrl: 'https://ash.example', trustProxy: 0 };

async function start(isAtNode: boolean): Promise<string> {
  const commerce = await createCommerceService({
    database: ':memory:',
    publicToken: 'public',
    privateToken: 'private',
    publicUrl: settings.publicUrl,
    loginLimit: 0,
    workPerSecond: 5_000,
    requestsPerMinute: 12,
  });
  services.push(commerce);
  await commerce.seed(commerceSeed);
  const others = { content: null, mailchimp: null, hub: null, challenge: null, booking: null, eventFrame: null };
  const routes = embeddedRoutes({ ...others, commerce });
  const app = new Hono();
  app.use(securityHeaders(settings.publicUrl));
  app.all('/_services/*', (context) => routes(context.req.raw, '127.0.0.1'));
  const listener = getRequestListener(app.fetch);
  const atNode = embeddedShopAtNode(commerce, settings);
  const answered: boolean[] = [];
  const server = createServer((request, response) => {
    const isAnswered = isAtNode && atNode(request, response);
    answered.push(isAnswered);
    if (!isAnswered) void listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/_services/commerce`;
}

let addresses: string[] = [];
beforeAll(async () => {
  addresses = [await start(false), await start(true)];
});
afterAll(async () => {
  for (const server of servers) server.close();
  for (const service of services) await service.close();
});

const path = '/api/2026-04/graphql.json';
const shopQuery = '{ shop { name } product(handle: "karls-mug") { title } }';
const token = { 'X-Shopify-Storefront-Access-Token': 'public' };
const posted = (body: string, headers: Record<string, string> = token): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
});
/** More work than one buyer is ever allowed. */
const dear = `{ ${Array.from({ length: 30 }, (_, index) => `p${index}: products(first: 250) { nodes { variants(first: 9) { nodes { id } } } }`).join(' ')} }`;

/** Headers that differ from answer to answer, or with the way in which a server writes a body. */
const varying = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id'];

async function answerAt(address: string, where: string, request: RequestInit) {
  const response = await fetch(address + where, { ...request, signal: AbortSignal.timeout(5_000) });
  const headers = [...response.headers].filter(([name]) => !varying.includes(name)).sort();
  const hasId = response.headers.has('x-request-id');
  return { status: response.status, headers, hasId, body: await response.text() };
}

test.each([
  ['a query', path, posted(JSON.stringify({ query: shopQuery }))],
  ['the same again', path, posted(JSON.stringify({ query: shopQuery }))],
  ['a query with an address that has a query', `${path}?operation=Shop`, posted(JSON.stringify({ query: shopQuery }))],
  ['no token', path, posted(JSON.stringify({ query: '{ menu(handle: "main-menu") { title } }' }), {})],
  ['a wrong token', path, posted('{}', { 'X-Shopify-Storefront-Access-Token': 'wrong' })],
  ['a wrong private token', path, posted('{}', { 'Shopify-Storefront-Private-Token': 'wrong' })],
  ['a body that is no JSON', path, posted('query')],
  ['a query that the schema does not know', path, posted(JSON.stringify({ query: '{ nothing }' }))],
  ['too much work', path, posted(JSON.stringify({ query: dear }))],
  ['another version', '/api/unstable/graphql.json', posted(JSON.stringify({ query: shopQuery }))],
  ['another method', path, { method: 'GET' }],
  ['too many requests', path, posted(JSON.stringify({ query: shopQuery }))],
  ['one more of them', path, posted(JSON.stringify({ query: shopQuery }))],
])('%s is answered at Node as by web requests', async (_name, where, request) => {
  const [byRequests, atNode] = await Promise.all(addresses.map((address) => answerAt(address, where, request)));
  expect(atNode).toEqual(byRequests);
});

test('a body without a declared length is left to the routes', async () => {
  const [address = ''] = await Promise.all([start(true)]);
  const body = new Blob([JSON.stringify({ query: shopQuery })]).stream();
  const request: RequestInit & { duplex: 'half' } = { ...posted(''), body, duplex: 'half' };
  expect((await answerAt(address, path, request)).body).toContain('"title"');
});
