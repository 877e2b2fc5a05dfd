import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { Choice } from '#ui/form/SelectField.tsx';
import type { RichTextValue } from '#ui/rich-text-nodes.ts';

type FieldBase = {
  name: string;
  label: string;
  required?: boolean;
  /** The error message of a required field that is empty. */
  missing?: string;
  hint?: string;
  /** A full line, or half of one where there is room. */
  span?: 'full' | 'half';
};

type LineField = FieldBase & {
  kind: 'text' | 'email' | 'tel' | 'url' | 'time';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
};
/** Several lines. */
type LongTextField = FieldBase & { kind: 'textarea'; maxLength: number };
type NumberField = FieldBase & { kind: 'number'; min: number; max: number };
/** A calendar day, `2026-11-22`. `min` is the earliest. */
type DateField = FieldBase & { kind: 'date'; min?: string };
/** One of several; a query such as `?topic=press` preselects one. */
type ChoiceField = FieldBase & {
  kind: 'choice';
  choices: readonly Choice[];
  placeholder?: string;
  initial?: string;
};
type CheckboxField = FieldBase & { kind: 'checkbox' };
/** What the sender agrees to. */
type ConsentField = FieldBase & { kind: 'consent'; text: RichTextValue };
export type FileField = FieldBase & { kind: 'file'; types: readonly FileType[]; maxBytes: number };
/** A value of the page itself, whatever was sent for it; `text` is how an operator reads it. */
type HiddenField = FieldBase & { kind: 'hidden'; value: string; text?: string };

/** A file type that a form may take, by its file name extension. */
export type FileType = 'pdf' | 'docx';

/** One field of a form: drawn by FormFields.tsx, checked by validate-form.server.ts. */
export type FormField =
  | LineField
  | LongTextField
  | NumberField
  | DateField
  | ChoiceField
  | CheckboxField
  | ConsentField
  | FileField
  | HiddenField;

/** Fields that belong together; with a legend, a group that screen readers name. */
export type FormGroup = { legend?: string; fields: readonly FormField[] };

/** Which form an entry of the inbox came from. */
export type FormKind = 'contact' | 'events' | 'careers' | 'souvenirs';

/**
 * The full description of a form: the page renders it from this, and the server checks against the same, so that
 * a form has one description.
 */
export type FormDefinition = {
  kind: FormKind;
  /** Unlike any other form on its page: the section's `_uid`. */
  id: string;
  /** Names the form: its section's heading. */
  label: string;
  groups: readonly FormGroup[];
  submitLabel: string;
  /** Key of the recipients in the server's configuration, never an address. */
  recipientKey: string;
  /** Another way to the same people. */
  phone: string | null;
  email: string | null;
  /** `next` says what happens next where the editor wrote no `body`. */
  success: { title: string; body: RichTextValue; next: string };
  /** The sold-out variant that the sender waits for. */
  awaited?: { variant: string; handle: string; title: string };
  /** Fields and button close together, for a form of one line. */
  inline?: boolean;
  /** Checks across several fields: field errors by name. */
  check?: (values: Readonly<Record<string, string>>, now: Date) => Record<string, string>;
  /** The bot challenge's public key that the editor gives this form; null takes the site's. */
  publicKey: string | null;
};

/** All fields of a form, in order. */
export function fieldsOf(form: FormDefinition): FormField[] {
  return form.groups.flatMap(({ fields }) => fields);
}
