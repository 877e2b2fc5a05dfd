import { classNames } from '#ui/class-names.ts';
import { part } from '../dates/dates.ts';
import styles from './DateBlock.module.css';
import type { EventTime } from './event-state.ts';
import { hoursText } from './hours-text.ts';

type DateBlockProps = {
  time: EventTime;
  timezone: string;
  allDay?: boolean | null | undefined;
  /** How it repeats, in words. */
  repeated?: string;
  size?: 'large' | 'small';
};

/** The day of an event, large, and its hours by the clock of its own place. */
export function DateBlock({ time, timezone, allDay, repeated, size = 'large' }: DateBlockProps) {
  const start = new Date(time.start);
  return (
    <time dateTime={time.start} className={size === 'small' ? styles.small : styles.date}>
      <span className="small-label">{part(start, timezone, { weekday: 'long' })}</span>{' '}
      <span className={styles.day}>{part(start, timezone, { day: 'numeric' })}</span>{' '}
      <span className={classNames('small-label', styles.month)}>{part(start, timezone, { month: 'long' })}</span>{' '}
      {allDay ? null : <span className={styles.hours}>{hoursText(time, timezone)}</span>}
      {repeated ? <span className={styles.hours}> {repeated}</span> : null}
    </time>
  );
}
