/** The part of a stay that is stored for the session. */
export type StoredStay = { arrive: string; depart: string; adults: string; children: string };

type Wish = { hotel: string; room?: string | null; stay?: StoredStay | null };

/** The address of a hotel's booking: with a stay it leads to the engine, without one to the form. */
export function bookPath({ hotel, room, stay }: Wish): string {
  const query = new URLSearchParams({ hotel, ...(room ? { room } : {}), ...stay });
  return `/book?${query}`;
}
