import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { createCommerceService } from '#embedded/commerce/commerce-service.ts';
import { shopTokens } from './product-request.ts';

/** The embedded shop alone, without the site and without limits; sends its port as a message to its parent. */
const options = { ...shopTokens, database: ':memory:', publicUrl: 'http://localhost', loginLimit: 0 };
const service = await createCommerceService(options);
await service.seed(commerceSeed);
const listener = getRequestListener((request) => service.fetch(request));
const server = createServer((request, response) => {
  const call = { request, response, path: request.url ?? '', address: '127.0.0.1', headers: [] };
  if (!service.answerAtNode(call)) void listener(request, response);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
