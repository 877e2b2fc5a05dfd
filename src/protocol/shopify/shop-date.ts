const day = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', dateStyle: 'long' });
const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** `May 3, 2026`, in New York's time, where the shop is: the same for everybody, so that server and browser agree. */
export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}

/** `May 3, 2026, 4:05 PM`. */
export function formatMoment(iso: string): string {
  // Newer data writes a narrow space before PM, older a plain one: the page must be the same from both.
  return moment.format(new Date(iso)).replace(/\u202f/g, ' ');
}
