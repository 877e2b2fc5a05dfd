import type { TicketPrice } from '#protocol/ticket-price.ts';

/** What the page shows on which a table or tickets are reserved, or a reservation is changed; plain JSON. */
export type ReserveView = {
  kind: 'table' | 'ticket';
  title: string;
  /** Of the venue's or event's own page. */
  path: string;
  place: string;
  phone: string;
  email: string;
  /** Of one ticket; of tables none. */
  ticket: TicketPrice;
  age: string;
  notice: string;
  maxParty: number;
  party: number;
  /** The day that is shown: `2026-12-03`. */
  day: string;
  dayName: string;
  range: { first: string; last: string };
  /** The dates of an event, each with what is to be said of it; null for a venue. */
  dates: { day: string; shown: string; words: string }[] | null;
  times: ReserveTime[];
  /** Why there is nothing on the day. */
  none: string;
  /** Days close to it that have room. */
  nearby: { day: string; name: string }[];
};

export type ReserveTime = {
  /** Its start, in ISO 8601; what the form sends. */
  value: string;
  /** `7:30 pm`. */
  label: string;
  shown: string;
  left: number;
  /** Whether the party fits. */
  isFree: boolean;
};
