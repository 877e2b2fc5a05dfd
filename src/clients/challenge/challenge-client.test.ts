import { expect, test, vi } from 'vitest';
import { ChallengeError, createChallengeClient } from './challenge-client.ts';

/** A client whose service gives this answer, or none. */
function clientOf(answer: Response | Error | 'silence') {
  const calls: { url: string; body: unknown }[] = [];
  const fetch = vi.fn(async (input: unknown, init?: RequestInit) => {
    calls.push({ url: String(input), body: JSON.parse(String(init?.body)) });
    if (answer instanceof Response) return answer;
    if (answer instanceof Error) throw answer;
    return new Promise<never>((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true }),
    );
  });
  const client = createChallengeClient({
    baseUrl: 'https://challenge.example/',
    secretKey: 'sk_1',
    fetch,
    timeLimit: 20,
  });
  return { client, calls };
}
const failure = (promise: Promise<unknown>) => promise.then(() => null).catch((error: unknown) => error);

test('asks for a challenge and passes on what is answered', async () => {
  const { client, calls } = clientOf(Response.json({ message: 'no' }, { status: 400 }));
  expect(await client.issue({ publicKey: 'pk_1', hostname: 'ash.example' })).toEqual({
    status: 400,
    body: { message: 'no' },
  });
  expect(calls).toEqual([
    { url: 'https://challenge.example/challenge', body: { publicKey: 'pk_1', hostname: 'ash.example' } },
  ]);
});

test('verifies with the secret key', async () => {
  const { client, calls } = clientOf(Response.json({ ok: true }));
  expect(await client.verify('c29sdXRpb24=')).toEqual({ ok: true });
  expect(calls[0]).toEqual({
    url: 'https://challenge.example/verify',
    body: { secretKey: 'sk_1', solution: 'c29sdXRpb24=' },
  });
});

test.each([
  ['200 with a message', Response.json({ ok: false, message: 'expired' }), 'expired'],
  ['200 without one', Response.json({ ok: false }), 'refused'],
  ['400', Response.json({ ok: false, message: 'malformed' }, { status: 400 }), 'malformed'],
])('a solution refused with %s is refused', async (_, answer, reason) => {
  expect(await clientOf(answer).client.verify('text')).toEqual({ ok: false, reason });
});

test('no text, or one that is too long, is refused without a call', async () => {
  const { client, calls } = clientOf(Response.json({ ok: true }));
  for (const text of ['', 'x'.repeat(32_001)]) {
    expect(await client.verify(text)).toEqual({ ok: false, reason: 'malformed' });
  }
  expect(calls).toEqual([]);
});

test.each<[string, Response | Error | 'silence', number | null, boolean]>([
  ['a refused connection', new TypeError('refused'), null, true],
  ['silence', 'silence', null, true],
  ['a 500', Response.json({ ok: false }, { status: 500 }), 500, true],
  ['a 429', Response.json({ ok: false }, { status: 429 }), 429, true],
  ['a page instead of JSON', new Response('<p>Hello</p>'), 200, true],
  ['a wrong secret key', Response.json({ ok: false }, { status: 401 }), 401, false],
  ['an answer that is none', Response.json({ yes: 1 }, { status: 400 }), 400, false],
  ['a yes with the wrong status', Response.json({ ok: true }, { status: 404 }), 404, false],
])('%s is an error', async (_, answer, status, retryable) => {
  const error = await failure(clientOf(answer).client.verify('text'));
  expect(error).toBeInstanceOf(ChallengeError);
  expect(error).toMatchObject({ name: 'ChallengeError', status, retryable });
});

test('asking for a challenge fails alike', async () => {
  expect(await failure(clientOf('silence').client.issue({ publicKey: 'p', hostname: 'h' }))).toMatchObject({
    message: expect.stringContaining('no answer within 20 ms'),
    retryable: true,
  });
});
