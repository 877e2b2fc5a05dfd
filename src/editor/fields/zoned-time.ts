import { Temporal } from 'temporal-polyfill';

/** The zones that the hotels are in, and UTC. */
const usual = ['UTC', 'America/New_York', 'America/Chicago'];

/** The zones to choose from: the browser's own first. */
export function timezones(own = Intl.DateTimeFormat().resolvedOptions().timeZone): string[] {
  return [...new Set([own, ...usual])];
}

/** A stored time (`2026-12-24 18:30` in UTC, or ISO 8601) as a `datetime-local` in a zone shows it; empty for none. */
export function shownTime(stored: string, zone: string): string {
  const iso = stored.trim().replace(' ', 'T');
  const withZone = /(Z|[+-]\d\d:?\d\d)$/.test(iso) ? iso : `${iso.includes('T') ? iso : `${iso}T00:00`}Z`;
  try {
    const { year, month, day, hour, minute } = Temporal.Instant.from(withZone).toZonedDateTimeISO(zone);
    return Temporal.PlainDateTime.from({ year, month, day, hour, minute }).toString({ smallestUnit: 'minute' });
  } catch {
    return '';
  }
}

/** What a `datetime-local` in a zone holds, as it is stored: `2026-12-24 18:30` in UTC; empty for none. */
export function storedTime(shown: string, zone: string): string {
  if (shown === '') return '';
  const instant = Temporal.PlainDateTime.from(shown).toZonedDateTime(zone).toInstant();
  return instant.toString({ smallestUnit: 'minute' }).replace('T', ' ').replace('Z', '');
}
