import type { Reservation } from './new-reservation.ts';

/** `table for 4`, `1 ticket`. */
export function countOf({ kind, party }: Pick<Reservation, 'kind' | 'party'>): string {
  if (kind === 'table') return `table for ${party}`;
  return party === 1 ? '1 ticket' : `${party} tickets`;
}
