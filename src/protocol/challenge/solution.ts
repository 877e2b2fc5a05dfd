import * as z from 'zod/mini';
import { type Challenge, challengeShape, hardnessLimits } from './challenge.ts';

/** A longer text is no solved challenge, in characters. */
export const maxSolutionLength = 32_000;

/** A challenge with its solutions: solution number i is a counter, in decimal digits. */
export type SolvedChallenge = { challenge: Challenge; solutions: string[] };

const counter = z.string().check(z.regex(/^(0|[1-9]\d{0,14})$/));
const solvedShape = z.looseObject({
  challenge: challengeShape,
  solutions: z.array(counter).check(z.maxLength(hardnessLimits.most)),
});

/** The text of the field `_botpoison`: base64 of JSON `{challenge, solutions}`, as the vendor's client writes it. */
export function encodeSolution({ challenge, solutions }: SolvedChallenge): string {
  return btoa(JSON.stringify({ challenge, solutions }));
}

/** Reads the text of the field; null when it is no solved challenge. Nothing is said of whether the solutions are right. */
export function decodeSolution(text: string): SolvedChallenge | null {
  if (text.length > maxSolutionLength) return null;
  try {
    const value: unknown = JSON.parse(atob(text));
    return isSolvedChallenge(value) ? value : null;
  } catch {
    return null;
  }
}

function isSolvedChallenge(value: unknown): value is SolvedChallenge {
  return solvedShape.safeParse(value).success;
}
