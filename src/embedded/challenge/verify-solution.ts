import { decodeSolution } from '#protocol/challenge/solution.ts';
import { isSolution } from '#protocol/challenge/solution-hash.ts';
import type { Refusal } from '#protocol/challenge/verification.ts';
import { canonicalHost } from './canonical-host.ts';
import { readSignature } from './challenge-signature.ts';
import type { UsedChallenges } from './used-challenges.ts';

export type VerifyOptions = {
  signingKey: string;
  /** The hosts whose pages may ask for challenges. */
  hostnames: string[];
  used: Pick<UsedChallenges, 'use'>;
};

/**
 * Verifies the text of a field `_botpoison` and marks its challenge as used; null when it is accepted, else the reason.
 * What costs least is checked first: a forged solution costs one HMAC, and only a right one reaches the database.
 */
export async function verifySolution(text: string, options: VerifyOptions, now: Date): Promise<Refusal | null> {
  const { signingKey, hostnames, used } = options;
  const solved = decodeSolution(text);
  if (!solved) return 'malformed';
  const { challenge, solutions } = solved;
  const signed = readSignature(signingKey, challenge);
  if (!signed) return 'forged';
  if (now.getTime() >= signed.expiresAt) return 'expired';
  if (!hostnames.some((hostname) => canonicalHost(hostname) === signed.hostname)) return 'wrong host';
  const { nonce, difficulty, hardness } = challenge.payload;
  if (solutions.length !== hardness) return 'wrong solution';
  const right = solutions.every((counter, index) => isSolution(nonce, index, counter, difficulty));
  if (!right) return 'wrong solution';
  return (await used.use(nonce, signed.expiresAt, now)) ? null : 'already used';
}
