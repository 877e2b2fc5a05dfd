import type { Challenge } from '#protocol/challenge/challenge.ts';
import { contact, formCases } from './form-cases.ts';
import { badChallenges, easyChallenge, solve, usedBefore } from './form-challenges.ts';
import { submissionsOf } from './form-database.ts';
import { filledForm, outcomeOf, post, ways } from './form-posts.ts';
import {
  expectValues,
  fillIn,
  openForm,
  recordedStates,
  recordStates,
  send,
  sendButton,
  sent,
  summary,
  untilThanked,
} from './form-steps.ts';
import { expect, test } from './forms-site.ts';
import { expectAccessible } from './site-test.ts';

test('a challenge that is expired, forged, of another host or used before is refused in words, and nothing is lost', async ({
  page,
  request,
  ownSite,
  email,
  offences: _,
}) => {
  const used = easyChallenge(ownSite);
  const first = { ...(await filledForm(request, contact, `other-${email}`, ownSite)), _botpoison: solve(used) };
  expect(await outcomeOf(await post(request, contact, first, 'script'), 'script')).toMatchObject({ state: 'success' });

  let served: Challenge | null = null;
  await page.route('**/api/challenge', (route) => (served ? route.fulfill({ json: served }) : route.continue()));
  const form = await openForm(page, contact, { alive: true });
  await fillIn(form, { ...contact.values, email });
  await recordStates(form);
  for (const { challenge, says } of [...Object.values(badChallenges(ownSite)), { challenge: used, says: usedBefore }]) {
    served = challenge;
    await send(form);
    await expect(summary(form)).toHaveText(says);
    await expect(summary(form)).toBeFocused();
    await expect(form).toHaveAttribute('data-state', 'form_error');
    await expect(form).toContainText(`You can also ${contact.otherWays}.`);
    expect(await recordedStates(page)).toEqual(sent('form_error'));
    await expectValues(form, { ...contact.values, email });
  }
  await expectAccessible(page, { within: `form[aria-label="${contact.name}"]` });
  expect(submissionsOf(ownSite, email)).toEqual([]);

  served = null;
  const [request_] = await Promise.all([page.waitForRequest('**/api/forms?*'), sendButton(form).click()]);
  const reference = await untilThanked(page);
  expect(submissionsOf(ownSite, email)).toMatchObject([{ reference, challenge: 'solved' }]);

  // What this browser sent is used up, for everybody.
  const solution = /name="_botpoison"\r\n\r\n([\w+/=]+)/.exec(request_.postData() ?? '')?.[1] ?? '';
  expect(solution.length).toBeGreaterThan(100);
  const again = { ...(await filledForm(request, contact, `again-${email}`, ownSite)), _botpoison: solution };
  for (const way of ways) {
    expect(await outcomeOf(await post(request, contact, again, way), way)).toMatchObject({
      status: 422,
      says: [usedBefore],
    });
  }
  expect(submissionsOf(ownSite, `again-${email}`)).toEqual([]);
});

for (const [title, formCase] of Object.entries(formCases)) {
  test(`${title}: no bad challenge is accepted, sent by script or by the page`, async ({ request, ownSite, email }) => {
    const fields = await filledForm(request, formCase, email, ownSite);
    const bad = Object.values(badChallenges(ownSite)).map(({ challenge, says }) => ({
      solution: solve(challenge),
      says,
    }));
    const generic = badChallenges(ownSite).forged?.says ?? '';
    const unsolved = btoa(JSON.stringify({ challenge: easyChallenge(ownSite), solutions: ['x'] }));
    const tampered = easyChallenge(ownSite);
    tampered.payload.hardness = 0;
    for (const { solution, says } of [
      ...bad,
      { solution: 'no challenge at all', says: generic },
      { solution: unsolved, says: generic },
      { solution: btoa(JSON.stringify({ challenge: tampered, solutions: [] })), says: generic },
    ]) {
      for (const way of ways) {
        const answer = await outcomeOf(await post(request, formCase, { ...fields, _botpoison: solution }, way), way);
        expect(answer).toMatchObject({ status: 422, state: 'form_error', says: [says] });
        expect(answer.text).toContain(email);
        expect(answer.text).not.toContain(solution);
      }
    }
    expect(submissionsOf(ownSite, email)).toEqual([]);
  });
}

test('of one solution that is sent twice at once, one is accepted', async ({ request, ownSite, email }) => {
  const _botpoison = solve(easyChallenge(ownSite));
  const fields = await filledForm(request, contact, email, ownSite);
  const answers = await Promise.all(
    ['one', 'two', 'three'].map(async (message) =>
      outcomeOf(await post(request, contact, { ...fields, message, _botpoison }, 'script'), 'script'),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 422, 422]);
  expect(submissionsOf(ownSite, email)).toMatchObject([{ challenge: 'solved' }]);
});

test('POST /api/challenge answers this site alone, and only to what asks rightly', async ({ request }) => {
  const ask = (data: unknown, headers = {}) => request.post('/api/challenge', { data, headers });
  const right = { publicKey: 'embedded-challenge-public', hostname: 'localhost' };
  const answer = await ask(right);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(await answer.json()).toMatchObject({
    payload: { nonce: expect.any(String), difficulty: expect.any(Number), hardness: expect.any(Number) },
    signature: expect.any(String),
  });
  expect((await ask(right, { Origin: 'https://evil.example' })).status()).toBe(403);
  expect((await ask({ ...right, publicKey: 'another' })).status()).toBe(400);
  expect((await ask({ ...right, hostname: 'local host' })).status()).toBe(400);
  expect((await ask('nothing')).status()).toBe(400);
  expect((await request.get('/api/challenge')).status()).toBe(405);
});
