import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { type RunningSite, startSite } from './running-site.ts';

/** A content vendor: the shared site's embedded service behind a gateway that can fail. */
class Gateway {
  /** Answers 503 to everything while it is so. */
  isDown = false;
  /** Answers 503 once to each address. */
  stumbles = false;
  refused = 0;
  #seen = new Set<string>();
  readonly #server: Server;

  constructor(service: string) {
    this.#server = createServer((request, response) => {
      const address = request.url ?? '';
      if (this.isDown || (this.stumbles && !this.#seen.has(address))) {
        this.#seen.add(address);
        this.refused += 1;
        response.writeHead(503).end();
        return;
      }
      void fetch(service + address).then(async (answer) => {
        response.writeHead(answer.status, Object.fromEntries(passedOn(answer.headers)));
        response.end(await answer.text());
      });
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v2`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

function passedOn(headers: Headers): [string, string][] {
  return [...headers].filter(([name]) => ['content-type', 'total', 'per-page'].includes(name));
}

let gateway: Gateway;
let site: RunningSite;
test.beforeEach(async ({ baseURL }) => {
  gateway = new Gateway(`${baseURL}/_services/content`);
  site = await startSite({ CONTENT_API_URL: await gateway.open(), CONTENT_TOKEN: 'embedded-content-public' });
});
test.afterEach(async () => {
  await site.stop();
  gateway.close();
});

test('while the content service is down, an unknown path is a 404 and what was read goes on being shown', async ({
  request,
}) => {
  const status = async (path: string) => (await request.get(site.address + path)).status();
  expect(await status('/about')).toBe(200);
  gateway.isDown = true;
  // The space's version is asked for again once it is a second and a half old.
  await expect
    .poll(async () => {
      expect(await status('/nowhere')).toBe(404);
      return gateway.refused;
    })
    .toBeGreaterThan(0);
  for (const path of ['/hotels/nowhere', '/dining/karls/nowhere', '/ash-mail/nowhere']) {
    const missing = await request.get(site.address + path);
    expect([path, missing.status()]).toEqual([path, 404]);
    expect(await missing.text()).toContain(`Page not found: ${path}`);
  }
  expect(await status('/about')).toBe(200);
  expect(await status('/team')).toBe(500);
  const ready = await request.get(`${site.address}/readyz`);
  expect([ready.status(), (await ready.json()).unready]).toEqual([503, ['content']]);
});

test('a list that is answered 503 once is asked for again, and the page is there', async ({ request }) => {
  gateway.stumbles = true;
  expect((await request.get(`${site.address}/mood/tagged`)).status()).toBe(200);
  expect(gateway.refused).toBeGreaterThan(0);
});
