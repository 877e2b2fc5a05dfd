import { Link } from '#ui/Link.tsx';
import { useBlockSurroundings } from '../../contract/block-context.ts';
import { allEventsPath, calendarPath, subscriptionAddress } from '../../events/calendar-path.ts';
import styles from './EventsList.module.css';

/** The same calendar for a calendar program; from one hotel's, the way to all events. */
export function CalendarFeeds({ hotel }: { hotel: string | null }) {
  const { publicUrl } = useBlockSurroundings();
  return (
    <ul role="list" className={styles.feeds}>
      {hotel ? (
        <li>
          <Link link={allEventsPath} className={styles.feed}>
            Events at all hotels
          </Link>
        </li>
      ) : null}
      <li>
        <a href={subscriptionAddress(publicUrl, hotel)} className={styles.feed}>
          Subscribe to this calendar
        </a>
      </li>
      <li>
        <a href={calendarPath(hotel)} download className={styles.feed}>
          Download it (.ics)
        </a>
      </li>
    </ul>
  );
}
