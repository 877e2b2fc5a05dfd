import { html } from 'hono/html';
import type { Html } from '#services/server-pages/page-shell.ts';
import { shownMoney } from '../../prices/shown-money.ts';
import type { DeliveryOption } from '../../shipping/delivery-options.ts';
import { errorSummary, type FieldError, textField } from '../form-field.ts';
import { type CheckoutKey, checkoutPath } from '../steps.ts';

export type DeliveryValues = { method: string; note: string };

/** How the parcel gets there, and a few words to put into it. */
export function deliveryForm(
  key: CheckoutKey,
  options: DeliveryOption[],
  currencyCode: string,
  values: DeliveryValues,
  fieldErrors: FieldError[],
): Html {
  const fieldError = fieldErrors.find((entry) => entry.field === 'method');
  return html`${errorSummary(fieldErrors)}
<form method="post" action="${checkoutPath(key, 'delivery')}" novalidate class="stack">
<fieldset class="choices" id="method" tabindex="-1"${fieldError ? html` aria-describedby="method-fieldError"` : ''}>
<legend class="legend">Way of delivery</legend>
${options.map(
  (option) => html`<p class="choice">
<input id="method-${option.handle}" name="method" type="radio" value="${option.handle}" required aria-describedby="about-${option.handle}"${option.handle === values.method ? html` checked` : ''}>
<label for="method-${option.handle}">${option.title}</label>
<span class="amount">${option.amount === 0 ? 'Free' : shownMoney(option.amount, currencyCode)}</span>
<small id="about-${option.handle}">${option.description}</small></p>`,
)}
${fieldError ? html`<p class="error" id="method-fieldError">${fieldError.message}</p>` : ''}
</fieldset>
${textField(
  {
    name: 'note',
    label: 'Gift note',
    value: values.note,
    autocomplete: 'off',
    required: false,
    hint: 'Written by hand on a card in the parcel.',
    maxlength: 5_000,
  },
  fieldErrors,
)}
<div class="actions"><a href="${checkoutPath(key, 'information')}">Back to the address</a><button class="button">Go on to payment</button></div>
</form>`;
}
