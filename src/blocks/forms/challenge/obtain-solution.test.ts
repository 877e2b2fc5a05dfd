// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decodeSolution } from '#protocol/challenge/solution.ts';
import { isSolution } from '#protocol/challenge/solution-hash.ts';
import { obtainSolution } from './obtain-solution.ts';
import { solveChallenge } from './solve-challenge.ts';

const challenge = { payload: { nonce: 'n', difficulty: 1, hardness: 3 }, signature: 's', more: 'kept' };
const requests: { url: string; body: unknown }[] = [];
let answers: Response[];

/** A worker that the test controls; the test environment has none. */
class TestWorker extends EventTarget {
  static made: TestWorker[] = [];
  terminated = false;
  constructor() {
    super();
    TestWorker.made.push(this);
  }
  postMessage(): void {}
  terminate(): void {
    this.terminated = true;
  }
}

beforeEach(() => {
  requests.length = 0;
  TestWorker.made = [];
  sessionStorage.clear();
  vi.stubGlobal('Worker', undefined);
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    requests.push({ url, body: JSON.parse(String(init?.body)) });
    return answers.shift() ?? new Response(null, { status: 500 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const obtain = () => obtainSolution('pk_1', new AbortController().signal);

test('asks this site for a challenge and solves it, without a worker too', async () => {
  answers = [Response.json(challenge)];
  const solved = decodeSolution(await obtain());
  expect(requests).toEqual([{ url: '/api/challenge', body: { publicKey: 'pk_1', hostname: location.hostname } }]);
  expect(solved?.challenge).toEqual(challenge);
  expect(solved?.solutions).toHaveLength(3);
  expect(solved?.solutions.every((counter, index) => isSolution('n', index, counter, 1))).toBe(true);
});

test.each([
  ['a failure', Response.json({ message: 'no' }, { status: 503 }), /answered 503/],
  ['what is no challenge', Response.json({ payload: { nonce: 'n' } }), /no challenge/],
  ['a challenge without end', Response.json({ ...challenge, payload: { ...challenge.payload, difficulty: 30 } }), /no/],
])('%s is an error', async (_, answer, message) => {
  answers = [answer];
  await expect(obtain()).rejects.toThrow(message);
});

test('a puzzle with an algo is passed to the vendor’s package, which calls this site only', async () => {
  const payload = { algo: 'sundial', nonce: 'n', modulus: btoa('\u00ff\u00fb'), squarings: 10 };
  const puzzle = () => Response.json({ payload, signature: 's' });
  answers = [puzzle(), puzzle(), Response.json({ token: 't' })];
  const solved = JSON.parse(atob(await obtain()));
  expect(solved.challenge.payload).toEqual(payload);
  expect(solved.solutions).toHaveLength(1);
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/challenge',
    '/api/challenge/challenge',
    '/api/challenge/session',
  ]);
  expect(requests[1]?.body).toMatchObject({ publicKey: 'pk_1', hostname: location.hostname });
  // It does not listen for submits itself: that would send the form twice.
  document.body.innerHTML = '<form data-botpoison-public-key="pk_1"></form>';
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
});

test('a worker solves where there is one, and is terminated', async () => {
  vi.stubGlobal('Worker', TestWorker);
  const solving = solveChallenge(challenge.payload, new AbortController().signal);
  const [worker] = TestWorker.made;
  worker?.dispatchEvent(new MessageEvent('message', { data: ['1', '2', '3'] }));
  expect(await solving).toEqual(['1', '2', '3']);
  expect(worker?.terminated).toBe(true);
});

test('a worker that does not start leaves the work to the main thread', async () => {
  vi.stubGlobal('Worker', TestWorker);
  const solving = solveChallenge(challenge.payload, new AbortController().signal);
  TestWorker.made[0]?.dispatchEvent(new Event('error'));
  expect((await solving).every((counter, index) => isSolution('n', index, counter, 1))).toBe(true);
  expect(TestWorker.made[0]?.terminated).toBe(true);
});

test('cancelling terminates the worker', async () => {
  vi.stubGlobal('Worker', TestWorker);
  const controller = new AbortController();
  const solving = solveChallenge(challenge.payload, controller.signal);
  controller.abort();
  await expect(solving).rejects.toMatchObject({ name: 'AbortError' });
  expect(TestWorker.made[0]?.terminated).toBe(true);
});
