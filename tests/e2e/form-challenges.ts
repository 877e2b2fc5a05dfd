import { randomBytes } from 'node:crypto';
import { type SignedFacts, signChallenge } from '#embedded/challenge/challenge-signature.ts';
import type { Challenge } from '#protocol/challenge/challenge.ts';
import { encodeSolution } from '#protocol/challenge/solution.ts';
import { isSolution } from '#protocol/challenge/solution-hash.ts';
import { secretOf } from './form-database.ts';
import type { RunningSite } from './running-site.ts';

type Wanted = Partial<SignedFacts> & { key?: string };

/** A challenge that is solved at once, signed as the site signs, unless another key is given. */
export function easyChallenge(site: RunningSite, { key, hostname = 'localhost', expiresAt }: Wanted = {}): Challenge {
  const payload = { nonce: randomBytes(16).toString('hex'), difficulty: 1, hardness: 1 };
  const facts = { hostname, expiresAt: expiresAt ?? Date.now() + 60_000 };
  return { payload, signature: signChallenge(key ?? secretOf(site, 'challenge_signing'), payload, facts) };
}

/** The text of the field `_botpoison` for an easy challenge. */
export function solve(challenge: Challenge): string {
  const { nonce, difficulty } = challenge.payload;
  for (let counter = 0; ; counter += 1) {
    if (isSolution(nonce, 0, String(counter), difficulty)) {
      return encodeSolution({ challenge, solutions: [String(counter)] });
    }
  }
}

/** Challenges that the site must not accept, each with the words for it. */
export function badChallenges(site: RunningSite): Record<string, { challenge: Challenge; says: string }> {
  const says = (reason: string) => `${reason} Nothing was lost; please send the form again.`;
  return {
    expired: {
      challenge: easyChallenge(site, { expiresAt: Date.now() - 1_000 }),
      says: says('The check took too long.'),
    },
    'wrong host': {
      challenge: easyChallenge(site, { hostname: 'evil.example' }),
      says: says('The check was made for another site.'),
    },
    forged: {
      challenge: easyChallenge(site, { key: 'a key that is not the site’s' }),
      says: says('The check that keeps programs out did not succeed.'),
    },
  };
}

export const usedBefore = 'This check was used before. Nothing was lost; please send the form again.';
