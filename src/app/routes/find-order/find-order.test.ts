import { expect, it, vi } from 'vitest';
import { findOrder } from './find-order.server.ts';

const asked = { number: 1001, email: 'june@example.com' };
const visitor = { address: '192.0.2.1' };

function ask(find: () => Promise<string | null>, wait: number | null = null) {
  const site = { findOrder: vi.fn(find), countLogin: vi.fn(async () => wait), log: vi.fn() };
  return { site, answer: findOrder(site, asked, visitor) };
}

it('leads to the page of an order', async () => {
  const { site, answer } = ask(async () => '/checkout/orders/1?glance=2');
  expect(await answer).toEqual({ ok: true, path: '/checkout/orders/1?glance=2' });
  expect(site.countLogin).toHaveBeenCalledWith('order', visitor.address, asked.email);
});

it('answers what is not found no sooner than the next quarter of a second', async () => {
  const started = performance.now();
  expect(await ask(async () => null).answer).toMatchObject({ ok: false, status: 422 });
  expect(performance.now() - started).toBeGreaterThan(240);
});

it('looks nothing up after too many tries', async () => {
  const { site, answer } = ask(async () => '/checkout/orders/1?glance=2', 60);
  expect(await answer).toMatchObject({ ok: false, status: 429, waitSeconds: 60 });
  expect(site.findOrder).not.toHaveBeenCalled();
});

it('says when the shop does not answer', async () => {
  const { site, answer } = ask(() => Promise.reject(new Error('gone')));
  expect(await answer).toMatchObject({ ok: false, status: 503 });
  expect(site.log).toHaveBeenCalled();
});
