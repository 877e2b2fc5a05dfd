import { expect, test, vi } from 'vitest';
import type { ConfirmClient } from '#clients/commerce/confirm-client.ts';
import { confirmAgain } from './change-account.server.ts';
import { isConfirmed } from './is-confirmed.server.ts';

const customer = { customerId: 'gid://shopify/Customer/1', accessToken: 't', expiresAt: '2026-06-01T00:00:00Z' };
const visitor = { address: '192.0.2.1', now: new Date('2026-05-01T10:00:00Z') };

async function ask(confirmations: Partial<ConfirmClient> | null, wait: number | null = null) {
  const counted = vi.fn(async () => wait);
  const site = { confirmations: confirmations as ConfirmClient, countLogin: counted, log: () => {} };
  const result = await confirmAgain({ site, customer, email: 'a@example.com', form: new FormData(), visitor } as never);
  return { result, counted: counted.mock.calls };
}

test('another link is asked for, and the answer is the same whatever happens', async () => {
  const sendAgain = vi.fn(async (_token: string) => true);
  const sent = await ask({ sendAgain });
  expect(sendAgain).toHaveBeenCalledWith('t');
  expect(sent.counted).toEqual([['confirm', '192.0.2.1', 'a@example.com']]);
  const others = [
    await ask({ sendAgain: async () => false }),
    await ask({ sendAgain: () => Promise.reject(new Error('down')) }),
    await ask({ sendAgain }, 60),
    await ask(null),
  ];
  for (const { result } of others) expect(result).toEqual(sent.result);
  expect(sendAgain).toHaveBeenCalledTimes(1);
});

test('only an address that is known to be unconfirmed is called so', async () => {
  const state = (answer: ConfirmClient['isConfirmed'] | null) =>
    isConfirmed({ confirmations: answer && ({ isConfirmed: answer } as ConfirmClient), log: () => {} }, 't');
  expect(await state(async () => false)).toBe(false);
  expect(await state(async () => true)).toBe(true);
  expect(await state(async () => null)).toBe(true);
  expect(await state(() => Promise.reject(new Error('down')))).toBe(true);
  expect(await state(null)).toBe(true);
});
