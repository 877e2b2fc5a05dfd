import { Button } from '#ui/Button.tsx';
import { DefaultSubmit } from '#ui/form/DefaultSubmit.tsx';
import { fieldId } from '#ui/form/form-state.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import styles from './DayChoice.module.css';
import type { ReserveView } from './reserve-view.ts';
import { showField, shownChoice, shownField } from './reserve-wish.ts';

type DayChoiceProps = {
  view: ReserveView;
  /** Of the form that it stands in. */
  form: string;
};

/**
 * The day, and for a table the number of guests: what the times depend on. It is a part of the form, so that what is typed there comes
 * along when another day is chosen without JavaScript.
 */
export function DayChoice({ view, form }: DayChoiceProps) {
  return (
    <>
      <DefaultSubmit />
      {view.dates ? <Dates view={view} /> : <TableWish view={view} form={form} />}
    </>
  );
}

/** Numbers from 1 on, for a list to choose from. */
export function countChoices(most: number, one: string, more: string) {
  return Array.from({ length: Math.max(1, most) }, (_, index) => ({
    value: String(index + 1),
    name: `${index + 1} ${index === 0 ? one : more}`,
  }));
}

function TableWish({ view: { party, day, maxParty, range }, form }: DayChoiceProps) {
  return (
    <div className={styles.form}>
      <input type="hidden" name={shownField} value={shownChoice(party, day)} />
      {/* Made anew for another day, which a button may have chosen. */}
      <SelectField
        key={`party ${party}`}
        id={fieldId(form, 'party')}
        name="party"
        label="Guests"
        choices={countChoices(maxParty, 'guest', 'guests')}
        defaultValue={String(party)}
        placeholder={null}
      />
      <TextField
        key={day}
        id={fieldId(form, 'date')}
        name="date"
        label="Day"
        type="date"
        min={range.first}
        max={range.last}
        defaultValue={day}
        required
      />
      <Button type="submit" variant="secondary" name={showField} value="">
        Show times
      </Button>
    </div>
  );
}

function Dates({ view: { dates, day } }: Pick<DayChoiceProps, 'view'>) {
  const isOnly = !dates || (dates.length === 1 && dates[0]?.day === day);
  return (
    <>
      <input type="hidden" name="date" value={day} />
      {isOnly ? null : (
        <ul className={styles.dates} role="list" aria-label="Dates">
          {dates.map((date) => (
            <li key={date.day} className={styles.date}>
              <DayButton day={date.day} name={date.shown} isCurrent={date.day === day} />
              {date.words ? <span className={styles.words}>{date.words}</span> : null}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Shows another day. */
function DayButton({ day, name, isCurrent = false }: { day: string; name: string; isCurrent?: boolean }) {
  return (
    <button
      type="submit"
      name={showField}
      value={day}
      className={styles.day}
      aria-current={isCurrent ? 'date' : undefined}
    >
      {name}
    </button>
  );
}

/** What stands in the place of the times where none has room: why, and days that have. */
export function NoTimes({ view: { none, nearby, dates } }: Pick<DayChoiceProps, 'view'>) {
  return (
    <div className={styles.none}>
      <p>
        <strong>{none}</strong>
      </p>
      {nearby.length > 0 && !dates ? (
        <>
          <p>There is room on</p>
          <ul>
            {nearby.map(({ day, name }) => (
              <li key={day}>
                <DayButton day={day} name={name} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
