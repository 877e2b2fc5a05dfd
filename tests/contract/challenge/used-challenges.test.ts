import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openUsedChallenges, type UsedChallenges } from '#embedded/challenge/used-challenges.ts';
import { openDatabase } from '#services/database/open-database.ts';
import { sharedDatabases } from './challenge-server.ts';

const start = Date.parse('2026-05-01T10:00:00Z');
const minute = 60_000;

describe.each(sharedDatabases)('the challenges that were used, on $name', ({ open }) => {
  let used: UsedChallenges;
  let location: string;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    ({ location, drop } = await open());
    used = await openUsedChallenges(location);
  });
  afterAll(async () => {
    await used.close();
    await drop();
  });

  const nonces = async () => {
    const { db, close } = await openDatabase<{ used_challenge: { nonce: string } }>(location, 'reader', {});
    const rows = await db.selectFrom('used_challenge').select('nonce').orderBy('nonce').execute();
    await close();
    return rows.map(({ nonce }) => nonce);
  };

  test('of many that use one challenge at once, one succeeds', async () => {
    const others = await Promise.all([1, 2, 3].map(() => openUsedChallenges(location)));
    const all = [used, ...others].flatMap((each) => [each, each, each]);
    const answers = await Promise.all(all.map((each) => each.use('a', start + 5 * minute, new Date(start))));
    expect(answers.filter(Boolean)).toHaveLength(1);
    await Promise.all(others.map((each) => each.close()));
  });

  test('they are forgotten once no clock can accept them any more', async () => {
    await used.use('b', start + 6 * minute, new Date(start + minute));
    expect(await nonces()).toEqual(['a', 'b']);
    await used.use('c', start + 15 * minute, new Date(start + 10 * minute));
    expect(await nonces()).toEqual(['a', 'b', 'c']);
    await used.use('d', start + 16 * minute, new Date(start + 11 * minute));
    expect(await nonces()).toEqual(['b', 'c', 'd']);
    expect(await used.use('b', start + 6 * minute, new Date(start + 11 * minute))).toBe(false);
  });
});
