import { html } from 'hono/html';
import type { Html } from '#services/server-pages/page-shell.ts';
import { errorSummary, type FieldError, inputField } from '../form-field.ts';
import { type CheckoutKey, checkoutPath } from '../steps.ts';
import { testCards } from './test-gateway.ts';

/** What is shown again of a card after a mistake: never its number, never its code. */
export type CardValues = { name: string; expiry: string };

/** The card that pays; `kept` tells of the one that is there already. */
export function paymentForm(
  key: CheckoutKey,
  values: CardValues,
  kept: { brand: string; last4: string } | null,
  fieldErrors: FieldError[],
): Html {
  return html`${errorSummary(fieldErrors)}
<div class="notice">
<p>This is a test shop: please type no real card. Any date in the future and any code will do with these numbers.</p>
<ul>${testCards.map((card) => html`<li><strong>${card.number}</strong> ${card.words}</li>`)}</ul>
</div>
${kept ? html`<p>${kept.brand} ending in ${kept.last4} is chosen. <a href="${checkoutPath(key, 'review')}">Go on with this card</a>, or give another.</p>` : ''}
<form method="post" action="${checkoutPath(key, 'payment')}" novalidate class="stack">
<h2>Card</h2>
<div class="fields">
${inputField({ name: 'cardNumber', label: 'Card number', autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 24 }, fieldErrors)}
${inputField({ name: 'cardName', label: 'Name on the card', value: values.name, autocomplete: 'cc-name' }, fieldErrors)}
${inputField({ name: 'cardExpiry', label: 'Expires', value: values.expiry, autocomplete: 'cc-exp', width: 'half', hint: 'Month and year, such as 08/29', maxlength: 9 }, fieldErrors)}
${inputField({ name: 'cardCode', label: 'Security code', autocomplete: 'cc-csc', inputmode: 'numeric', width: 'half', hint: 'The 3 or 4 digits on the back', maxlength: 4 }, fieldErrors)}
</div>
<div class="actions"><a href="${checkoutPath(key, 'delivery')}">Back to delivery</a><button class="button">Go on to the review</button></div>
</form>`;
}

/** In place of a card where gift cards pay for everything. */
export function nothingToPay(key: CheckoutKey): Html {
  return html`<p>Your gift cards pay for all of it: no card is needed.</p>
<div class="actions"><a href="${checkoutPath(key, 'delivery')}">Back to delivery</a><a class="button" href="${checkoutPath(key, 'review')}">Go on to the review</a></div>`;
}
