import { useSearchParams } from 'react-router';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { formatTime } from '../../dates/dates.ts';
import { timeWords } from '../../events/event-state.ts';
import { timePath } from '../../events/listed-event.ts';
import { dayOf, type Happening, monthName, queryLink } from './event-query.ts';
import styles from './MonthTable.module.css';
import { type MonthDay, monthWeeks, shiftedMonth } from './month-weeks.ts';
import { dayRowId } from './row-id.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type MonthTableProps = {
  /** `2026-12`. */
  month: string;
  /** The first and the last month that can be turned to. */
  range: readonly [first: string, last: string];
  /** Of this month. */
  happenings: readonly Happening[];
};

/**
 * A month as a table: a row a week, each day with the events that begin on it. On a narrow screen the days have room for
 * their number alone, which leads to the day's first event in the list that stands below.
 */
export function MonthTable({ month, range: [first, last], happenings }: MonthTableProps) {
  const [search] = useSearchParams();
  const turnTo = (by: 1 | -1) => queryLink(search, { view: 'month', month: shiftedMonth(month, by) });
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>{monthName(month)}</caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                <abbr title={name}>{name.slice(0, 3)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <td key={day.date}>
                  <Day day={day} happenings={happenings.filter((happening) => dayOf(happening) === day.date)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ButtonRow className={styles.turn}>
        {month > first ? (
          <ButtonLink link={turnTo(-1)} variant="text">
            {monthName(shiftedMonth(month, -1))}
          </ButtonLink>
        ) : null}
        {month < last ? (
          <ButtonLink link={turnTo(1)} variant="text" icon="arrow">
            {monthName(shiftedMonth(month, 1))}
          </ButtonLink>
        ) : null}
      </ButtonRow>
    </>
  );
}

function Day({ day: { day, date }, happenings }: { day: MonthDay; happenings: readonly Happening[] }) {
  if (day === 0) return null;
  if (happenings.length === 0) return <span className={styles.day}>{day}</span>;
  return (
    <>
      <a href={`#${dayRowId(date)}`} className={styles.narrowDay}>
        {day}
        <span className="visually-hidden">
          {' '}
          ({happenings.length === 1 ? '1 event' : `${happenings.length} events`})
        </span>
      </a>
      <span className={styles.wideDay}>{day}</span>
      <ul className={styles.events} role="list">
        {happenings.map(({ key, event, time }) => (
          <li key={key}>
            <Link link={timePath(event, time)}>
              {time.state === 'cancelled' ? <s>{event.title}</s> : event.title}
              <span className={styles.time}>
                {' '}
                {event.allDay ? 'All day' : formatTime(new Date(time.start), event.timezone)}
                {news(time)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** `, sold out`; `''` for an ordinary evening. That it is today is said by its square. */
function news({ state, left }: Happening['time']): string {
  const words = timeWords({ state: state === 'today' ? 'scheduled' : state, ...(left ? { left } : {}) });
  return words ? `, ${words.toLowerCase()}` : '';
}
