import type { StoredStay } from '#blocks/booking/stay-cookie.ts';

/** The part of a stay that an address carries; empty parts are left out. */
type AskedStay = Partial<StoredStay>;

/** The address that leads to a hotel's booking engine with a stay. */
export function bookStayPath(wish: { hotel: string; room: string; stay: StoredStay }): string {
  const { stay, ...place } = wish;
  return `/book?${queryOf({ ...place, ...stay })}`;
}

export type HotelsAddress = {
  hotel?: string | null;
  room?: string | null;
  city?: string | null;
  access?: readonly string[];
  open?: boolean;
  /** In two rooms. */
  two?: boolean;
  compare?: readonly string[];
  stay?: AskedStay | null;
};

/** The address of the rooms and prices of one hotel or of all. */
export function hotelsPath({ stay, open = false, two = false, ...place }: HotelsAddress): string {
  const query = queryOf({ ...place, open: open ? '1' : '', rooms: two ? '2' : '', ...stay });
  return query === '' ? '/hotels' : `/hotels?${query}`;
}

function queryOf(fields: Record<string, string | readonly string[] | null | undefined>): string {
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    [value ?? ''].flat().map((text): [string, string] => [name, text]),
  );
  return new URLSearchParams(entries.filter(([, text]) => text !== '')).toString();
}
