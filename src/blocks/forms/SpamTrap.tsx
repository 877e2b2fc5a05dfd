import { spamTrapField } from './form-names.ts';

/** A field that people cannot see or reach; only programs fill it in (docs/reference/forms.md#form-engine). */
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
