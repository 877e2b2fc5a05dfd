import type { FormState } from '#ui/form/form-state.ts';

type Answer = {
  data: { email: string } | null;
  errors: { field: string | null; message: string }[];
};

/** What the page shows of a registration: the form again, or the address that was written to. */
export type RegistrationView = { state: FormState | null; sentTo: string | null };

/**
 * Sends the form as the JSON that `POST /api/register` takes (docs/reference/sessions.md#registration), and says what
 * came back as the form's state.
 */
export async function sendRegistration(form: FormData): Promise<RegistrationView> {
  const text = (name: string) => String(form.get(name) ?? '');
  const values = { email: text('email'), dateOfBirth: text('dateOfBirth'), acceptsMarketing: text('acceptsMarketing') };
  const response = await fetch('/api/register', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({
      email: values.email || undefined,
      password: text('password') || undefined,
      acceptsMarketing: values.acceptsMarketing === 'yes',
      dateOfBirth: values.dateOfBirth || undefined,
    }),
  });
  const { data, errors } = (await response.json()) as Answer;
  return viewOf(data, errors, values);
}

/** The first error of each field, and the words for the whole. */
export function viewOf(
  data: Answer['data'],
  errors: Answer['errors'],
  values: Record<string, string>,
): RegistrationView {
  if (data) return { state: null, sentTo: data.email };
  const fields: Record<string, string> = {};
  for (const { field, message } of errors) if (field && !(field in fields)) fields[field] = message;
  const whole = errors.find(({ field }) => field === null)?.message;
  return { state: { values, errors: fields, ...(whole ? { message: whole } : {}) }, sentTo: null };
}
