import { type ReactNode, useEffect } from 'react';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { DefaultSubmit } from '#ui/form/DefaultSubmit.tsx';
import { fieldId } from '#ui/form/form-state.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import styles from './DayChoice.module.css';
import type { ReserveView } from './reserve-view.ts';
import { showField, shownChoice, shownField } from './reserve-wish.ts';
import type { FieldWish } from './use-asked-times.ts';

type DayChoiceProps = {
  view: ReserveView;
  /** Of the form that it stands in. */
  form: string;
  /** What the fields of a table say, and who hears when they are changed. */
  fields: FieldWish;
  onWish: (form: HTMLFormElement) => void;
  /** Says whose times follow. */
  children: ReactNode;
};

/**
 * The day, and for a table the number of guests: what the times depend on. It is a part of the form, so that what is typed there comes
 * along when another day is chosen without JavaScript. The dates of an event are folded once one is chosen.
 */
export function DayChoice({ view, form, fields, onWish, children }: DayChoiceProps) {
  return (
    <>
      <DefaultSubmit />
      {view.dates ? null : <TableWish view={view} form={form} fields={fields} onWish={onWish} />}
      {children}
      {view.dates ? <Dates dates={view.dates} day={view.day} isFree={view.times.some((time) => time.isFree)} /> : null}
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

function TableWish({ view: { party, day, maxParty, range }, form, fields, onWish }: Omit<DayChoiceProps, 'children'>) {
  const [partyId, dayId] = [fieldId(form, 'party'), fieldId(form, 'date')];
  useFieldValue(partyId, fields.party);
  useFieldValue(dayId, fields.day);
  return (
    <div
      className={styles.form}
      onChange={({ target }) => {
        if ('form' in target && target.form instanceof HTMLFormElement) onWish(target.form);
      }}
    >
      <input type="hidden" name={shownField} value={shownChoice(party, day)} />
      <SelectField
        id={partyId}
        name="party"
        label="Guests"
        choices={countChoices(maxParty, 'guest', 'guests')}
        defaultValue={String(party)}
        placeholder={null}
      />
      <TextField
        id={dayId}
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

/** Has a field of the browser's own show what a button, or the way back, has chosen. */
function useFieldValue(id: string, value: string): void {
  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    if (field.value !== value) field.value = value;
  }, [id, value]);
}

type DatesProps = { dates: NonNullable<ReserveView['dates']>; day: string; isFree: boolean };

/** Folded while the date that is shown has tickets. */
function Dates({ dates, day, isFree }: DatesProps) {
  const others = dates.filter((date) => date.day !== day).length;
  return (
    <>
      <input type="hidden" name="date" value={day} />
      {others === 0 ? null : (
        // Made anew, and so closed, for another date.
        <Disclosure key={day} open={!isFree} className={styles.others} summary={`Another date (${others})`}>
          <ul className={styles.dates} role="list" aria-label="Dates">
            {dates.map((date) => (
              <li key={date.day} className={styles.date}>
                <DayButton day={date.day} name={date.shown} isCurrent={date.day === day} />
                {date.words ? <span className={styles.words}>{date.words}</span> : null}
              </li>
            ))}
          </ul>
        </Disclosure>
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
export function NoTimes({ view: { none, nearby, dates, dayName } }: Pick<DayChoiceProps, 'view'>) {
  return (
    <div className={styles.none}>
      {dates ? <h2 className={styles.chosen}>{dayName}</h2> : null}
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
