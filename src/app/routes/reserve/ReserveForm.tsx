import { tokenField } from '#blocks/forms/form-names.ts';
import { SpamTrap } from '#blocks/forms/SpamTrap.tsx';
import { maxEmailLength, maxPhoneLength } from '#protocol/input-limits.ts';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { boundField, type FormState } from '#ui/form/form-state.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '#ui/form/TextField.tsx';
import { countChoices } from './DayChoice.tsx';
import { maxGuestNameLength, maxNoteLength } from './reserve-limits.ts';
import type { ReserveView } from './reserve-view.ts';
import { TimeChoice } from './TimeChoice.tsx';

type Choice = { view: ReserveView; state: FormState | null | undefined };

/** Name of the form; prefix of the ids of its fields. */
const form = 'reserve';

/** Who comes, and at which of the times. */
export function ReserveForm({ view, state, token }: Choice & { token: string }) {
  const field = (name: string) => boundField(form, state, name);
  const isTable = view.kind === 'table';
  return (
    <FormFrame
      name={form}
      label={isTable ? 'Reserve a table' : 'Reserve tickets'}
      state={state}
      submitLabel={isTable ? 'Reserve the table' : 'Reserve'}
      pendingLabel="Reserving …"
    >
      <ChosenFields view={view} state={state} />
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
      <SpamTrap />
      <input type="hidden" name={tokenField} value={token} />
    </FormFrame>
  );
}

/** Another time or another number, of a reservation that there is; its present time is chosen until another one is. */
export function ChangeForm({ view, state, present }: Choice & { present: string }) {
  return (
    <FormFrame
      name={form}
      label="Change the reservation"
      state={state}
      submitLabel="Change the reservation"
      pendingLabel="Changing it …"
    >
      <ChosenFields view={view} state={state} present={present} />
    </FormFrame>
  );
}

/** The time and the number: of a table the number was asked for before, as the times depend on it. */
function ChosenFields({ view, state, present = '' }: Choice & { present?: string }) {
  const { kind, times, party, maxParty } = view;
  const [only] = times;
  const field = (name: string, initial = '') => boundField(form, state, name, initial);
  if (kind === 'table') {
    return (
      <>
        <TimeChoice field={field('time', present)} times={times} />
        <input type="hidden" name="party" value={party} />
      </>
    );
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
