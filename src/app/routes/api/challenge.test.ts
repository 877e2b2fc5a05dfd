import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { ChallengeClient } from '#clients/challenge/challenge-client.ts';
import { type Site, siteContext } from '../../context.ts';
import { action, loader } from './challenge.ts';

const request = { publicKey: 'pk_1', hostname: 'ash.example' };

async function post(client: Partial<ChallengeClient>, body: string, call?: string, init: RequestInit = {}) {
  const log = vi.fn();
  const context = new RouterContextProvider();
  const challenge = client as Site['challenge'];
  const site: Partial<Site> = { challenge, log, publicUrl: 'https://ash.example' };
  context.set(siteContext, site as Site);
  const args: Partial<ActionFunctionArgs> = {
    request: new Request('https://ash.example/api/challenge', { method: 'POST', body, ...init }),
    params: call === undefined ? {} : { call },
    context,
  };
  const response = await action(args as ActionFunctionArgs);
  return { response, body: await response.json(), log };
}

test('the service’s answer is passed on, a refusal too, and never cached', async () => {
  const challenge = { payload: { nonce: 'n', difficulty: 1, hardness: 1 }, signature: 's' };
  const issue = vi.fn(async () => ({ status: 200, body: challenge }));
  const { response, body } = await post({ issue }, JSON.stringify({ ...request, more: 1 }));
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(body).toEqual(challenge);
  expect(issue).toHaveBeenCalledWith(request);

  const refuse = async () => ({ status: 400, body: { message: 'publicKey: is not known', field: 'publicKey' } });
  expect((await post({ issue: refuse }, JSON.stringify(request))).response.status).toBe(400);
});

test('the vendor’s newer package has its paths below it; there are no others', async () => {
  const issue = vi.fn(async () => ({ status: 200, body: {} }));
  const session = vi.fn(async () => ({ status: 200, body: { token: 't' } }));
  const text = JSON.stringify({ ...request, version: '1.0.0', token: 'old' });
  await post({ issue }, text, 'challenge');
  expect(issue).toHaveBeenCalledWith({ ...request, version: '1.0.0', token: 'old' });
  expect((await post({ session }, '{"token":"old"}', 'session')).body).toEqual({ token: 't' });
  expect(session).toHaveBeenCalledWith({ token: 'old' });
  expect((await post({}, '[]', 'session')).response.status).toBe(400);
  for (const call of ['verify', 'constructor']) expect((await post({}, text, call)).response.status).toBe(404);
});

test.each([
  ['nothing', '', null],
  ['a list', '[]', null],
  ['no key', '{"hostname":"ash.example"}', 'publicKey'],
  ['an empty key', '{"publicKey":"","hostname":"ash.example"}', 'publicKey'],
  ['no host', '{"publicKey":"pk_1"}', 'hostname'],
  ['an address instead of a host', '{"publicKey":"pk_1","hostname":"https://ash.example/"}', 'hostname'],
])('a body with %s is a 400 that names the field', async (_, text, field) => {
  const { response, body } = await post({}, text);
  expect(response.status).toBe(400);
  expect(body).toEqual({ message: expect.stringContaining(field ?? 'JSON'), field });
});

test('a service that does not answer is a 503, and logged', async () => {
  const issue = () => Promise.reject(new Error('refused'));
  const { response, body, log } = await post({ issue }, JSON.stringify(request));
  expect(response.status).toBe(503);
  expect(body).toEqual({ message: 'The bot challenge cannot be reached now.' });
  expect(log).toHaveBeenCalledWith('error', 'challenge_unreachable', expect.anything());
});

test('reading, other sites and long bodies are refused', async () => {
  expect([loader().status, loader().headers.get('Allow')]).toEqual([405, 'POST']);
  const elsewhere = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
  expect((await post({}, JSON.stringify(request), undefined, elsewhere)).response.status).toBe(403);
  expect((await post({}, ' '.repeat(40_001))).response.status).toBe(413);
});
