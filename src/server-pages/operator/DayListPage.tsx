import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { TextWithBreaks } from '#ui/Lines.tsx';
import { Link } from '#ui/Link.tsx';
import page from '../shell/page.module.css';
import styles from './DayListPage.module.css';
import { ListLinks } from './ListLinks.tsx';
import { ListTable } from './ListTable.tsx';
import { OperatorShell, type WithMenu } from './OperatorShell.tsx';
import type { DayListData, DayReservation } from './operator-pages.ts';
import search from './SearchForm.module.css';

/**
 * The reservations of a day by venue and event: time, number, name, note, and who has come. On paper the menu, the choice of
 * the day and the buttons are left out.
 */
export function DayListPage({ menu, ...list }: WithMenu & DayListData) {
  const { action, day, dayName, places, place, groups, previous, next } = list;
  return (
    <OperatorShell menu={menu} title={`Reservations, ${dayName}`} current="reservations">
      <h1>{dayName}</h1>
      <div className={page.screen}>
        <search>
          <form className={search.search} method="get" action={action}>
            <TextField name="date" id="day-date" type="date" label="Day" defaultValue={day} />
            <SelectField
              name="place"
              id="day-place"
              label="Venue or event"
              placeholder="All"
              defaultValue={place}
              choices={places}
            />
            <p>
              <Button type="submit">Show</Button>
            </p>
          </form>
        </search>
        <ListLinks
          links={[
            ['The day before', previous],
            ['The day after', next],
          ]}
        />
        {groups.length > 0 ? <p className={page.quiet}>Print this page from the browser’s menu.</p> : null}
      </div>
      {groups.length === 0 ? <p>Nothing is reserved for this day.</p> : null}
      {groups.map(({ title, guests, reservations }) => (
        <div key={title} className={page.stack}>
          <h2>
            {title} <span className={page.quiet}>{guests === 1 ? '1 place' : `${guests} places`}</span>
          </h2>
          <ListTable
            label={title}
            columns={['Time', 'How many', 'Name', 'Note', 'State']}
            rows={reservations.map((reservation) => ({ id: reservation.id, cells: cellsOf(reservation) }))}
          />
        </div>
      ))}
    </OperatorShell>
  );
}

function cellsOf({ time, party, name, email, phone, note, reference, status, actions }: DayReservation) {
  return [
    <span key="time" className={page.whole}>
      {time}
    </span>,
    party,
    <span key="name">
      <strong>{name}</strong> <span className={page.quiet}>{reference}</span>
      <br />
      <span className={page.quiet}>{[phone, email].filter(Boolean).join(', ')}</span>
    </span>,
    <TextWithBreaks key="note" text={note} />,
    <div key="state">
      {status}
      {actions ? (
        <div className={styles.actions}>
          <form method="post" action={actions.arrived}>
            <input type="hidden" name="arrived" value={actions.hasArrived ? 'no' : 'yes'} />
            <Button type="submit" variant="secondary">
              {actions.hasArrived ? 'Not arrived' : 'Arrived'}
              <span className="visually-hidden">: {name}</span>
            </Button>
          </form>
          {actions.cancel ? (
            <Link link={actions.cancel} className={page.target}>
              Cancel …<span className="visually-hidden"> {name}</span>
            </Link>
          ) : null}
        </div>
      ) : null}
    </div>,
  ];
}
