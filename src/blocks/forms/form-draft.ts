import { challengeField, formIdField, spamTrapField, tokenField, uploadedFileField } from './form-names.ts';

/** Values by field name. */
type Draft = Record<string, string>;

const notDrafted = new Set([formIdField, tokenField, spamTrapField, uploadedFileField, challengeField]);

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls that a draft stores: what the visitor fills in, except files, which scripts cannot fill in again. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input, select, textarea')].filter(
    ({ name, type }) => name !== '' && !notDrafted.has(name) && !['hidden', 'file', 'password'].includes(type),
  );
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}

export function saveDraft(key: string, form: HTMLFormElement): void {
  const values = controlsOf(form).map((control) => [
    control.name,
    isBox(control) ? (control.checked ? 'yes' : '') : control.value,
  ]);
  // Without storage, or when it is full, there is no draft.
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(Object.fromEntries(values)));
  } catch {}
}

export function readDraft(key: string): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey(key)) ?? '{}');
    return typeof draft === 'object' && draft !== null
      ? Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, String(value)]))
      : {};
  } catch {
    return {};
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(storageKey(key));
  } catch {}
}

/** Fills in fields that are unchanged since the page loaded: what the visitor has typed meanwhile stays. */
export function restoreDraft(form: HTMLFormElement, draft: Draft): void {
  for (const control of controlsOf(form)) {
    const value = draft[control.name];
    if (value === undefined) continue;
    if (isBox(control)) {
      if (control.checked === control.defaultChecked) control.checked = value === 'yes';
    } else if (isUntouched(control)) control.value = value;
  }
}

function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].find(({ defaultSelected }) => defaultSelected)?.value;
    return control.value === (initial ?? control.options[0]?.value ?? '');
  }
  return control.value === control.defaultValue;
}

function storageKey(key: string): string {
  return `form-draft ${key}`;
}
