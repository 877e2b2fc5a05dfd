import { dayText } from '#protocol/date-words.ts';

const timeZone = 'America/New_York';
/** Made once: making one takes longer than storing a submission's texts. */
const clockFormat = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone,
});

/** An instant as mails to visitors and staff say it: `1 May 2026 at 6:00 AM EDT`. */
export function shownInstant(instant: Date): string {
  return `${dayText(instant, timeZone, { year: true })} at ${clockFormat.format(instant)}`;
}

/** A size in bytes as it is read: `812 bytes`, `48 KB`, `1.2 MB`. */
export function shownSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Text on one line, without control characters, at most `length` characters: for a subject or a file's name. */
export function oneLine(text: string, length: number): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1).trimEnd()}…` : line;
}
