import type { DiscountToApply } from './price-input.ts';

/** How many discounts are weighed against each other; the vendor takes no more than a handful of codes either. */
const WEIGHED = 12;

/**
 * Chooses which discounts are used together: of the sets whose members all allow each other, the one that saves the
 * buyer most, and of equal ones the one that comes first in the order given.
 */
export function chooseDiscounts(
  discounts: DiscountToApply[],
  savings: (chosen: DiscountToApply[]) => number,
): DiscountToApply[] {
  let best: { chosen: DiscountToApply[]; saved: number } = { chosen: [], saved: -1 };
  for (const chosen of sets(discounts.slice(0, WEIGHED))) {
    const saved = savings(chosen);
    if (saved > best.saved) best = { chosen, saved };
  }
  return best.chosen;
}

/** Every set of discounts that allow each other and to which none can be added, the earliest members first. */
function sets(discounts: DiscountToApply[]): DiscountToApply[][] {
  const found: DiscountToApply[][] = [];
  grow([], discounts, []);
  return found;

  function grow(chosen: DiscountToApply[], open: DiscountToApply[], passed: DiscountToApply[]) {
    if (open.length === 0 && passed.length === 0) found.push(chosen);
    for (const [index, next] of open.entries()) {
      const before = [...passed, ...open.slice(0, index)];
      grow(
        [...chosen, next],
        open.slice(index + 1).filter((other) => allowEachOther(next, other)),
        before.filter((other) => allowEachOther(next, other)),
      );
    }
  }
}

function allowEachOther(a: DiscountToApply, b: DiscountToApply): boolean {
  return a.combinesWith[b.target] && b.combinesWith[a.target];
}
