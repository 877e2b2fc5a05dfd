import { z } from 'zod';
import { maxEmailLength, maxPhoneLength, maxUrlLength } from '#protocol/input-limits.ts';
import { type FormDefinition, type FormField, fieldsOf } from './form-fields.ts';

/** A field as an operator reads it: with its label, and with the name of what was chosen. */
export type ReadableField = { name: string; label: string; value: string };

export type ValidatedForm =
  | { ok: true; values: Record<string, string>; fields: ReadableField[] }
  | { ok: false; errors: Record<string, string> };

/**
 * Checks what was filled in against the form's definition. `posted` holds text by field name; a file field is not in it
 * and is checked where it is read. Errors are by field name, in the order of the form, one for each field.
 */
export function validateForm(form: FormDefinition, posted: Readonly<Record<string, string>>, now: Date): ValidatedForm {
  const fields = fieldsOf(form).filter(({ kind }) => kind !== 'file');
  const schema = z.object(Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])));
  const filledIn = Object.fromEntries(
    fields.flatMap((field) => {
      const value = field.kind === 'hidden' ? field.value : posted[field.name]?.trim();
      return value ? [[field.name, value]] : [];
    }),
  );
  const result = schema.safeParse(filledIn);
  const errors = new Map<string, string>();
  for (const { path, message } of result.error?.issues ?? []) {
    const name = String(path[0]);
    if (!errors.has(name)) errors.set(name, message);
  }
  for (const [name, message] of Object.entries(form.check?.(filledIn, now) ?? {})) {
    if (!errors.has(name)) errors.set(name, message);
  }
  if (errors.size > 0) {
    return { ok: false, errors: Object.fromEntries(fields.flatMap(({ name }) => entry(name, errors.get(name)))) };
  }
  return { ok: true, values: filledIn, fields: fields.flatMap((field) => readable(field, filledIn[field.name])) };
}

function entry(name: string, message: string | undefined): [string, string][] {
  return message === undefined ? [] : [[name, message]];
}

function schemaOf(field: FormField): z.ZodType {
  const value = valueSchema(field);
  return field.required ? value : value.optional();
}

/** Characters of a text whose field does not say otherwise. */
const defaultTextLength = 200;

function valueSchema(field: FormField): z.ZodType {
  const missing = field.missing ?? `Fill in: ${field.label}.`;
  const text = z.string({ error: missing });
  switch (field.kind) {
    case 'email':
      return text
        .max(maxEmailLength, 'This email address is too long.')
        .pipe(z.email('Enter an email address, like name@example.com.'));
    case 'tel':
      return text
        .max(field.maxLength ?? maxPhoneLength, 'This telephone number is too long.')
        .regex(/^[+\d][\d\s().\-/x]*$/i, 'Enter a telephone number, like +1 401-555-0145.');
    case 'url':
      return text
        .max(field.maxLength ?? maxUrlLength, 'This address is too long.')
        .pipe(z.url({ protocol: /^https?$/, error: 'Enter an address that begins with https://' }));
    case 'time':
      return text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, like 18:30.');
    case 'date':
      return text.pipe(z.iso.date('Enter a date, like 2027-05-31.'));
    case 'number':
      return text.regex(/^\d{1,9}$/, range(field)).refine((number) => {
        const value = Number(number);
        return value >= field.min && value <= field.max;
      }, range(field));
    case 'choice':
      return text.refine(
        (value) => field.choices.some((choice) => choice.value === value),
        'Choose one from the list.',
      );
    case 'checkbox':
    case 'consent':
      return z.literal('yes', { error: missing });
    case 'hidden':
      return text;
    case 'text':
    case 'textarea': {
      const maxLength = field.maxLength ?? defaultTextLength;
      return text.max(maxLength, `This is too long: ${maxLength} characters at most.`);
    }
    case 'file':
      return z.never();
  }
}

function range({ min, max }: { min: number; max: number }): string {
  return `Enter a number from ${min} to ${max}.`;
}

function readable(field: FormField, value: string | undefined): ReadableField[] {
  if (value === undefined) return [];
  const { name, label } = field;
  switch (field.kind) {
    case 'choice':
      return [{ name, label, value: field.choices.find((choice) => choice.value === value)?.name ?? value }];
    case 'checkbox':
    case 'consent':
      return [{ name, label, value: 'Yes' }];
    case 'hidden':
      return [{ name, label, value: field.text ?? field.value }];
    default:
      return [{ name, label, value }];
  }
}
