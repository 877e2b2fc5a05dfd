import * as z from 'zod/mini';

/** Bounds of a challenge that we issue or solve: beyond them a browser would work for minutes. */
export const difficultyLimits = { least: 1, most: 6 } as const;
export const hardnessLimits = { least: 1, most: 1_000 } as const;

const payload = z.looseObject({
  nonce: z.string().check(z.minLength(1), z.maxLength(512)),
  difficulty: z.int().check(z.gte(difficultyLimits.least), z.lte(difficultyLimits.most)),
  hardness: z.int().check(z.gte(hardnessLimits.least), z.lte(hardnessLimits.most)),
});

export const challengeShape = z.looseObject({
  payload,
  signature: z.string().check(z.maxLength(2_000)),
});

/**
 * The puzzle (docs/reference/forms.md#bot-challenge): find `hardness` solutions, each a hash whose hexadecimal form
 * begins with `difficulty` zeros.
 */
export type ChallengePayload = { nonce: string; difficulty: number; hardness: number };

/** The answer of `POST /challenge`. The signature means something to the service alone. */
export type Challenge = { payload: ChallengePayload; signature: string };

/**
 * The challenge in an answer; null when it is none, or when its numbers are beyond the limits. It is the same object,
 * not a copy: the solution must repeat it with everything in it.
 */
export function readChallenge(answer: unknown): Challenge | null {
  return isChallenge(answer) ? answer : null;
}

function isChallenge(answer: unknown): answer is Challenge {
  return challengeShape.safeParse(answer).success;
}

const algorithmShape = z.looseObject({ payload: z.looseObject({ algo: z.string() }) });

/**
 * Whether the answer is a puzzle of another kind, which only the vendor's own package can solve (`algo: 'sundial'`).
 */
export function namesAlgorithm(answer: unknown): boolean {
  return algorithmShape.safeParse(answer).success;
}
