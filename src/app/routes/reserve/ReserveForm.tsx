import type { ReactNode } from 'react';
import { dayName, isDay } from '#blocks/events/date-path.ts';
import { tokenField } from '#blocks/forms/form-names.ts';
import { SpamTrap } from '#blocks/forms/SpamTrap.tsx';
import { maxEmailLength, maxPhoneLength } from '#protocol/input-limits.ts';
import { classNames } from '#ui/class-names.ts';
import { FormAnswer } from '#ui/form/FormAnswer.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { boundField, type FormState } from '#ui/form/form-state.ts';
import { TextAreaField, TextField } from '#ui/form/TextField.tsx';
import styles from './DayChoice.module.css';
import { DayChoice, NoTimes } from './DayChoice.tsx';
import { maxGuestNameLength, maxNoteLength } from './reserve-limits.ts';
import type { ReserveView } from './reserve-view.ts';
import { timesId } from './reserve-wish.ts';
import { TicketCount } from './TicketCount.tsx';
import { TimeChoice } from './TimeChoice.tsx';
import { type FieldWish, useAskedTimes } from './use-asked-times.ts';

type Choice = {
  view: ReserveView;
  state: FormState | null | undefined;
};

/** Name of the form; prefix of the ids of its fields. */
const form = 'reserve';

/** The day, who comes, and at which of the times. A day without room has nothing to send; what was typed for another one stays. */
export function ReserveForm({ view, state, token, answer }: Choice & { token: string; answer: unknown }) {
  const field = (name: string) => boundField(form, state, name);
  const { wish, fields, follow } = useAskedTimes(view, spokenWords(view));
  const isTable = view.kind === 'table';
  const isFree = hasRoom(view);
  return (
    <FormFrame
      name={form}
      label={isTable ? 'Reserve a table' : 'Reserve tickets'}
      state={state}
      lead={
        <DayChoice view={view} form={form} fields={fields} onWish={follow}>
          <Shown view={view} wish={wish} hasFailed={Boolean(state?.message)} answer={answer} />
        </DayChoice>
      }
      submitLabel={isFree && !wish ? (isTable ? 'Reserve the table' : 'Reserve') : null}
      pendingLabel="Reserving …"
    >
      {isFree || state ? (
        <>
          {isFree ? <ChosenFields view={view} state={state} isOld={wish !== null} /> : null}
          <TextField
            {...field('name')}
            label="Name"
            autoComplete="name"
            maxLength={maxGuestNameLength}
            required
            span="half"
          />
          <TextField
            {...field('email')}
            label="Email"
            type="email"
            autoComplete="email"
            maxLength={maxEmailLength}
            required
            span="half"
          />
          <TextField
            {...field('phone')}
            label="Telephone"
            type="tel"
            autoComplete="tel"
            maxLength={maxPhoneLength}
            span="half"
          />
          <TextAreaField
            {...field('note')}
            label="Note"
            hint="What we should know: a wheelchair, a high chair, an allergy."
            maxLength={maxNoteLength}
            rows={3}
          />
        </>
      ) : null}
      <SpamTrap />
      <input type="hidden" name={tokenField} value={token} />
    </FormFrame>
  );
}

/** Another time or another number, of a reservation that there is; its present time is chosen until another one is. */
export function ChangeForm({ view, state, present }: Choice & { present: string }) {
  const { wish, fields, follow } = useAskedTimes(view, spokenWords(view));
  const isFree = hasRoom(view);
  return (
    <FormFrame
      name={form}
      label="Change the reservation"
      state={state}
      lead={
        <DayChoice view={view} form={form} fields={fields} onWish={follow}>
          <Shown view={view} wish={wish} hasFailed={Boolean(state?.message)} answer={null} />
        </DayChoice>
      }
      submitLabel={isFree && !wish ? 'Change the reservation' : null}
      pendingLabel="Changing it …"
    >
      {isFree ? <ChosenFields view={view} state={state} present={present} isOld={wish !== null} /> : null}
    </FormFrame>
  );
}

function hasRoom({ times }: ReserveView): boolean {
  return times.some(({ isFree }) => isFree);
}

function wordsOf(day: string, party: number): string {
  return `${dayName(day)}, ${party === 1 ? '1 guest' : `${party} guests`}`;
}

/** What a screen reader says when the times of another day, or for another party, are there. */
function spokenWords({ day, party, times, none }: ReserveView): string {
  const free = times.filter(({ isFree }) => isFree).length;
  return `${wordsOf(day, party)}: ${none || (free === 1 ? '1 time' : `${free} times`)}`;
}

type ShownProps = { view: ReserveView; wish: FieldWish | null; hasFailed: boolean; answer: unknown };

/** Whose times follow, or why there are none. After a form that asked for them it takes the focus. */
function Shown({ view, wish, hasFailed, answer }: ShownProps) {
  const { kind, times, day, party } = view;
  let words: ReactNode;
  if (wish) {
    words = <p className={classNames(styles.chosen, styles.awaited)}>{awaitedWords(wish, hasFailed)}</p>;
  } else if (hasRoom(view)) {
    words = <h2 className={styles.chosen}>{kind === 'table' ? wordsOf(day, party) : times[0]?.shown}</h2>;
  } else {
    words = <NoTimes view={view} />;
  }
  if (!answer) return <div id={timesId}>{words}</div>;
  return (
    <FormAnswer role="status" answer={answer}>
      {words}
    </FormAnswer>
  );
}

/** In place of the times that are in sight no more. */
function awaitedWords({ day, party }: FieldWish, hasFailed: boolean): string {
  if (!isDay(day)) return 'Choose a day.';
  const asked = wordsOf(day, Number(party));
  return hasFailed ? `${asked}: press “Show times”.` : `${asked}: one moment …`;
}

type ChosenProps = Choice & { present?: string; isOld: boolean };

/** The time; of tickets the number, too, which of a table is asked for before the times. */
function ChosenFields({ view, state, present = '', isOld }: ChosenProps) {
  const { kind, times, party, maxParty, ticket } = view;
  const [only] = times;
  const field = (name: string, initial = '') => boundField(form, state, name, initial);
  if (kind === 'table') {
    return <TimeChoice field={field('time', present)} times={times} isOld={isOld} />;
  }
  return (
    <>
      <input type="hidden" name="time" value={only?.value ?? ''} />
      <TicketCount field={field('party', String(party))} most={Math.min(maxParty, only?.left ?? 1)} ticket={ticket} />
    </>
  );
}
