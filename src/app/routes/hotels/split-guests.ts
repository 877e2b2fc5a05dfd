/** Guests as a form has them. */
export type Guests = { adults: string; children: string };

/** Two parties for two rooms, each with an adult; `null` for one adult. */
export function splitGuests({ adults, children }: Guests): [Guests, Guests] | null {
  const [grown, small] = [Number(adults), Number(children)];
  if (grown < 2) return null;
  const first = { adults: Math.ceil(grown / 2), children: Math.floor(small / 2) };
  const party = (count: { adults: number; children: number }): Guests => ({
    adults: String(count.adults),
    children: String(count.children),
  });
  return [party(first), party({ adults: grown - first.adults, children: small - first.children })];
}
