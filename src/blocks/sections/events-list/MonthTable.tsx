import { useSearchParams } from 'react-router';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { TableRegion } from '#ui/DataTable.tsx';
import { Link } from '#ui/Link.tsx';
import { formatTime } from '../../dates/dates.ts';
import { zonedClock } from '../../dates/zoned-clock.ts';
import { stateWords } from '../../events/event-state.ts';
import { type Happening, monthName, monthOf, queryLink } from './event-query.ts';
import styles from './MonthTable.module.css';
import { type MonthDay, monthWeeks, shiftedMonth } from './month-weeks.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type MonthTableProps = {
  /** `2026-12`. */
  month: string;
  /** The first and the last month that can be turned to. */
  range: readonly [first: string, last: string];
  happenings: readonly Happening[];
};

/** A month as a table: a row a week, each day with the events that begin on it. */
export function MonthTable({ month, range: [first, last], happenings }: MonthTableProps) {
  const [search] = useSearchParams();
  const shown = happenings.filter((happening) => monthOf(happening) === month);
  const turnTo = (by: 1 | -1) => queryLink(search, { view: 'month', month: shiftedMonth(month, by) });
  return (
    <>
      <TableRegion label={`Events in ${monthName(month)}`}>
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
                    <Day day={day} happenings={shown} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
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

function Day({ day: { day }, happenings }: { day: MonthDay; happenings: readonly Happening[] }) {
  if (day === 0) return null;
  const onDay = happenings.filter(({ event, time }) => zonedClock(new Date(time.start), event.timezone).day === day);
  return (
    <>
      <span className={styles.day}>{day}</span>
      {onDay.length > 0 ? (
        <ul className={styles.events} role="list">
          {onDay.map(({ key, event, time }) => (
            <li key={key}>
              <Link link={event.path}>
                {event.state === 'cancelled' ? <s>{event.title}</s> : event.title}
                <span className={styles.time}>
                  {' '}
                  {event.allDay ? 'All day' : formatTime(new Date(time.start), event.timezone)}
                  {event.state === 'cancelled' ? `, ${stateWords.cancelled.toLowerCase()}` : ''}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
