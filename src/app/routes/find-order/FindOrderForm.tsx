import { maxEmailLength } from '#protocol/input-limits.ts';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { boundField, type FormState } from '#ui/form/form-state.ts';
import { TextField } from '#ui/form/TextField.tsx';

/** The number of an order, and the email it was bought with. */
export function FindOrderForm({ state }: { state: FormState | null | undefined }) {
  const field = (name: string) => boundField('find-order', state, name);
  return (
    <FormFrame
      name="find-order"
      label="Find an order"
      state={state}
      submitLabel="Find the order"
      pendingLabel="Looking for it …"
    >
      <TextField
        {...field('number')}
        label="Order number"
        hint="In the confirmation, such as #1001."
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        required
      />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={maxEmailLength}
        required
      />
    </FormFrame>
  );
}
