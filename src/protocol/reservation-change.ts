type Reserved = { day: string; starts_at: string; party: number };

/** What a change of a reservation can be of. */
export const reservationChanges = ['party', 'day', 'time', 'day-party', 'time-party', 'nothing'] as const;
export type ReservationChange = (typeof reservationChanges)[number];

/** What is another than before: the day (and with it, the time), the time alone, the number of guests or tickets. */
export function changeOf(before: Reserved, after: Reserved): ReservationChange {
  const isOtherParty = before.party !== after.party;
  if (before.day !== after.day) return isOtherParty ? 'day-party' : 'day';
  if (before.starts_at !== after.starts_at) return isOtherParty ? 'time-party' : 'time';
  return isOtherParty ? 'party' : 'nothing';
}

/** The same in words: `the day and the number of guests`; `''` for nothing. */
export function changeWords(kind: 'table' | 'ticket', change: ReservationChange): string {
  if (change === 'nothing') return '';
  const party = kind === 'table' ? 'the number of guests' : 'the number of tickets';
  const names: Record<string, string> = { party, day: 'the day', time: 'the time' };
  return change
    .split('-')
    .map((part) => names[part])
    .join(' and ');
}
