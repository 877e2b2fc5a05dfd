import { compareAnswers, mostSigmas } from '#cli/bench/answer-times.ts';
import { expect, test } from './account-site.ts';

/** Of each door; `npm run bench:doors` asks 400 times. */
const tries = 40;

test('no door tells by text or time whether an address has an account', async ({ ownSite }) => {
  test.setTimeout(180_000);
  const comparisons = await compareAnswers(async (path, body) => {
    const headers = typeof body === 'string' ? { 'Content-Type': 'application/json' } : undefined;
    const answer = await fetch(ownSite.address + path, { method: 'POST', body, ...(headers && { headers }) });
    return { status: answer.status, text: await answer.text() };
  }, tries);
  expect(comparisons.map(({ door, sameText }) => [door, sameText])).toEqual([
    ['login', true],
    ['register', true],
    ['reset', true],
  ]);
  for (const { door, sigmas } of comparisons) expect(sigmas, door).toBeLessThanOrEqual(mostSigmas);
});
