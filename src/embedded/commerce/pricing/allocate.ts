/**
 * Spreads an amount over parts in proportion to their weights, by largest remainder: each part gets its share rounded
 * down, and the cents left over go one each to the parts that lost most, the earlier one first. The sum is exactly
 * `amount`, and while `amount` is no more than the weights' sum no part gets more than its weight.
 */
export function allocate(amount: number, weights: number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, whole: Number(product / sum), remainder: product % sum };
  });
  const left = amount - shares.reduce((total, share) => total + share.whole, 0);
  const byLoss = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
  );
  for (const share of byLoss.slice(0, left)) share.whole += 1;
  return shares.map((share) => share.whole);
}
