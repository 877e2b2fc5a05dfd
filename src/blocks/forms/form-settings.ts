import { createContext } from 'react';
import type { FormState } from '#ui/form/form-state.ts';

/** What every form of the site is sent with; the shell reads it with the header and footer. */
export type FormSettings = {
  /** When the page was made, signed by the server: a form that comes back too soon or a day later is refused. */
  token: string;
  /** The bot challenge's public key; empty where there is no challenge. */
  challengeKey: string;
};

/** Nothing where the shell could not be read. */
export const FormSettingsContext = createContext<FormSettings | undefined>(undefined);

/** Why a form came back; the page says it, and tests and styles read it from `data-state`. */
export type FormProblem = 'field_error' | 'form_error' | 'rate_limited';

/** What the server answers to a form that was sent. */
export type FormAnswer =
  | { form: string; ok: true; reference: string }
  | { form: string; ok: false; problem: FormProblem; state: FormState; token: string; file: UploadedFile | null };

/** A file that the server stores until the form is sent again. `id` is not guessable. */
export type UploadedFile = { id: string; name: string; size: number };
