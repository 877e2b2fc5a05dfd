import type { ChallengePayload } from '#protocol/challenge/challenge.ts';
import { beginsWithZeros, createCounterHash } from '#protocol/challenge/solution-hash.ts';

/** The search yields to other tasks after this many attempts (docs/reference/forms.md#bot-challenge). */
const attemptsUntilYield = 40_000;

/**
 * Solves a challenge: solution number i is the smallest counter whose hash begins with enough zeros, in decimal digits.
 * Rejects with the signal's reason when it is aborted.
 */
export async function findSolutions(payload: ChallengePayload, signal?: AbortSignal): Promise<string[]> {
  const { nonce, difficulty, hardness } = payload;
  const solutions: string[] = [];
  let attempts = 0;
  for (let index = 0; index < hardness; index += 1) {
    const hashOf = createCounterHash(nonce, index);
    for (let counter = 0; ; counter += 1) {
      attempts += 1;
      if (attempts % attemptsUntilYield === 0) {
        await letOthersWork();
        signal?.throwIfAborted();
      }
      if (beginsWithZeros(hashOf(counter), difficulty)) {
        solutions.push(String(counter));
        break;
      }
    }
  }
  return solutions;
}

function letOthersWork(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
