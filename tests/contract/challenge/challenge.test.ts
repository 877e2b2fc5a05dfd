import Botpoison from 'botpoison-browser-0.1';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { decodeSolution } from '#protocol/challenge/solution.ts';
import {
  type ChallengeServer,
  challengeFrom,
  sharedDatabases,
  solutionOf,
  startProcess,
  startServer,
} from './challenge-server.ts';
import { testOptions } from './test-options.ts';

const refused = (reason: string) => ({ ok: false, reason });

describe.each(sharedDatabases)('the bot challenge on $name', ({ open }) => {
  let location: string;
  let drop: () => Promise<void>;
  let server: ChallengeServer;
  let now = new Date('2026-05-01T10:00:00Z');

  beforeAll(async () => {
    ({ location, drop } = await open());
    server = await startServer(location, { now: () => now });
  });
  afterAll(async () => {
    await server.close();
    await drop();
  });
  afterEach(() => vi.unstubAllGlobals());

  /** The vendor's published client on a page of this host. Its address is fixed, so its calls are led here. */
  async function judge(): Promise<string> {
    const send = fetch;
    vi.stubGlobal('location', { hostname: 'ash.example' });
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      send(url.replace('https://api.botpoison.com', server.origin), init),
    );
    const { solution } = await new Botpoison({ publicKey: 'pk_test' }).challenge();
    vi.unstubAllGlobals();
    return solution;
  }

  test('the vendor’s client solves our challenge, and its solution is accepted', async () => {
    expect(await server.client.verify(await judge())).toEqual({ ok: true });
  });

  test('our solution of the same challenge is the same, byte for byte', async () => {
    for (let round = 0; round < 5; round += 1) {
      const theirs = await judge();
      const solved = decodeSolution(theirs);
      expect(solved?.solutions).toHaveLength(testOptions.hardness);
      expect(solved && (await solutionOf(solved.challenge))).toBe(theirs);
    }
  });

  test('a solution is accepted once', async () => {
    const solution = await solutionOf(await challengeFrom(server));
    expect(await server.client.verify(solution)).toEqual({ ok: true });
    expect(await server.client.verify(solution)).toEqual(refused('already used'));
  });

  test('every other refusal has its own reason', async () => {
    const challenge = await challengeFrom(server);
    const { client } = server;
    const { payload, signature } = challenge;
    const forged = { payload: { ...payload, hardness: 1 }, signature };
    expect(await client.verify(await solutionOf(forged))).toEqual(refused('forged'));
    const elsewhere = await challengeFrom(server, 'other.example');
    expect(await client.verify(await solutionOf(elsewhere))).toEqual(refused('wrong host'));
    const wrong = btoa(JSON.stringify({ challenge, solutions: ['0'] }));
    expect(await client.verify(wrong)).toEqual(refused('wrong solution'));
    expect(await client.verify('hello')).toEqual(refused('malformed'));
    const solution = await solutionOf(challenge);
    now = new Date(now.getTime() + 300_000);
    expect(await client.verify(solution)).toEqual(refused('expired'));
  });

  test('what was used is still known after a restart, until long after it expired', async () => {
    const solution = await solutionOf(await challengeFrom(server));
    expect(await server.client.verify(solution)).toEqual({ ok: true });
    now = new Date(now.getTime() + 120_000);
    const other = await solutionOf(await challengeFrom(server));
    expect(await server.client.verify(other)).toEqual({ ok: true });
    const restarted = await startServer(location, { now: () => now });
    expect(await restarted.client.verify(solution)).toEqual(refused('already used'));
    await restarted.close();
  });
});

describe.each(sharedDatabases)('two processes on one database, $name', ({ open }) => {
  test('accept one of two verifications at the same moment', async () => {
    const { location, drop } = await open();
    const first = await startProcess(location);
    const second = await startProcess(location);
    try {
      for (let round = 0; round < 8; round += 1) {
        const solution = await solutionOf(await challengeFrom(round % 2 ? first : second));
        const answers = await Promise.all([first, second].map(({ client }) => client.verify(solution)));
        const outcomes = answers.map((answer) => (answer.ok ? 'accepted' : answer.reason));
        expect(outcomes.sort()).toEqual(['accepted', 'already used']);
      }
    } finally {
      await Promise.all([first.close(), second.close()]);
      await drop();
    }
  });
});
