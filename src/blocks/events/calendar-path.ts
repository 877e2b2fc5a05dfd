/** The page of all events (`content/stories/events/all-events.ts`). */
export const allEventsPath = '/events';

/** Where the calendar of all events is, or that of one hotel by its slug. */
export function calendarPath(hotel?: string | null): string {
  return hotel ? `/events/${hotel}.ics` : '/events.ics';
}

/** The same as calendar programs take it to fetch it again by themselves; without the site's address, the path alone. */
export function subscriptionAddress(publicUrl: string | undefined, hotel?: string | null): string {
  return `${(publicUrl ?? '').replace(/^https?:/, 'webcal:')}${calendarPath(hotel)}`;
}
