import { parseWithZod } from '@conform-to/zod/v4';
import type { ZodType } from 'zod';
import type { FormState } from '#ui/form/form-state.ts';

export type ReadForm<Value> =
  | { ok: true; value: Value; values: Record<string, string> }
  | { ok: false; state: FormState };

/** Names of fields whose content never goes back into a page. */
const secret = /password/i;

/**
 * Reads a form by its schema, as Conform does (an empty field is one that is not there). `values` is what may be shown
 * again. A form with mistakes comes back with the first of each field.
 */
export function readForm<Value>(form: FormData, schema: ZodType<Value>): ReadForm<Value> {
  const submission = parseWithZod(form, { schema });
  const values = shownValues(form);
  if (submission.status === 'success') return { ok: true, value: submission.value, values };
  const errors = Object.entries(submission.error ?? {}).flatMap(([name, messages]) =>
    messages?.[0] ? [[name, messages[0]] as const] : [],
  );
  return { ok: false, state: { values, errors: Object.fromEntries(errors) } };
}

function shownValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' && !secret.test(name) ? [[name, value]] : [])),
  );
}
