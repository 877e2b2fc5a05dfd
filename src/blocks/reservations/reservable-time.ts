/** A time at which a table or tickets can be reserved, whether there are places or not. */
export type ReservableTime = {
  /** By the calendar of the place: `2026-12-03`. A time after midnight belongs to the evening before. */
  day: string;
  /** Instants in ISO 8601, as `Date.toISOString` writes them. */
  start: string;
  end: string | null;
  /** In words: `Thursday, 3 December 2026, 7:30 pm EST`. */
  shown: string;
  /** The same without the day: `7:30 pm`. */
  clock: string;
  /** Whose places it takes: an event's day, or every quarter of an hour that a table is taken. */
  slots: string[];
  /** Places of each slot. */
  capacity: number;
};
