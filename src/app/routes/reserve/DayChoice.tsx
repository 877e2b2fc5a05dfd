import { Form } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Link } from '#ui/Link.tsx';
import styles from './DayChoice.module.css';
import { keyParameter } from './reservation-path.ts';
import type { ReserveView } from './reserve-view.ts';

/**
 * The day, and for a table the number of guests: what the times depend on. It is asked for first, by the page's address, so that it
 * works without JavaScript and can be shared.
 */
export function DayChoice(props: DayChoiceProps) {
  return props.view.dates ? <DateLinks {...props} /> : <TableWish {...props} />;
}

type DayChoiceProps = {
  view: ReserveView;
  /** The page's own. */
  path: string;
  /** The key of the reservation that is changed, where one is. */
  reservation?: string;
};

function addressOf(path: string, wish: Record<string, string | number>, reservation: string | undefined): string {
  const texts = Object.entries(wish).map(([name, value]) => [name, String(value)]);
  return `${path}?${new URLSearchParams([...texts, ...(reservation ? [[keyParameter, reservation]] : [])])}`;
}

/** Numbers from 1 on, for a list to choose from. */
export function countChoices(most: number, one: string, more: string) {
  return Array.from({ length: Math.max(1, most) }, (_, index) => ({
    value: String(index + 1),
    name: `${index + 1} ${index === 0 ? one : more}`,
  }));
}

function TableWish({ view: { party, day, maxParty, range }, reservation }: DayChoiceProps) {
  return (
    // Made anew for another day, which a link may have chosen.
    <Form key={`${party} ${day}`} method="get" aria-label="Guests and day" className={styles.form} preventScrollReset>
      {reservation ? <input type="hidden" name={keyParameter} value={reservation} /> : null}
      <SelectField
        id="wish-party"
        name="party"
        label="Guests"
        choices={countChoices(maxParty, 'guest', 'guests')}
        defaultValue={String(party)}
        placeholder={null}
      />
      <TextField
        id="wish-date"
        name="date"
        label="Day"
        type="date"
        min={range.first}
        max={range.last}
        defaultValue={day}
        required
      />
      <Button type="submit" variant="secondary">
        Show times
      </Button>
    </Form>
  );
}

function DateLinks({ view: { dates, day }, path, reservation }: DayChoiceProps) {
  if (!dates || (dates.length === 1 && dates[0]?.day === day)) return null;
  return (
    <nav aria-label="Dates">
      <ul className={styles.dates} role="list">
        {dates.map((date) => (
          <li key={date.day} className={styles.date}>
            <Link
              link={addressOf(path, { date: date.day }, reservation)}
              className={styles.link}
              current={date.day === day}
            >
              {date.shown}
            </Link>
            {date.words ? <span className={styles.words}>{date.words}</span> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What stands in the place of the times where none has room: why, and days that have. */
export function NoTimes({ view, path, reservation }: DayChoiceProps) {
  const { none, nearby, party, dates } = view;
  return (
    <div className={styles.none} role="status">
      <p>
        <strong>{none}</strong>
      </p>
      {nearby.length > 0 && !dates ? (
        <>
          <p>There is room on</p>
          <ul>
            {nearby.map(({ day, name }) => (
              <li key={day}>
                <Link link={addressOf(path, { party, date: day }, reservation)}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
