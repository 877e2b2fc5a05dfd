/** Guests as a form has them. */
export type Guests = { adults: string; children: string };

/** Two parties for two rooms, the larger one first. */
export type Split = readonly [larger: Guests, smaller: Guests];

/**
 * Every way to put guests into two rooms, by how many sleep in each: the most even one first. Each room has an adult, and its part of the
 * adults as near as may be; one adult alone is not split.
 */
export function guestSplits({ adults, children }: Guests): Split[] {
  const [grown, small] = [Number(adults), Number(children)];
  const all = grown + small;
  if (grown < 2) return [];
  return Array.from({ length: Math.floor(all / 2) }, (_, index) => {
    const size = Math.floor(all / 2) - index;
    const least = Math.max(1, size - small);
    const withThem = Math.min(Math.max(Math.floor((size * grown) / all), least), grown - 1);
    return [party(grown - withThem, small - (size - withThem)), party(withThem, size - withThem)] as const;
  });
}

/** Whether two rooms may be large enough: two of the largest kind. */
export function fitsRooms(split: Split, rooms: readonly { sleeps: number }[]): boolean {
  return countGuests(split[0]) <= Math.max(0, ...rooms.map(({ sleeps }) => sleeps));
}

export function countGuests({ adults, children }: Guests): number {
  return Number(adults) + Number(children);
}

function party(adults: number, children: number): Guests {
  return { adults: String(adults), children: String(children) };
}
