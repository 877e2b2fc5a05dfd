/** Basis points in a whole: 10,000 is 100 %. */
const WHOLE = 10_000n;

/**
 * Takes a share of an amount in minor units, rounded half up: 825 basis points of 1999 is 165. Basis points may be in
 * halves (Quebec's 9.975 % is 997.5). Counted in whole numbers throughout, so no float can shift a cent.
 */
export function shareOf(amount: number, basisPoints: number): number {
  const doubled = BigInt(amount) * BigInt(Math.round(basisPoints * 2));
  return Number((doubled + WHOLE) / (2n * WHOLE));
}
