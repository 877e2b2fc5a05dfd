import { spamTrapField, tokenField } from '#blocks/forms/form-names.ts';
import type { Site } from '../context.ts';

type Tokens = { forms: Pick<Site['forms'], 'tokens'> };

/** Why a form seems to be sent by a program, in words for its sender; null when it does not. */
export function suspicion(posted: Readonly<Record<string, string>>, { forms }: Tokens, now: Date): string | null {
  if (posted[spamTrapField]) {
    return 'A field that is hidden from people was filled in, perhaps by your browser. Please send it again.';
  }
  switch (forms.tokens.check(posted[tokenField] ?? '', now)) {
    case 'valid':
      return null;
    case 'early':
      return 'This came within two seconds, as programs send forms. Nothing was lost; please send it again.';
    case 'expired':
      return 'This page was open for more than a day. Nothing was lost; please send it again.';
    case 'forged':
      return 'This form did not come from a page of ours as it was made. Nothing was lost; please send it again.';
  }
}

/** Whether a file of this form is stored before all of the form is read: its token is ours, even if too new or too old. */
export function mayHoldFile(posted: Readonly<Record<string, string>>, { forms }: Tokens, now: Date): boolean {
  return !posted[spamTrapField] && forms.tokens.check(posted[tokenField] ?? '', now) !== 'forged';
}

/** The token for a form that comes back: its own while that holds, so that the second try is not too quick; else a new one. */
export function nextToken(posted: Readonly<Record<string, string>>, { forms }: Tokens, now: Date): string {
  const token = posted[tokenField] ?? '';
  return ['valid', 'early'].includes(forms.tokens.check(token, now)) ? token : forms.tokens.issue(now);
}

/** The message for a visitor who sent too many forms; `wait` is in seconds. */
export function tooManyForms(wait: number): string {
  const minutes = Math.ceil(wait / 60);
  const time = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `Too many forms were sent from your connection. Nothing was lost; try again in ${time}.`;
}
