import { html } from 'hono/html';
import type { Html } from '#services/server-pages/page-shell.ts';

/** One thing wrong with a form, tied to the field that can mend it. */
export type Fault = { field: string; message: string };

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
export function inputField(field: Field, faults: Fault[]): Html {
  const { name, value = '', type = 'text', autocomplete, inputmode, maxlength = 255 } = field;
  return framed(
    field,
    faults,
    html`<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" maxlength="${maxlength}"${inputmode ? html` inputmode="${inputmode}"` : ''}${described(field, faults)}>`,
  );
}

/** A labelled list to choose one of; `choices` are [value, words]. */
export function selectField(field: Field, choices: (readonly [string, string])[], faults: Fault[]): Html {
  const { name, value = '', autocomplete } = field;
  return framed(
    field,
    faults,
    html`<select id="${name}" name="${name}" autocomplete="${autocomplete}"${described(field, faults)}>${choices.map(
      ([code, words]) => html`<option value="${code}"${code === value ? html` selected` : ''}>${words}</option>`,
    )}</select>`,
  );
}

/** A field of several lines. */
export function textField(field: Field, faults: Fault[]): Html {
  const { name, value = '', autocomplete, maxlength = 500 } = field;
  return framed(
    field,
    faults,
    html`<textarea id="${name}" name="${name}" autocomplete="${autocomplete}" maxlength="${maxlength}" rows="3"${described(field, faults)}>${value}</textarea>`,
  );
}

/** What is wrong, in one list that leads to the fields; it stands first and is announced. */
export function faultSummary(faults: Fault[]): Html | '' {
  if (faults.length === 0) return '';
  return html`<div class="notice alarm" role="alert" id="faults" tabindex="-1" autofocus>
<h2>${faults.length === 1 ? 'One thing needs another look' : `${faults.length} things need another look`}</h2>
<ul>${faults.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}</ul>
</div>`;
}

function framed({ name, label, hint, width, required }: Field, faults: Fault[], control: Html): Html {
  const fault = faults.find((entry) => entry.field === name);
  return html`<div class="field ${width ?? ''}">
<label for="${name}">${label}${required === false ? html` <span class="hint">(optional)</span>` : ''}</label>
${hint ? html`<span class="hint" id="${name}-hint">${hint}</span>` : ''}
${control}
${fault ? html`<span class="error" id="${name}-fault">${fault.message}</span>` : ''}
</div>`;
}

function described({ name, hint, required }: Field, faults: Fault[]): Html {
  const isFaulty = faults.some((entry) => entry.field === name);
  const ids = [hint && `${name}-hint`, isFaulty && `${name}-fault`].filter(Boolean).join(' ');
  return html`${required === false ? '' : html` required`}${isFaulty ? html` aria-invalid="true"` : ''}${ids ? html` aria-describedby="${ids}"` : ''}`;
}
