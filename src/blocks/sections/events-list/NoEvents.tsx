import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import type { ListedEvent } from '../../events/listed-event.ts';
import { EventRows } from './EventRows.tsx';
import styles from './EventsList.module.css';
import { type EventQuery, happenings } from './event-query.ts';

/** Dates that are offered in place of those that were asked for. */
const offeredDates = 3;

type NoEventsProps = { events: readonly ListedEvent[]; query: EventQuery; now: Date };

/** Where no event answers: the next ones of that place and kind on other days, or the way to all. */
export function NoEvents({ events, query, now }: NoEventsProps) {
  if (events.length === 0) {
    return (
      <p className={styles.none}>
        Nothing planned. <Link link="/newsletter">Get the newsletter</Link>, and you will know when there is.
      </p>
    );
  }
  const next = happenings(events, { ...query, when: '' }, now).slice(0, offeredDates);
  return (
    <>
      <p className={styles.none}>
        Nothing on those days, or of that kind. <Link link="?">Show everything</Link>
      </p>
      {next.length > 0 ? (
        <>
          <Heading className={styles.next}>The next dates</Heading>
          <HeadingLevel>
            <EventRows shown={next} />
          </HeadingLevel>
        </>
      ) : null}
    </>
  );
}
