import { expect, test } from 'vitest';
import { startCleanup } from './cleanup.ts';

const nothing = { submissions: 0, files: 0, mails: 0 };

test('it cleans up again and again, also after one time failed, and stops when it is closed', async () => {
  let times = 0;
  const reports: string[] = [];
  const cleanup = async () => {
    times += 1;
    if (times === 1) throw new Error('The database is locked.');
    return nothing;
  };
  const job = startCleanup({ cleanup }, { report: (message) => reports.push(message), firstAfter: 1, every: 1 });
  await expect.poll(() => times).toBeGreaterThan(3);
  await job.close();
  const atClose = times;
  await new Promise((resolve) => setImmediate(resolve));
  expect(times).toBe(atClose);
  expect(reports).toEqual(['The inbox could not be cleaned up.']);
});

test('close waits for a cleanup that is under way', async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  let ended = false;
  const cleanup = async () => {
    begun.resolve();
    await end.promise;
    ended = true;
    return nothing;
  };
  const job = startCleanup({ cleanup }, { report: () => {}, firstAfter: 0 });
  await begun.promise;
  const closed = job.close();
  end.resolve();
  await closed;
  expect(ended).toBe(true);
});
