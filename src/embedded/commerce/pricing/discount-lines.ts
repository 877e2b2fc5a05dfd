import { isEntitled } from './entitled-lines.ts';
import type { DiscountToApply, LineToPrice } from './price-input.ts';
import type { DiscountAllocation } from './priced-cart.ts';
import { shareOf } from './share-of.ts';

/** A line with what has been taken from it so far. */
export type DiscountedLine = { line: LineToPrice; subtotal: number; total: number; discounts: DiscountAllocation[] };

/**
 * Takes line discounts, then order discounts, from the lines. Of several line discounts that reach the same line only
 * the one worth most there is taken (the earlier one when they are equal), as at the vendor. Order discounts follow
 * one another in the order they were given, each counted on what is left.
 */
export function discountLines(lines: LineToPrice[], discounts: DiscountToApply[]): DiscountedLine[] {
  const discounted = lines.map((line): DiscountedLine => {
    const subtotal = line.quantity * line.unitAmount;
    return { line, subtotal, total: subtotal, discounts: [] };
  });
  takeBestClaims(
    discounted,
    discounts.filter(({ target }) => target === 'lines'),
  );
  for (const discount of discounts) {
    if (discount.target === 'order') take(discounted, discount, orderAmounts(discounted, discount));
  }
  return discounted;
}

function takeBestClaims(lines: DiscountedLine[], discounts: DiscountToApply[]) {
  const claims = discounts.map((discount) => ({ discount, amounts: lineAmounts(lines, discount) }));
  for (const [index, entry] of lines.entries()) {
    const [best] = claims
      .filter(({ discount }) => isEntitled(discount, entry.line))
      .toSorted((a, b) => (b.amounts[index] ?? 0) - (a.amounts[index] ?? 0));
    if (best) takeFrom(entry, best.discount, best.amounts[index] ?? 0);
  }
}

/** What a line discount would take from each line, were it alone. */
function lineAmounts(lines: DiscountedLine[], discount: DiscountToApply): number[] {
  const { value } = discount;
  const entitled = lines.map((entry) => (isEntitled(discount, entry.line) ? entry.total : 0));
  if (value.kind === 'freeShipping') return entitled.map(() => 0);
  if (value.kind === 'percentage') return entitled.map((total) => shareOf(total, value.basisPoints));
  if (!value.eachItem) return spread(value.amount, entitled);
  return lines.map((entry, index) => Math.min(value.amount * entry.line.quantity, entitled[index] ?? 0));
}

/** What an order discount takes from each line: counted on their sum, then spread. */
function orderAmounts(lines: DiscountedLine[], discount: DiscountToApply): number[] {
  const { value } = discount;
  const entitled = lines.map((entry) => (isEntitled(discount, entry.line) ? entry.total : 0));
  const sum = entitled.reduce((total, amount) => total + amount, 0);
  if (value.kind === 'freeShipping') return entitled.map(() => 0);
  return spread(value.kind === 'percentage' ? shareOf(sum, value.basisPoints) : value.amount, entitled);
}

function spread(amount: number, totals: number[]): number[] {
  const sum = totals.reduce((total, part) => total + part, 0);
  return allocate(Math.min(amount, sum), totals);
}

function take(lines: DiscountedLine[], discount: DiscountToApply, amounts: number[]) {
  for (const [index, entry] of lines.entries()) {
    if (isEntitled(discount, entry.line)) takeFrom(entry, discount, amounts[index] ?? 0);
  }
}

function takeFrom(entry: DiscountedLine, { id, code, title, target }: DiscountToApply, amount: number) {
  entry.discounts.push({ id, code, title, target, amount });
  entry.total -= amount;
}

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
