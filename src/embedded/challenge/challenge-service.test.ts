import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findSolutions } from '#blocks/forms/challenge/find-solutions.ts';
import type { Challenge } from '#protocol/challenge/challenge.ts';
import { encodeSolution } from '#protocol/challenge/solution.ts';
import { isSolution } from '#protocol/challenge/solution-hash.ts';
import type { HttpService } from '#services/http-service.ts';
import { type ChallengeServiceOptions, createChallengeService } from './challenge-service.ts';
import { verifySolution } from './verify-solution.ts';

const signingKey = 'a signing key of the test';
const options: ChallengeServiceOptions = {
  database: ':memory:',
  signingKey,
  publicKey: 'pk_1',
  secretKey: 'sk_1',
  hostnames: ['ash.example'],
  difficulty: 1,
  hardness: 3,
};
let now = new Date('2026-05-01T10:00:00Z');
let service: HttpService;

beforeEach(async () => {
  now = new Date('2026-05-01T10:00:00Z');
  service = await createChallengeService({ ...options, now: () => now });
});
afterEach(() => service.close());

async function post(path: string, body: unknown, to = service) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await to.fetch(new Request(`http://challenge${path}`, { method: 'POST', body: text }));
  return { status: response.status, headers: response.headers, body: (await response.json()) as Challenge };
}
const issue = async (hostname = 'ash.example', from = service): Promise<Challenge> =>
  (await post('/challenge', { publicKey: 'pk_1', hostname }, from)).body;
const verify = (solution: unknown, by = service) => post('/verify', { secretKey: 'sk_1', solution }, by);

const solved = async (challenge: Challenge) =>
  encodeSolution({ challenge, solutions: await findSolutions(challenge.payload) });
const accepted = { status: 200, body: { ok: true } };
const refused = (message: string) => ({ status: 200, body: { ok: false, message } });

test('a challenge has a nonce, a difficulty, a hardness and a signature, and is never cached', async () => {
  const { status, headers, body } = await post('/challenge', { publicKey: 'pk_1', hostname: 'ash.example' });
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(body).toEqual({
    payload: { nonce: expect.stringMatching(/^[0-9a-f]{32}$/), difficulty: 1, hardness: 3 },
    signature: expect.any(String),
  });
  expect((await issue()).payload.nonce).not.toBe(body.payload.nonce);
});

test('a right solution is accepted once', async () => {
  const solution = await solved(await issue());
  expect(await verify(solution)).toMatchObject(accepted);
  expect(await verify(solution)).toMatchObject(refused('already used'));
});

test('a wrong solution is refused and does not use the challenge up', async () => {
  const challenge = await issue();
  const solutions = await findSolutions(challenge.payload);
  let wrong = 0;
  while (isSolution(challenge.payload.nonce, 1, String(wrong), 1)) wrong += 1;
  const isRight = (list: string[]) => verify(encodeSolution({ challenge, solutions: list }));
  expect(await isRight(solutions.slice(1))).toMatchObject(refused('wrong solution'));
  expect(await isRight([...solutions, '1'])).toMatchObject(refused('wrong solution'));
  expect(await isRight([])).toMatchObject(refused('wrong solution'));
  expect(await isRight(solutions.toSpliced(1, 1, String(wrong)))).toMatchObject(refused('wrong solution'));
  expect(await isRight(solutions)).toMatchObject(accepted);
});

test('a challenge expires after five minutes', async () => {
  const [early, late] = [await solved(await issue()), await solved(await issue())];
  now = new Date('2026-05-01T10:04:59.999Z');
  expect(await verify(early)).toMatchObject(accepted);
  now = new Date('2026-05-01T10:05:00Z');
  expect(await verify(late)).toMatchObject(refused('expired'));
  expect(await verify(early)).toMatchObject(refused('expired'));
});

