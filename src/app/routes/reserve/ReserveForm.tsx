import type { ReactNode } from 'react';
import { tokenField } from '#blocks/forms/form-names.ts';
import { SpamTrap } from '#blocks/forms/SpamTrap.tsx';
import { maxEmailLength, maxPhoneLength } from '#protocol/input-limits.ts';
import { FormAnswer } from '#ui/form/FormAnswer.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { boundField, type FormState } from '#ui/form/form-state.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '#ui/form/TextField.tsx';
import styles from './DayChoice.module.css';
import { countChoices, DayChoice, NoTimes } from './DayChoice.tsx';
import { maxGuestNameLength, maxNoteLength } from './reserve-limits.ts';
import type { ReserveView } from './reserve-view.ts';
import { TimeChoice } from './TimeChoice.tsx';

type Choice = {
  view: ReserveView;
  state: FormState | null | undefined;
};

/** Name of the form; prefix of the ids of its fields. */
const form = 'reserve';
/** Of the element before the times, where a guest is who asked for them. */
export const timesId = 'times';

/** The day, who comes, and at which of the times. A day without room has nothing to send; what was typed for another one stays. */
export function ReserveForm({ view, state, token, answer }: Choice & { token: string; answer: unknown }) {
  const field = (name: string) => boundField(form, state, name);
  const isTable = view.kind === 'table';
  const isFree = hasRoom(view);
  return (
    <FormFrame
      name={form}
      label={isTable ? 'Reserve a table' : 'Reserve tickets'}
      state={state}
      lead={
        <>
          <DayChoice view={view} form={form} />
          <Shown view={view} answer={answer} />
        </>
      }
      submitLabel={isFree ? (isTable ? 'Reserve the table' : 'Reserve') : null}
      pendingLabel="Reserving …"
    >
      {isFree || state ? (
        <>
          {isFree ? <ChosenFields view={view} state={state} /> : null}
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
  const isFree = hasRoom(view);
  return (
    <FormFrame
      name={form}
      label="Change the reservation"
      state={state}
      lead={
        <>
          <DayChoice view={view} form={form} />
          {isFree ? null : <Shown view={view} answer={null} />}
        </>
      }
      submitLabel={isFree ? 'Change the reservation' : null}
      pendingLabel="Changing it …"
    >
      {isFree ? <ChosenFields view={view} state={state} present={present} /> : null}
    </FormFrame>
  );
}

function hasRoom({ times }: ReserveView): boolean {
  return times.some(({ isFree }) => isFree);
}

/** Whose times follow, or why there are none. After a form that asked for them it takes the focus. */
function Shown({ view, answer }: { view: ReserveView; answer: unknown }) {
  const { kind, dayName, times, party } = view;
  const words: ReactNode = hasRoom(view) ? (
    <h2 className={styles.chosen}>
      {kind === 'table' ? `${dayName}, ${party === 1 ? '1 guest' : `${party} guests`}` : times[0]?.shown}
    </h2>
  ) : (
    <NoTimes view={view} />
  );
  if (!answer) {
    return (
      <div id={timesId} role={hasRoom(view) ? undefined : 'status'}>
        {words}
      </div>
    );
  }
  return (
    <FormAnswer role="status" answer={answer}>
      {words}
    </FormAnswer>
  );
}

/** The time; of tickets the number, too, which of a table is asked for before the times. */
function ChosenFields({ view, state, present = '' }: Choice & { present?: string }) {
  const { kind, times, party, maxParty } = view;
  const [only] = times;
  const field = (name: string, initial = '') => boundField(form, state, name, initial);
  if (kind === 'table') {
    return <TimeChoice field={field('time', present)} times={times} />;
  }
  return (
    <>
      <input type="hidden" name="time" value={only?.value ?? ''} />
      <SelectField
        {...field('party', String(party))}
        label="Tickets"
        choices={countChoices(Math.min(maxParty, only?.left ?? 1), 'ticket', 'tickets')}
        placeholder={null}
        required
        span="half"
      />
    </>
  );
}
