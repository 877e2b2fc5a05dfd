import { html } from 'hono/html';
import { fulfilmentLabel } from '#protocol/shopify/fulfilment-status.ts';
import type { Html } from '#services/server-pages/page-shell.ts';
import { cancelReasons } from '../orders/management/cancel-order.ts';
import { openPieces, refundablePieces, restockablePieces } from '../orders/management/line-quantities.ts';
import { possibleWaitingStatuses } from '../orders/management/set-status.ts';
import { nextShipmentStatuses } from '../orders/management/shipment-moves.ts';
import type { OrderRecord, SoldLine } from '../orders/order-record.ts';

const reasons: Record<(typeof cancelReasons)[number], string> = {
  CUSTOMER: 'The guest changed their mind',
  INVENTORY: 'We do not have it',
  STAFF: 'Our mistake',
  FRAUD: 'Fraud',
  DECLINED: 'The payment was declined',
  OTHER: 'Another reason',
};

/** The forms for what can be done to an order now; the others are left out. */
export function orderForms(order: OrderRecord) {
  const { row, lines, fulfilments } = order;
  const isCanceled = row.canceled_at !== null;
  const has = (pieces: (line: SoldLine) => number) => lines.some((line) => pieces(line) > 0);
  const shipment = fulfilments.length > 0 ? nextShipmentStatuses(row.shipment_status) : [];
  const statuses = isCanceled ? [] : [...possibleWaitingStatuses(order), ...shipment];
  const maySail = fulfilments.length > 0 ? shipment.includes('IN_TRANSIT') : has(openPieces);
  const isAway = lines.some((line) => line.fulfilledQuantity > line.restocked_quantity);
  const forms = [
    !isCanceled &&
      has(openPieces) &&
      form(order, 'fulfil', 'Fulfil', html`${pieceFields(order, 'fulfil', openPieces)}${trackingFields('fulfil')}`),
    !isCanceled && maySail && form(order, 'ship', 'Ship', trackingFields('ship')),
    !isCanceled && shipment.includes('DELIVERED') && form(order, 'deliver', 'Mark as delivered', html``),
    statuses.length > 0 && form(order, 'status', 'Set the status', statusFields(statuses)),
    has(refundablePieces) && form(order, 'refund', 'Refund', refundFields(order)),
    has(restockablePieces) &&
      form(order, 'restock', 'Put back on the shelf', pieceFields(order, 'restock', restockablePieces)),
    !isCanceled && !isAway && form(order, 'cancel', 'Cancel the order', cancelFields()),
  ].filter((entry) => entry !== false);
  return forms.length === 0 ? '' : html`<h2>What can be done</h2><div class="tools">${forms}</div>`;
}

function form(order: OrderRecord, action: string, name: string, fields: Html) {
  return html`<form method="post" action="/operator/orders/${order.row.number}/${action}">
<h3>${name}</h3>
${fields}
<p><button class="button">${name}</button></p>
</form>`;
}

function pieceFields(order: OrderRecord, action: string, available: (line: SoldLine) => number) {
  return html`${order.lines
    .filter((line) => available(line) > 0)
    .map((line) => {
      const id = `${action}-line-${line.position + 1}`;
      return html`<p class="field"><label for="${id}">${[line.title, line.variant_title].filter(Boolean).join(', ')}</label>
<input id="${id}" name="line-${line.position + 1}" type="number" min="0" max="${available(line)}" value="${available(line)}" inputmode="numeric"></p>`;
    })}`;
}

function trackingFields(action: string) {
  const field = (name: string, label: string, type: string) =>
    html`<p class="field"><label for="${action}-${name}">${label}</label><input id="${action}-${name}" name="${name}" type="${type}" autocomplete="off"></p>`;
  return html`${field('company', 'Carrier', 'text')}${field('number', 'Tracking number', 'text')}${field('url', 'Tracking address', 'url')}`;
}

function statusFields(statuses: string[]) {
  return html`<p class="field"><label for="status-status">Status</label>
<select id="status-status" name="status">${statuses.map((status) => html`<option value="${status}">${fulfilmentLabel(status)}</option>`)}</select></p>
<p class="field"><label for="status-message">Note for the guest</label><input id="status-message" name="message" autocomplete="off"></p>`;
}

function refundFields(order: OrderRecord) {
  return html`${pieceFields(order, 'refund', refundablePieces)}
<p class="field"><label for="refund-shipping">Of the delivery</label><span class="hint" id="refund-shipping-hint">Empty: what belongs to the pieces. 0.00: nothing.</span>
<input id="refund-shipping" name="shipping" inputmode="decimal" autocomplete="off" aria-describedby="refund-shipping-hint"></p>
<p class="field"><label for="refund-reason">Why</label><input id="refund-reason" name="reason" autocomplete="off"></p>`;
}

function cancelFields() {
  return html`<p class="field"><label for="cancel-reason">Why</label>
<select id="cancel-reason" name="reason">${cancelReasons.map((reason) => html`<option value="${reason}">${reasons[reason]}</option>`)}</select></p>
<p class="choice"><input id="cancel-restock" name="restock" type="checkbox" checked><label for="cancel-restock">Put the pieces back on the shelf</label></p>`;
}
