import { allEventsPath } from '#blocks/events/calendar-path.ts';
import { datePath } from '#blocks/events/date-path.ts';
import { type EventDates, timeWords } from '#blocks/events/event-state.ts';
import { hoursText } from '#blocks/events/hours-text.ts';
import type { ContentType } from '#blocks/registry/schemas.ts';
import { dayText } from '#protocol/date-words.ts';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import styles from './NextDates.module.css';

type NextDatesProps = {
  /** Of the event's own page. */
  path: string;
  event: Pick<ContentType<'event'>, 'timezone' | 'all_day'>;
  dates: EventDates;
};

/** The next dates of an event that repeats, each with its page and what becomes of it; and the way to all events. */
export function NextDates({ path, event: { timezone, all_day }, dates: { day, next } }: NextDatesProps) {
  return (
    <nav aria-label="Dates" className={styles.dates}>
      {next.length > 0 ? (
        <>
          <Heading className="small-label">Next dates</Heading>
          <ul role="list">
            {next.map((time) => {
              const link = datePath(path, time.start, timezone);
              const start = new Date(time.start);
              const words = timeWords(time);
              return (
                <li key={time.start} className={styles.date}>
                  <Link link={link} className={styles.link} current={day !== null && link.endsWith(day)}>
                    {dayText(start, timezone, { weekday: 'long' })}
                    {all_day ? null : `, ${hoursText(time, timezone)}`}
                  </Link>
                  {words ? <strong>{words}</strong> : null}
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
      <Link link={allEventsPath} className={styles.link}>
        Events at all hotels
      </Link>
    </nav>
  );
}
