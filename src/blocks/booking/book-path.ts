/** The address of a hotel's booking: rooms and prices for the days of the cookie, or the form that asks for days. */
export function bookPath({ hotel, room }: { hotel: string; room?: string | null }): string {
  return `/book?${new URLSearchParams({ hotel, ...(room ? { room } : {}) })}`;
}
