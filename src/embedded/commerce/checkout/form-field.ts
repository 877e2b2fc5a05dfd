import { html } from 'hono/html';
import type { Html } from '#services/server-pages/page-shell.ts';

/** One thing wrong with a form, tied to the field that can mend it. */
export type FieldError = { field: string; message: string };

export type Field = {
  name: string;
  label: string;
  value?: string;
  type?: string;
  autocomplete: string;
  inputmode?: string;
  required?: boolean;
  hint?: string;
  /** How much of a row it takes: all of it when left out. */
  width?: 'half' | 'third';
  maxlength?: number;
};

/** A labelled input, with its hint and what is wrong with it tied to it. */
export function inputField(field: Field, fieldErrors: FieldError[]): Html {
  const { name, value = '', type = 'text', autocomplete, inputmode, maxlength = 255 } = field;
  return framed(
    field,
    fieldErrors,
    html`<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" maxlength="${maxlength}"${inputmode ? html` inputmode="${inputmode}"` : ''}${described(field, fieldErrors)}>`,
  );
}

/** A labelled list to choose one of; `choices` are [value, words]. */
export function selectField(field: Field, choices: (readonly [string, string])[], fieldErrors: FieldError[]): Html {
  const { name, value = '', autocomplete } = field;
  return framed(
    field,
    fieldErrors,
    html`<select id="${name}" name="${name}" autocomplete="${autocomplete}"${described(field, fieldErrors)}>${choices.map(
      ([code, words]) => html`<option value="${code}"${code === value ? html` selected` : ''}>${words}</option>`,
    )}</select>`,
  );
}

/** A field of several lines. */
export function textField(field: Field, fieldErrors: FieldError[]): Html {
  const { name, value = '', autocomplete, maxlength = 500 } = field;
  return framed(
    field,
    fieldErrors,
    html`<textarea id="${name}" name="${name}" autocomplete="${autocomplete}" maxlength="${maxlength}" rows="3"${described(field, fieldErrors)}>${value}</textarea>`,
  );
}

/** What is wrong, in one list that leads to the fields; it stands first and is announced. */
export function errorSummary(fieldErrors: FieldError[]): Html | '' {
  if (fieldErrors.length === 0) return '';
  return html`<div class="notice alarm" role="alert" id="fieldErrors" tabindex="-1" autofocus>
<h2>${fieldErrors.length === 1 ? 'One thing needs another look' : `${fieldErrors.length} things need another look`}</h2>
<ul>${fieldErrors.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}</ul>
</div>`;
}

function framed({ name, label, hint, width, required }: Field, fieldErrors: FieldError[], control: Html): Html {
  const fieldError = fieldErrors.find((entry) => entry.field === name);
  return html`<div class="field ${width ?? ''}">
<label for="${name}">${label}${required === false ? html` <span class="hint">(optional)</span>` : ''}</label>
${hint ? html`<span class="hint" id="${name}-hint">${hint}</span>` : ''}
${control}
${fieldError ? html`<span class="error" id="${name}-fieldError">${fieldError.message}</span>` : ''}
</div>`;
}

function described({ name, hint, required }: Field, fieldErrors: FieldError[]): Html {
  const hasErrors = fieldErrors.some((entry) => entry.field === name);
  const ids = [hint && `${name}-hint`, hasErrors && `${name}-fieldError`].filter(Boolean).join(' ');
  return html`${required === false ? '' : html` required`}${hasErrors ? html` aria-invalid="true"` : ''}${ids ? html` aria-describedby="${ids}"` : ''}`;
}
