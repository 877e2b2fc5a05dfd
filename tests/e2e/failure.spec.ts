import { request as http } from 'node:http';
import { expect, test } from '@playwright/test';
import { type RunningSite, startSite } from './running-site.ts';

test.describe('with a shop that does not answer', () => {
  // One after the other: otherwise the site would be started for each.
  test.describe.configure({ mode: 'default' });
  let site: RunningSite;
  let log = '';
  test.beforeAll(async () => {
    // Nothing listens on port 9: every call is refused.
    site = await startSite({ COMMERCE_ENDPOINT: 'http://127.0.0.1:9/graphql.json', COMMERCE_TOKEN: 'none' }, (text) => {
      log += text;
    });
  });
  test.afterAll(() => site.stop());

  test('a page of the shop is the error page of the specification', async ({ page }) => {
    const response = await page.goto(`${site.address}/collections`);
    expect(response?.status()).toBe(500);
    await expect(page).toHaveTitle('Internal Server Error');
    await expect(page.getByText('This page is temporarily unavailable.', { exact: true })).toBeVisible();
    expect(response?.headers()['retry-after']).toBe('60');
    // Its own style is let in by the policy.
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(243, 237, 225)');
  });

  test('the error page names its request as the log does', async ({ request }) => {
    const answer = await request.get(`${site.address}/collections`);
    const id = answer.headers()['x-request-id'] ?? '';
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await answer.text()).toContain(id);
    await expect.poll(() => log.split('\n').filter((line) => line.includes(id))).toHaveLength(1);
    expect(log.split('\n').find((line) => line.includes(id))).toContain('"event":"request_failed"');
  });

  test('pages that only show a product keep everything else', async ({ page }) => {
    const response = await page.goto(site.address);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
  });

  test('it is alive but not ready, and names what is missing', async ({ request }) => {
    expect((await request.get(`${site.address}/healthz`)).status()).toBe(200);
    const ready = await request.get(`${site.address}/readyz`);
    expect(ready.status()).toBe(503);
    expect(await ready.json()).toEqual({ status: 'unready', unready: ['commerce'] });
  });

  test('the embedded twin of a configured vendor is not served', async ({ request }) => {
    expect((await request.post(`${site.address}/_services/commerce/api/graphql.json`)).status()).toBe(404);
    expect((await request.get(`${site.address}/_services/content/v2/cdn/spaces/me`)).status()).toBe(401);
  });
});

test('SIGTERM finishes what is under way, then ends with 0', async () => {
  const site = await startSite();
  // A request whose body is still being sent when the signal comes.
  const slow = http(`${site.address}/about`, { method: 'POST', headers: { 'Content-Length': '4' } });
  const answered = new Promise<number>((resolve, reject) => {
    slow.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    slow.on('error', reject);
  });
  await new Promise<void>((connected) => slow.on('socket', (socket) => socket.once('connect', connected)));
  await new Promise((written) => slow.write('ab', written));
  const state = () =>
    fetch(`${site.address}/healthz`).then(
      () => 'open',
      () => 'closed',
    );
  // An answer to a later request: the site has read what was sent before it.
  expect(await state()).toBe('open');
  const stopped = site.stop();
  await expect.poll(state).toBe('closed');
  slow.end('cd');
  expect(await answered).toBeGreaterThanOrEqual(200);
  expect(await stopped).toBe(0);
});
