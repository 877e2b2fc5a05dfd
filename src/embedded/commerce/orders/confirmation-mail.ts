import { html, raw } from 'hono/html';
import { formatMoney } from '#protocol/money.ts';
import { attributeWords } from '#protocol/shopify/attribute-words.ts';
import { giftNoteLabel, noPricesText } from '#protocol/shopify/gift-attribute.ts';
import { dayWords, deliverFromLabel } from '#protocol/shopify/order-progress.ts';
import { queueMail } from '#services/outbox/queue-mail.ts';
import { mailingAddress } from '../addresses/mailing-address.ts';
import type { CommerceContext } from '../context.ts';
import { money } from '../prices/money.ts';
import { billedToLabel, billingLines, greetingName, isGift } from './buyer-name.ts';
import { type CostRow, costRows, giftCardRows } from './cost-rows.ts';
import type { OrderRecord, SoldLine } from './order-record.ts';
import { orderStatusPath } from './order-status-path.ts';

/** Puts the confirmation of an order into the outbox, in the order's own transaction. */
export async function queueConfirmation(context: CommerceContext, order: OrderRecord): Promise<void> {
  const { row } = order;
  const rows = sums(order);
  const link = context.publicUrl + orderStatusPath(order);
  await queueMail(
    context.db,
    {
      kind: 'order_confirmation',
      recipient: row.email,
      subject: `Your order #${row.number} at ash souvenirs`,
      text: textMail(order, rows, link),
      html: String(await htmlMail(order, rows, link)),
    },
    context.now(),
  );
}

type Sum = { name: string; shown: string; isTotal: boolean };

/** From the goods to what the card paid, as the checkout showed it. */
function sums({ priced, payment }: OrderRecord): Sum[] {
  const { currencyCode } = priced;
  const shown = ({ name, amount }: CostRow): Sum => ({
    name,
    shown: formatMoney(money(amount, currencyCode)),
    isTotal: false,
  });
  const card = payment?.last4 ? `${payment.brand} ending in ${payment.last4}` : 'Card';
  return [
    ...costRows(priced).map(shown),
    { name: 'Total', shown: formatMoney(money(priced.total, currencyCode)), isTotal: true },
    ...giftCardRows(priced).map(shown),
    ...(priced.due > 0 ? [shown({ name: card, amount: priced.due })] : []),
  ];
}

function lineWords(order: OrderRecord, line: SoldLine) {
  const priced = order.priced.lines.find((entry) => entry.id === line.cart_line_id);
  const title = [line.title, line.variant_title, ...attributeWords(line.attributes)].filter(Boolean).join(', ');
  const { currencyCode } = order.priced;
  const full = formatMoney(money(priced?.subtotal ?? 0, currencyCode));
  const reduced = formatMoney(money(priced?.total ?? 0, currencyCode));
  return { title: `${line.quantity} × ${title}`, cost: full === reduced ? full : `${reduced} instead of ${full}` };
}

function addressLines({ shippingAddress }: OrderRecord): string[] {
  return mailingAddress('', shippingAddress).formatted({ withName: true });
}

function textMail(order: OrderRecord, rows: Sum[], link: string): string {
  const { row } = order;
  const billed = billingLines(order.billingAddress);
  return [
    `${thanks(order)}. Your order #${row.number} has reached us, and we are packing it.`,
    '',
    ...order.lines.map((line) => lineWords(order, line)).map(({ title, cost }) => `${title}: ${cost}`),
    '',
    ...rows.map(({ name, shown }) => `${name}: ${shown}`),
    '',
    'It goes to:',
    ...addressLines(order),
    ...(billed.length > 0 ? ['', `${billedToLabel}:`, ...billed] : []),
    ...(row.deliver_from ? ['', `${deliverFromLabel}: ${dayWords(row.deliver_from)}`] : []),
    ...(row.note ? ['', `${giftNoteLabel}:`, row.note] : []),
    ...(isGift(order) ? ['', `${noPricesText}.`] : []),
    '',
    'Where it stands, at any time:',
    link,
    '',
    'ash souvenirs',
    '',
  ].join('\n');
}

/** Faces that every machine has, and lines in the colour of the text: it looks right on light ground and on dark. */
const mailStyle = `
body { max-width: 36rem; margin: 0 auto; padding: 2rem 1.25rem; font-family: Georgia, serif; font-size: 1.0625rem; line-height: 1.5; }
h1, h2 { font-weight: normal; line-height: 1.2; }
table { width: 100%; border-collapse: collapse; }
td, th { padding: 0.5rem 0; border-bottom: 1px solid; font-weight: normal; vertical-align: top; }
`;

/** Without a picture, a script or anything to load: it reads the same everywhere. */
function htmlMail(order: OrderRecord, rows: Sum[], link: string) {
  const { row } = order;
  const billed = billingLines(order.billingAddress);
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your order #${row.number}</title>
<style>${raw(mailStyle)}</style></head>
<body>
<h1>${thanks(order)}</h1>
<p>Your order #${row.number} has reached us, and we are packing it.</p>
<table cellpadding="6">
<tbody>
${order.lines.map((line) => lineWords(order, line)).map(({ title, cost }) => html`<tr><td>${title}</td><td align="right">${cost}</td></tr>`)}
</tbody>
<tfoot>
${rows.map(({ name, shown, isTotal }) => html`<tr><th scope="row" align="left">${name}</th><td align="right">${isTotal ? html`<strong>${shown}</strong>` : shown}</td></tr>`)}
</tfoot>
</table>
<h2>It goes to</h2>
<p>${mailLines(addressLines(order))}</p>
${billed.length > 0 ? html`<h2>${billedToLabel}</h2><p>${mailLines(billed)}</p>` : ''}
${row.deliver_from ? html`<h2>${deliverFromLabel}</h2><p>${dayWords(row.deliver_from)}</p>` : ''}
${row.note ? html`<h2>${giftNoteLabel}</h2><p>${mailLines(row.note.split(/\r?\n/))}</p>` : ''}
${isGift(order) ? html`<p>${noPricesText}.</p>` : ''}
<p><a href="${link}">See where it stands</a></p>
<p>ash souvenirs</p>
</body>
</html>
`;
}

/** To the buyer: what they bought may go to somebody else. */
function thanks(order: OrderRecord): string {
  const name = greetingName(order);
  return name ? `Thank you, ${name}` : 'Thank you';
}

/** Texts under one another. */
function mailLines(lines: readonly string[]) {
  return lines.map((line) => html`${line}<br>`);
}