test('whatever is changed in a challenge makes it forged', async () => {
  const challenge = await issue();
  const { payload, signature } = challenge;
  const [expiresAt, host, code] = signature.split('.') as [string, string, string];
  const changed: Challenge[] = [
    { payload: { ...payload, nonce: `${payload.nonce}0` }, signature },
    { payload: { ...payload, difficulty: 2 }, signature },
    { payload: { ...payload, hardness: 1 }, signature },
    { payload, signature: `${Number(expiresAt) + 1}.${host}.${code}` },
    { payload, signature: `${expiresAt}.${Buffer.from('other.example').toString('base64url')}.${code}` },
    { payload, signature: `${expiresAt}.${host}.` },
    { payload, signature: `${expiresAt}.${host}.${'A'.repeat(code.length)}` },
    { payload, signature: '' },
  ];
  for (const other of changed) {
    const solutions = await findSolutions(other.payload);
    expect(await verify(encodeSolution({ challenge: other, solutions }))).toMatchObject(refused('forged'));
  }
  const stranger = await createChallengeService({ ...options, signingKey: 'another key of the test' });
  expect(await verify(await solved(await issue('ash.example', stranger)))).toMatchObject(refused('forged'));
  await stranger.close();
});

test('a challenge of another host’s page is refused; the names of the loopback are one', async () => {
  expect(await verify(await solved(await issue('other.example')))).toMatchObject(refused('wrong host'));
  expect(await verify(await solved(await issue('ASH.example.')))).toMatchObject(accepted);
  expect(await verify(await solved(await issue('localhost')))).toMatchObject(refused('wrong host'));
  const local = await createChallengeService({ ...options, hostnames: ['127.0.0.1'] });
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    expect(await verify(await solved(await issue(name, local)), local)).toMatchObject(accepted);
  }
  await local.close();
});

describe('bad input names its field', () => {
  test.each([
    ['no JSON', '/challenge', 'hello', 400, null],
    ['no key', '/challenge', { hostname: 'ash.example' }, 400, 'publicKey'],
    ['another key', '/challenge', { publicKey: 'pk_2', hostname: 'ash.example' }, 400, 'publicKey'],
    ['no host', '/challenge', { publicKey: 'pk_1' }, 400, 'hostname'],
    ['a host that is none', '/challenge', { publicKey: 'pk_1', hostname: 'a b' }, 400, 'hostname'],
    ['no secret', '/verify', { solution: 'x' }, 400, 'secretKey'],
    ['another secret', '/verify', { secretKey: 'sk_2', solution: 'x' }, 401, 'secretKey'],
    ['no solution', '/verify', { secretKey: 'sk_1' }, 400, 'solution'],
    ['a solution that is a number', '/verify', { secretKey: 'sk_1', solution: 7 }, 400, 'solution'],
  ])('%s at %s', async (_, path, body, status, field) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ field, message: expect.stringContaining(field ?? 'JSON') });
  });

  test('a text that is no solved challenge', async () => {
    const answer = await verify('hello');
    expect(answer).toMatchObject({ status: 400, body: { ok: false, message: 'malformed', field: 'solution' } });
  });

  test('a body that is too long', async () => {
    expect((await verify('x'.repeat(40_000))).status).toBe(413);
  });
});

test('other methods and paths are answered as such', async () => {
  const get = (path: string) => service.fetch(new Request(`http://challenge${path}`));
  for (const path of ['/challenge', '/verify']) {
    const response = await get(path);
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
  }
  expect((await get('/session')).status).toBe(404);
});

test('a difficulty, a hardness or a key beyond the limits is refused at the start', async () => {
  for (const wrong of [{ difficulty: 0 }, { difficulty: 7 }, { hardness: 0 }, { hardness: 1.5 }, { signingKey: 'a' }]) {
    await expect(createChallengeService({ ...options, ...wrong })).rejects.toThrow(RangeError);
  }
});

test('the signature is checked before any hash, and only a right solution reaches the database', async () => {
  const use = vi.fn(async () => true);
  const by = { signingKey, hostnames: ['ash.example'], used: { use } };
  const forged = { payload: { nonce: 'n', difficulty: 1, hardness: 1_000 }, signature: '1.a.b' };
  const wrong = Array<string>(1_000).fill('1');
  expect(await verifySolution(encodeSolution({ challenge: forged, solutions: wrong }), by, now)).toBe('forged');
  const challenge = await issue();
  expect(await verifySolution(encodeSolution({ challenge, solutions: [] }), by, now)).toBe('wrong solution');
  expect(use).not.toHaveBeenCalled();
  expect(await verifySolution(await solved(challenge), by, now)).toBeNull();
  expect(use).toHaveBeenCalledWith(challenge.payload.nonce, Date.parse('2026-05-01T10:05:00Z'), now);
});
