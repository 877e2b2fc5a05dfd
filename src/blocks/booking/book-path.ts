/** The part of a stay that is stored for the session. */
export type StoredStay = { arrive: string; depart: string; adults: string; children: string };

type Wish = { hotel: string; room?: string | null; stay?: StoredStay | null };

/** The address that leads to a hotel's booking engine; with a stay at once, without one by way of the form. */
export function bookPath({ hotel, room, stay }: Wish): string {
  const query = new URLSearchParams({ hotel, ...(room ? { room } : {}), ...stay });
  return `/book?${query}`;
}
