import { newSecret } from '#services/secret.ts';
import type { CommerceContext } from '../../context.ts';
import { recordEvent } from '../../orders/management/record-event.ts';
import { nextOrderNumber } from '../../orders/order-numbers.ts';
import { type OrderRecord, orderById } from '../../orders/order-record.ts';
import type { OrderLineTable, OrderTable } from '../../orders/tables.ts';
import { randomId } from '../../random-id.ts';
import type { ShownLine } from '../cost-summary.ts';
import { deliveryAddress } from '../next-step.ts';
import type { Checkout } from '../open-checkout.ts';

/** Writes the order of a checkout, in the transaction that takes its stock; `lines` are those with pieces in them. */
export async function writeOrder(
  context: CommerceContext,
  checkout: Checkout,
  lines: ShownLine[],
  paymentId: string | null,
): Promise<OrderRecord> {
  const { id, number } = await nextOrderNumber(context);
  await context.db
    .insertInto('commerce_order')
    .values(orderRow(context, checkout, id, number))
    .execute();
  await context.db
    .insertInto('commerce_order_line')
    .values(lineRows(checkout, lines, id))
    .execute();
  if (paymentId !== null) {
    await context.db
      .updateTable('commerce_payment')
      .set({ state: 'captured', order_id: id, updated_at: context.now().toISOString() })
      .where('id', '=', paymentId)
      .execute();
  }
  await recordEvent(context, { key: id }, { status: 'UNFULFILLED', message: 'The order was placed.' });
  const order = await orderById(context, id);
  if (!order) throw new Error(`Order ${number} was written and is not there.`);
  return order;
}

function orderRow({ now }: CommerceContext, checkout: Checkout, id: number, number: number): OrderTable {
  const { cart, price, row } = checkout;
  const address = deliveryAddress(checkout);
  if (!cart.email || !address) throw new Error('An order was to be written for nobody.');
  const applied = price.priced.discounts.filter((entry) => entry.applies).map((entry) => entry.id);
  const time = now().toISOString();
  return {
    id,
    number,
    key: newSecret(),
    cart_id: cart.token,
    customer_id: cart.customerId,
    email: cart.email.trim().toLowerCase(),
    phone: cart.phone,
    accepts_marketing: row?.accepts_marketing ?? 0,
    country_code: cart.market.country.isoCode,
    currency_code: price.priced.currencyCode,
    note: cart.note,
    attributes: JSON.stringify(cart.attributes),
    shipping_address: JSON.stringify(address),
    billing_address: cart.billingAddress && JSON.stringify(cart.billingAddress),
    deliver_from: row?.deliver_from ?? null,
    priced: JSON.stringify(price.priced),
    discounts: JSON.stringify(price.input.discounts.filter((discount) => applied.includes(discount.id))),
    total: price.priced.total,
    fulfillment_status: 'UNFULFILLED',
    shipment_status: null,
    cancel_reason: null,
    canceled_at: null,
    processed_at: time,
    updated_at: time,
  };
}

function lineRows({ cart, price }: Checkout, lines: ShownLine[], orderId: number): OrderLineTable[] {
  return lines.flatMap((line, position) => {
    const source = cart.lines.find((entry) => entry.lineId === line.id);
    if (!source) return [];
    return [
      {
        id: randomId(),
        order_id: orderId,
        position,
        cart_line_id: line.id,
        product_id: source.variant.productKey,
        variant_id: source.variant.key,
        title: line.title,
        variant_title: line.variantTitle,
        sku: source.variant.sku,
        image: line.image && JSON.stringify(line.image),
        unit_amount: price.input.lines.find((entry) => entry.id === line.id)?.unitAmount ?? source.variant.amount,
        quantity: line.quantity,
        refunded_quantity: 0,
        restocked_quantity: 0,
        attributes: JSON.stringify(source.attributes),
      },
    ];
  });
}
