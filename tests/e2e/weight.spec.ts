import { expect, type Request, test } from '@playwright/test';
import { untilInteractive } from './site-test.ts';

/** Most JavaScript that the home page may bring, compressed, in bytes. */
const limit = 125_000;

test('the home page brings at most 125 kB of JavaScript', async ({ page }) => {
  const scripts = new Map<string, number>();
  const weighed: Promise<void>[] = [];
  const weigh = async (request: Request): Promise<void> => {
    const response = await request.response();
    expect(await response?.headerValue('content-encoding')).toBe('br');
    scripts.set(request.url(), (await request.sizes()).responseBodySize);
  };
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') weighed.push(weigh(request));
  });
  await page.goto('/');
  await untilInteractive(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(weighed);
  const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'bytes', description: String(total) });
  expect(scripts.size).toBeGreaterThan(3);
  expect(total).toBeLessThanOrEqual(limit);
});

test('no script is fetched before the page has loaded', async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') order.push('script');
  });
  page.on('load', () => order.push('load'));
  await page.goto('/');
  await untilInteractive(page);
  expect(order[0]).toBe('load');
  expect(order.length).toBeGreaterThan(1);
});
