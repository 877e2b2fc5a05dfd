import { TextField } from '#ui/form/TextField.tsx';

/** Who writes, and how to answer. */
export function PersonFields({ withPhone = true }: { withPhone?: boolean }) {
  return (
    <>
      <TextField name="name" label="Name" autoComplete="name" maxLength={120} required span="half" />
      <TextField name="email" label="Email" type="email" autoComplete="email" maxLength={254} required span="half" />
      {withPhone ? (
        <TextField name="phone" label="Telephone" type="tel" autoComplete="tel" maxLength={40} span="half" />
      ) : null}
    </>
  );
}
