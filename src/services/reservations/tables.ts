import type { TicketPrice } from '#protocol/ticket-price.ts';
import type { OutboxTables } from '../outbox/tables.ts';

export const reservationKinds = ['table', 'ticket'] as const;
export const reservationStatuses = ['confirmed', 'arrived', 'cancelled'] as const;

/** Tables at venues and tickets to events, and how many places are taken. Mails are in the outbox, in the same transaction. */
export type ReservationTables = OutboxTables & { reservation: ReservationTable; reservation_slot: SlotTable };

/** All instants are ISO 8601, UTC, as `Date.toISOString` writes them. */
export type ReservationTable = TicketPrice & {
  /** A random UUID. Mails of the reservation name it as `related_id`; calendar entries, too. */
  id: string;
  /** As the guest sees it: `ASH-7F3K-92QX`. */
  reference: string;
  /** SHA-256 of the key in the mailed link. */
  key_hash: string;
  dedupe_key: string;
  kind: (typeof reservationKinds)[number];
  /** The uuid of the venue's or event's story. */
  story: string;
  /** What the venue or event was called, where it is, and the path of its page. */
  title: string;
  place: string;
  path: string;
  /** The day by the calendar of the place: `2026-12-03`. A table after midnight belongs to the evening before. */
  day: string;
  starts_at: string;
  ends_at: string | null;
  /** The time as it was told to the guest: `Thursday, 3 December 2026, 7:30 pm EST`. */
  shown_time: string;
  /** JSON of the slots whose places it takes. */
  slots: string;
  party: number;
  name: string;
  email: string;
  phone: string;
  note: string;
  status: (typeof reservationStatuses)[number];
  /** Rises with every change: the revision of its calendar entry. */
  revision: number;
  created_at: string;
  changed_at: string | null;
  cancelled_at: string | null;
};

/** How many places of a slot are taken. A slot is an instant (a venue's) or a day (an event's), both in ISO 8601. */
export type SlotTable = { story: string; slot: string; taken: number };
