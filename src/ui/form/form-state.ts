/** A form that came back: what was filled in, and what is wrong with it. */
export type FormState = {
  /** By the field's name; never a password. */
  values: Record<string, string>;
  /** By the field's name, in the order of the fields. */
  errors: Record<string, string>;
  /** An error of the whole form. */
  message?: string;
};

/** What a field takes from the form it is in: `id` makes it findable for the summary. */
export type BoundField = { id: string; name: string; error: string | undefined; defaultValue: string };

/** A field of a form that came back, or of a new one. `form` names the form, unlike any other on its page. */
export function boundField(
  form: string,
  state: FormState | null | undefined,
  name: string,
  initial: string | null | undefined = '',
): BoundField {
  return {
    id: fieldId(form, name),
    name,
    error: state?.errors[name],
    defaultValue: state?.values[name] ?? (state ? '' : (initial ?? '')),
  };
}

export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}
