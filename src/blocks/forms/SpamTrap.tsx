import { spamTrapField } from './form-names.ts';

/** A field that people neither see nor reach; what fills it in is a program (docs/reference/forms.md#form-engine). */
export function SpamTrap() {
  return (
    <p className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={spamTrapField} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
