import { maxEmailLength, maxPhoneLength } from '#protocol/input-limits.ts';
import type { FormField } from './form-fields.ts';

/**
 * The fields that forms share: name, email, telephone, company, message. `messageField` has one limit for all
 * forms, `maxMessageLength`, and makes its hint of it.
 */

/** Longest text that the long fields take, in characters. */
export const maxMessageLength = 2000;

/** Characters of a person's or a company's name in the forms. */
const maxNameLength = 120;

export const nameField: FormField = {
  kind: 'text',
  name: 'name',
  label: 'Name',
  required: true,
  missing: 'Enter your name.',
  autoComplete: 'name',
  maxLength: maxNameLength,
  span: 'half',
};

export const emailField: FormField = {
  kind: 'email',
  name: 'email',
  label: 'Email',
  required: true,
  missing: 'Enter your email address.',
  autoComplete: 'email',
  maxLength: maxEmailLength,
  span: 'half',
};

export const phoneField: FormField = {
  kind: 'tel',
  name: 'phone',
  label: 'Telephone',
  autoComplete: 'tel',
  maxLength: maxPhoneLength,
  span: 'half',
};

export const companyField: FormField = {
  kind: 'text',
  name: 'company',
  label: 'Company',
  autoComplete: 'organization',
  maxLength: maxNameLength,
  span: 'half',
};

/** A long text; its hint says how long. */
export function messageField(field: { label: string; required?: boolean; missing?: string }): FormField {
  return {
    kind: 'textarea',
    name: 'message',
    maxLength: maxMessageLength,
    hint: `Up to ${maxMessageLength} characters.`,
    ...field,
  };
}
