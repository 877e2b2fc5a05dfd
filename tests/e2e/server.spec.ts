import { expect, test } from '@playwright/test';
import { type RunningSite, startSite } from './running-site.ts';

test('the site says that it is alive and that its services answer', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200);
  const ready = await request.get('/readyz');
  expect(ready.status()).toBe(200);
  expect(await ready.json()).toEqual({ status: 'ready', unready: [] });
});

test('every page carries the final policy, and nothing inline beyond its hashes', async ({ request }) => {
  for (const path of ['/', '/hotels/ulysses', '/souvenirs', '/nowhere']) {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'self'; script-src 'self' 'sha256-");
    expect(policy).toContain("object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
    const html = await response.text();
    expect(html).not.toMatch(/<[^>]+ style="/);
    expect(html).not.toMatch(/<[^>]+ on[a-z]+="/);
    const executable = [...html.matchAll(/<script(?![^>]*(?:src=|type="application\/))[^>]*>/g)];
    expect(executable).toHaveLength(1);
  }
});

test('headers that every answer carries', async ({ request }) => {
  for (const path of ['/', '/healthz', '/favicon.svg', '/f/1001/none.png']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toBe('camera=(), microphone=(), geolocation=(), browsing-topics=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  }
});

test('files of the build never change and travel compressed', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const response = await request.get(script, { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(response.headers()['content-encoding']).toBe('br');
});

test('the services speak their protocols on the site’s own port', async ({ request }) => {
  const content = await request.get('/_services/content/v2/cdn/spaces/me?token=embedded-content-public');
  expect((await content.json()).space.name).toBe('ash');
  const commerce = await request.post('/_services/commerce/api/2026-04/graphql.json', {
    headers: { 'X-Shopify-Storefront-Access-Token': 'embedded-commerce-public' },
    data: { query: '{ shop { name } }' },
  });
  expect((await commerce.json()).data.shop.name).toBe('ash souvenirs');
  expect((await request.get('/_services/none/x')).status()).toBe(404);
});

test('the home page has the tags of the specification', async ({ page }) => {
  await page.goto('/');
  for (const name of ['description', 'twitter:title', 'twitter:description', 'twitter:image']) {
    await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute('content', /.+/);
  }
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
  for (const property of ['og:title', 'og:description', 'og:image', 'og:url']) {
    await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /.+/);
  }
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  const path = new URL(image ?? '').pathname;
  const picture = await page.request.get(path);
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toMatch(/^image\//);
});

test('an address that cannot be decoded is a page that does not exist', async ({ request }) => {
  expect((await request.get('/hotels/%E0%A4%A')).status()).toBe(404);
});

test('a method that an address does not take is a 405 that names those it takes, or a 404', async ({ request }) => {
  const allowed: [path: string, allow: string | undefined][] = [
    ['/', 'GET, HEAD'],
    ['/collections', 'GET, HEAD'],
    ['/about', 'GET, HEAD, POST'],
    ['/nowhere', undefined],
    ['/hotels/nowhere', undefined],
    ['/collections/nowhere', undefined],
    ['/sitemap.xml', 'GET, HEAD'],
    ['/api/forms?path=/contact', 'POST'],
  ];
  for (const [path, allow] of allowed) {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await request.fetch(path, { method });
      expect([answer.status(), answer.headers().allow], `${method} ${path}`).toEqual([allow ? 405 : 404, allow]);
    }
  }
  const posted = await request.post('/collections');
  expect([posted.status(), posted.headers().allow]).toEqual([405, 'GET, HEAD']);
  const missing = await request.post('/nowhere');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('Sorry, the page you are looking for could not be found.');
});

test.describe('what no page of the site sends', () => {
  test.describe.configure({ mode: 'default' });
  let site: RunningSite;
  let log = '';
  test.beforeAll(async () => {
    site = await startSite({}, (text) => {
      log += text;
    });
  });
  test.afterAll(() => site.stop());

  const pages = ['/cart', '/auth/login', '/auth/register', '/auth/reset-password'];
  for (const path of [...pages, '/api/cart', '/api/market']) {
    test(`a request without a form to ${path} is refused, and is no error of the site`, async ({ request }) => {
      const address = site.address + path;
      const refused = [
        await request.post(address),
        await request.post(address, { data: { do: 'add' } }),
        await request.post(address, { headers: { 'Content-Type': 'text/plain' }, data: 'do=add' }),
      ];
      for (const answer of refused) {
        const isPage = pages.includes(path);
        expect([answer.status(), answer.headers()['content-type']]).toEqual([
          415,
          `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
        ]);
        expect(await answer.text()).toContain('This address takes a form');
      }
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
      expect((await request.post(address, { headers, data: '--x' })).status()).toBe(400);
      await expect.poll(() => log.split('\n').filter((line) => line.includes(`"path":"${path}"`)).length).toBe(4);
      expect(log.split('\n').filter((line) => line.includes('"level":50'))).toEqual([]);
    });
  }

  test('a form of another site is refused, and is no error of the site', async ({ request }) => {
    const sent = { headers: { Origin: 'https://evil.example' }, form: { do: 'add' } };
    const paths = ['/souvenirs/faqs', '/souvenirs/faqs.data', '/contact'];
    for (const path of paths) expect((await request.post(site.address + path, sent)).status()).toBe(400);
    const linesAbout = (path: string) => log.split('\n').filter((line) => line.includes(`"path":"${path}"`));
    for (const path of paths) {
      await expect.poll(() => linesAbout(path).length).toBeGreaterThan(0);
      expect(linesAbout(path).filter((line) => line.includes('"level":50'))).toEqual([]);
    }
  });
});
