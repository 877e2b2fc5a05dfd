import { dateFormat } from '../date-format.ts';
import { dayText } from '../date-words.ts';

/** Where the shop is: its days and times are the same for everybody, so that server and browser agree. */
const timeZone = 'America/New_York';

/** `3 May 2026`, in New York's time. */
export function formatDate(iso: string): string {
  return dayText(new Date(iso), timeZone, { year: true });
}

/** `3 May 2026, 4:05 PM`. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  const time = dateFormat('en-US', { timeZone, timeStyle: 'short' }).format(date);
  // Newer data writes a narrow space before PM, older a plain one: the page must be the same from both.
  return `${formatDate(iso)}, ${time.replace(/\u202f/g, ' ')}`;
}
