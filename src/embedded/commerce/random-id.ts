import { randomInt } from 'node:crypto';

/**
 * A new number for a record that is not seeded, as long as the vendor's own and by chance: it does not show how many
 * there are.
 */
export function randomId(): number {
  return 1_000_000_000_000 + randomInt(2 ** 47);
}
