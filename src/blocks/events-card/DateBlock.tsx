import { formatTime, part, zoneName } from '../dates.ts';
import type { ContentType } from '../schemas.ts';
import styles from './DateBlock.module.css';
import { type Occurrence, repeatText } from './occurrences.ts';

/** The day of an event, large, and its hours by the clock of its own place. */
export function DateBlock({ when: { start, end }, event }: { when: Occurrence; event: ContentType<'event'> }) {
  const { timezone } = event;
  const repeated = repeatText(event);
  return (
    <time dateTime={start.toISOString()} className={styles.date}>
      <span className={styles.weekday}>{part(start, timezone, { weekday: 'long' })}</span>{' '}
      <span className={styles.day}>{part(start, timezone, { day: 'numeric' })}</span>{' '}
      <span className={styles.month}>{part(start, timezone, { month: 'long' })}</span>{' '}
      {event.all_day ? null : (
        <span className={styles.hours}>
          {formatTime(start, timezone)}
          {end ? ` – ${formatTime(end, timezone)}` : ''} {zoneName(start, timezone)}
        </span>
      )}
      {repeated ? <span className={styles.hours}> {repeated}</span> : null}
    </time>
  );
}
