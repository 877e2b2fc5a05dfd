import { html } from 'hono/html';
import type { Html } from '#services/server-pages/page-shell.ts';
import { mailingAddress } from '../../addresses/mailing-address.ts';
import { shownMoney } from '../../prices/shown-money.ts';
import { deliveryAddress, deliveryOptions } from '../next-step.ts';
import type { Checkout } from '../open-checkout.ts';
import { checkoutPath, type Step } from '../steps.ts';
import { encodeShown, type ShownOrder } from './shown-order.ts';

/** Everything once more, and the button that orders it. */
export function reviewForm(checkout: Checkout, shown: ShownOrder): Html {
  const { cart, price, key, row } = checkout;
  const { due, currencyCode } = price.priced;
  const address = deliveryAddress(checkout);
  const lines = address ? mailingAddress('', address).formatted({ withName: true }) : [];
  const method = deliveryOptions(checkout).find((option) => option.handle === cart.deliveryHandle);
  const change = (step: Step, what: string) =>
    html`<dd class="change"><a href="${checkoutPath(key, step)}">Change <span class="visually-hidden">${what}</span></a></dd>`;
  return html`<dl class="facts">
<div><dt>Confirmation to</dt><dd>${cart.email}</dd>${change('information', 'the email')}</div>
<div><dt>Goes to</dt><dd>${lines.map((line) => html`${line}<br>`)}</dd>${change('information', 'the address')}</div>
<div><dt>Travels</dt><dd>${method?.title}: ${method?.description}</dd>${change('delivery', 'the way of delivery')}</div>
${cart.note ? html`<div><dt>Gift note</dt><dd>${cart.note}</dd>${change('delivery', 'the gift note')}</div>` : ''}
<div><dt>Paid with</dt><dd>${paidWith(due, row?.card_brand ?? '', row?.card_last4 ?? '', currencyCode)}</dd>${due > 0 ? change('payment', 'the card') : ''}</div>
</dl>
<form method="post" action="${checkoutPath(key, 'review')}">
<input type="hidden" name="shown" value="${encodeShown(shown)}">
<div class="actions"><a href="${checkoutPath(key, 'payment')}">Back to payment</a><button class="button">${due > 0 ? `Pay ${shownMoney(due, currencyCode)} and order` : 'Place the order'}</button></div>
</form>`;
}

function paidWith(due: number, brand: string, last4: string, currencyCode: string): string {
  return due > 0 ? `${brand} ending in ${last4}, ${shownMoney(due, currencyCode)}` : 'Gift cards';
}
