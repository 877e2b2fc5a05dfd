/**
 * Whether two samples of times can be told apart: the chance that one of the first is longer than one of the second
 * (0.5 is a coin), and how often chance alone would stray as far from 0.5 (the two-sided rank-sum test of Mann and
 * Whitney). Ranks do not care how long anything takes, nor about the few that a busy machine made long.
 */
export function toldApart(first: number[], second: number[]): { chance: number; p: number } {
  const ranked = [...first.map((time) => ({ time, first: true })), ...second.map((time) => ({ time, first: false }))];
  ranked.sort((left, right) => left.time - right.time);
  const [n, m] = [first.length, second.length];
  const rankSum = ranked.reduce((sum, entry, index) => sum + (entry.first ? index + 1 : 0), 0);
  const longer = rankSum - (n * (n + 1)) / 2;
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
  return { chance: longer / (n * m), p: bothTails(Math.abs(longer - (n * m) / 2) / deviation) };
}

/** Two-sided tail of the normal distribution (Abramowitz and Stegun 7.1.26; off by less than 2e-7). */
function bothTails(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const factors = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  const sum = factors.reduceRight((rest, factor) => (rest + factor) * t, 0);
  return sum * Math.exp(-x * x);
}
