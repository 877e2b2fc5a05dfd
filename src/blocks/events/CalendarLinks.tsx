import { Disclosure } from '#ui/Disclosure.tsx';
import { emit } from '../analytics/analytics.ts';
import { useBlockSurroundings } from '../contract/block-context.ts';
import styles from './CalendarLinks.module.css';
import { calendarPath, subscriptionAddress } from './calendar-path.ts';

type CalendarLinksProps = {
  title: string;
  /** Its whole slug: two hotels may have an event of one name. */
  fullSlug: string;
  /** The day of one date of it, `2026-12-04`; without it the whole event is meant. */
  day?: string | null | undefined;
  /** The slug of its hotel, whose whole calendar can be subscribed to. */
  hotel?: string | null | undefined;
};

/** The ways to add an event to a calendar: as a file, or by a subscription to all events of its hotel. */
export function CalendarLinks({ title, fullSlug, day, hotel }: CalendarLinksProps) {
  const { publicUrl } = useBlockSurroundings();
  const slug = fullSlug.split('/').at(-1) ?? fullSlug;
  const emitAdded = (way: 'download' | 'subscribe') => () => emit('event_add_calendar', { event: slug, way });
  return (
    <Disclosure
      look="inline"
      summary={
        <>
          Add to calendar<span className="visually-hidden">: {title}</span>
        </>
      }
    >
      <ul className={styles.links} role="list">
        {day ? (
          <li>
            <a
              href={`${calendarPath()}?event=${fullSlug}&date=${day}`}
              download={`${slug}-${day}.ics`}
              onClick={emitAdded('download')}
            >
              Download this date (.ics)
            </a>
          </li>
        ) : null}
        <li>
          <a href={`${calendarPath()}?event=${fullSlug}`} download={`${slug}.ics`} onClick={emitAdded('download')}>
            {day ? 'Download all its dates (.ics)' : 'Download this event (.ics)'}
          </a>
        </li>
        <li>
          <a href={subscriptionAddress(publicUrl, hotel)} onClick={emitAdded('subscribe')}>
            {hotel ? 'Subscribe to this hotel’s events' : 'Subscribe to all events'}
          </a>
        </li>
      </ul>
    </Disclosure>
  );
}
