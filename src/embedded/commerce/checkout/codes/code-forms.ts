import { html } from 'hono/html';
import type { Html } from '#services/server-pages/page-shell.ts';
import type { CodeRefusal } from '../../carts/price-of-cart.ts';
import type { FieldError } from '../form-field.ts';
import type { Checkout } from '../open-checkout.ts';
import { checkoutPath, type Step } from '../steps.ts';

/** Why a code does not count, as a buyer would want to know. */
const refusals: Record<CodeRefusal, string> = {
  DISCOUNT_NOT_FOUND: 'There is no such code.',
  DISCOUNT_CURRENTLY_INACTIVE: 'It is not valid today.',
  DISCOUNT_USAGE_LIMIT_REACHED: 'It has been used as often as it could be.',
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'You have used it already, and it works once.',
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'It is for certain customers: log in before you check out.',
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'It is not meant for your account.',
  minimumSubtotal: 'It needs a larger order.',
  minimumQuantity: 'It needs more pieces.',
  noEntitledLines: 'It is for other things than those in your cart.',
  noShipping: 'It is not for this way of delivery.',
  notCombinable: 'It cannot be used together with your other discounts.',
};

/** Discount codes and gift cards, to be added and taken away at every step; `step` is the one to come back to. */
export function codeForms(checkout: Checkout, step: Step, fieldErrors: FieldError[]): Html {
  const { cart, price, key } = checkout;
  return html`<div class="stack">
${addForm(checkoutPath(key, 'discount'), step, { name: 'discount', label: 'Discount code' }, fieldErrors)}
${price.codes.map(({ code, refusal }) =>
  removeForm(
    checkoutPath(key, 'discount'),
    step,
    { name: 'remove', value: code },
    `Code ${code}`,
    refusal && refusals[refusal],
  ),
)}
${addForm(checkoutPath(key, 'gift-card'), step, { name: 'giftCard', label: 'Gift card' }, fieldErrors)}
${cart.giftCards.map((card) =>
  removeForm(
    checkoutPath(key, 'gift-card'),
    step,
    { name: 'remove', value: String(card.id) },
    `Gift card •••• ${card.last_characters}`,
    null,
  ),
)}
</div>`;
}

function addForm(action: string, step: Step, field: { name: string; label: string }, fieldErrors: FieldError[]): Html {
  const fieldError = fieldErrors.find((entry) => entry.field === field.name);
  return html`<form method="post" action="${action}" class="field" novalidate>
<input type="hidden" name="step" value="${step}">
<label for="${field.name}">${field.label}</label>
<div class="inline"><input id="${field.name}" name="${field.name}" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="255"${fieldError ? html` aria-invalid="true" aria-describedby="${field.name}-fieldError"` : ''}>
<button class="button plain">Apply<span class="visually-hidden"> ${field.label.toLowerCase()}</span></button></div>
${fieldError ? html`<span class="error" id="${field.name}-fieldError" role="alert">${fieldError.message}</span>` : ''}
</form>`;
}

function removeForm(
  action: string,
  step: Step,
  field: { name: string; value: string },
  words: string,
  refusal: string | null,
): Html {
  return html`<form method="post" action="${action}" class="inline">
<input type="hidden" name="step" value="${step}"><input type="hidden" name="${field.name}" value="${field.value}">
<p>${words}${refusal === null ? '' : html`<br><span class="error">${refusal}</span>`}</p>
<button class="button plain">Remove<span class="visually-hidden"> ${words}</span></button>
</form>`;
}
