import type { UploadedFile } from '../forms/form-settings.ts';

type Returned = { values?: Record<string, string>; errors?: Record<string, string>; message?: string };

/** A form that came back because of its fields. */
export function fieldError({ values = {}, errors = {} }: Returned, file: UploadedFile | null = null) {
  return { ok: false, problem: 'field_error', state: { values, errors }, token: 'example', file } as const;
}

/** A form that came back as a full page. */
export function formError(
  problem: 'form_error' | 'rate_limited',
  message: string,
  values: Record<string, string> = {},
) {
  return { ok: false, problem, state: { values, errors: {}, message }, token: 'example', file: null } as const;
}

/** A form that was taken. */
export const sent = { ok: true, reference: 'ASH-7F3K-92QX' } as const;
