import { compareAnswers } from '#cli/bench/compare-answers.ts';
import { sitePages } from '#cli/bench/user-enumeration/site-pages.ts';
import { buy } from './account-orders.ts';
import { expect, test } from './account-site.ts';

/** Of each endpoint. `npm run bench -- enumeration` asks 400 times, and compares times too: they are no matter for a test. */
const tries = 4;

test('no endpoint shows by text whether an address has an account or an order', async ({ ownSite }) => {
  const placeOrder = async (email: string) => Number(await buy(ownSite.address, { email }));
  const endpoints = sitePages(async (path, body) => {
    const headers = typeof body === 'string' ? { 'Content-Type': 'application/json' } : undefined;
    const answer = await fetch(ownSite.address + path, { method: 'POST', body, ...(headers && { headers }) });
    return { status: answer.status, text: await answer.text() };
  }, placeOrder);
  const comparisons = await compareAnswers(endpoints, tries);
  expect(comparisons.map(({ endpoint, sameText }) => [endpoint.name, sameText])).toEqual([
    ['login', true],
    ['register', true],
    ['reset', true],
    ['find order, number', true],
    ['find order, email', true],
  ]);
});
