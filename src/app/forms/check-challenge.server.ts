import type { Site } from '../context.ts';

export type ChallengeCheck = { ok: true; solved: boolean } | { ok: false; message: string };

/** By the reason that the service gives. */
const messages: Record<string, string> = {
  expired: 'The check took too long.',
  'already used': 'This check was used before.',
  'wrong host': 'The check was made for another site.',
};

/**
 * Looks at the solution of the bot challenge that a form carries. Without one, or where the service that checks it does
 * not answer, the form goes on as unchallenged: the other checks have passed.
 */
export async function checkChallenge(
  solution: string | undefined,
  { challenge, log }: Pick<Site, 'challenge' | 'log'>,
): Promise<ChallengeCheck> {
  if (!solution) return { ok: true, solved: false };
  try {
    const verdict = await challenge.verify(solution);
    if (verdict.ok) return { ok: true, solved: true };
    const reason = messages[verdict.reason] ?? 'The check that keeps programs out did not succeed.';
    return { ok: false, message: `${reason} Nothing was lost; please send the form again.` };
  } catch (error) {
    log('error', 'challenge_not_verified', { error });
    return { ok: true, solved: false };
  }
}
