import { namesAlgorithm, readChallenge } from '#protocol/challenge/challenge.ts';
import { encodeSolution } from '#protocol/challenge/solution.ts';
import { solveChallenge } from './solve-challenge.ts';

/** How long the answer may take, in milliseconds. */
const fetchTimeLimitMs = 10_000;
/** How long the whole may take: a challenge expires after 5 minutes. */
const totalTimeLimitMs = 240_000;

/**
 * Gets a challenge from this site and solves it; returns the value of the field `_botpoison`. Throws when there is no
 * challenge, or with the signal's reason when it is aborted.
 */
export async function obtainSolution(publicKey: string, signal: AbortSignal): Promise<string> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(totalTimeLimitMs)]);
  const answer = await askForChallenge(publicKey, limited);
  if (namesAlgorithm(answer)) {
    const { solveByVendor } = await import('./solve-by-vendor.ts');
    return solveByVendor(publicKey, limited);
  }
  const challenge = readChallenge(answer);
  if (!challenge) throw new Error('The answer is no challenge that can be solved.');
  return encodeSolution({ challenge, solutions: await solveChallenge(challenge.payload, limited) });
}

async function askForChallenge(publicKey: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch('/api/challenge', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ publicKey, hostname: location.hostname }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(fetchTimeLimitMs)]),
  });
  if (!response.ok) throw new Error(`There is no challenge to be had: the site answered ${response.status}.`);
  return response.json();
}
