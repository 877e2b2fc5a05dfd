/** The most that chance makes of no difference: once in some 16,000 runs. */
export const mostSigmas = 4;

/**
 * Whether two samples of times differ (the rank-sum test of Mann and Whitney): the chance that one of the
 * first is longer than one of the second (0.5 is a coin), and how many standard errors that is from a coin. Ranks do not
 * care how long anything takes, nor about the few that a busy machine made long.
 */
export function rankSumTest(first: number[], second: number[]): { chance: number; sigmas: number } {
  let longer = 0;
  for (const one of first) for (const other of second) longer += one > other ? 1 : one === other ? 0.5 : 0;
  const chance = longer / (first.length * second.length);
  const error = Math.sqrt((first.length + second.length + 1) / (12 * first.length * second.length));
  return { chance, sigmas: Math.abs(chance - 0.5) / error };
}
