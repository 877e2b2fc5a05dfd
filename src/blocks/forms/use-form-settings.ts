import { useContext } from 'react';
import { useBlockSurroundings } from '../contract/block-context.ts';
import { type FormAnswer, type FormSettings, FormSettingsContext } from './form-settings.ts';

/** A form without them is refused once, with its values, and then sent with a token. */
const noSettings: FormSettings = { token: '', challengeKey: '' };

export function useFormSettings(): FormSettings {
  return useContext(FormSettingsContext) ?? noSettings;
}

/** The answer that the page was rendered with, where it is this form's. */
export function useFormAnswer(form: string): FormAnswer | null {
  const { formAnswer } = useBlockSurroundings();
  return formAnswer?.form === form ? formAnswer : null;
}
