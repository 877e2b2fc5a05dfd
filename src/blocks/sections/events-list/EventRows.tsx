import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { DateBlock } from '../../events/DateBlock.tsx';
import { EventWords } from '../../events/EventWords.tsx';
import { placeOf, timePath } from '../../events/listed-event.ts';
import styles from './EventRows.module.css';
import { dayOf, type Happening, monthName, monthOf } from './event-query.ts';
import { dayRowId } from './row-id.ts';

/** Every date in order, under its month. */
export function EventRows({ shown }: { shown: readonly Happening[] }) {
  const months = [...new Set(shown.map(monthOf))];
  const firstOfDays = new Map([...shown].reverse().map((happening) => [dayOf(happening), happening.key]));
  return months.map((month) => (
    <section key={month} className={styles.month} aria-label={monthName(month)}>
      <Heading className="small-label">{monthName(month)}</Heading>
      <HeadingLevel>
        <ul className={styles.rows} role="list">
          {shown
            .filter((happening) => monthOf(happening) === month)
            .map((happening) => (
              <EventRow
                key={happening.key}
                happening={happening}
                id={firstOfDays.get(dayOf(happening)) === happening.key ? dayRowId(dayOf(happening)) : undefined}
              />
            ))}
        </ul>
      </HeadingLevel>
    </section>
  ));
}

type EventRowProps = { happening: Happening; id: string | undefined };

function EventRow({ happening: { event, time, isFirst }, id }: EventRowProps) {
  return (
    <li id={id} className={styles.row}>
      <DateBlock time={time} timezone={event.timezone} allDay={event.allDay} size="small" />
      <EventWords
        event={event}
        path={timePath(event, time)}
        time={time}
        facts={[placeOf(event), event.repeated, event.price, event.age]}
      >
        {isFirst && event.summary ? <p>{event.summary}</p> : null}
      </EventWords>
      {isFirst ? (
        <Picture asset={event.image} sizes="16rem" ratio={3 / 2} decorative className={styles.picture} />
      ) : null}
    </li>
  );
}
