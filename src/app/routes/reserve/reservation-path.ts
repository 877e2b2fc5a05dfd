/** The name of the key in the address. It stands in the query, which no log has. */
export const keyParameter = 'key';

/** The page of a reservation, by the key of its mailed link; `step` is one of its other pages. */
export function reservationPath(key: string, step?: 'change' | 'cancel' | 'calendar.ics'): string {
  return `/reservations${step ? `/${step}` : ''}?${keyParameter}=${key}`;
}
