/** Made once: making one takes longer than storing a submission's texts. */
const instantFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone: 'America/New_York',
});

/** An instant as mails to visitors and staff say it: `May 1, 2026 at 6:00 AM EDT`. */
export function shownInstant(instant: Date): string {
  return instantFormat.format(instant);
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
