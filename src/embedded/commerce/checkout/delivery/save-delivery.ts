import { maxGiftNoteLength } from '#protocol/shopify/gift-attribute.ts';
import type { FieldError } from '#server-pages/checkout/checkout-pages.ts';
import { setColumns } from '../../carts/change-details.ts';
import type { CommerceContext } from '../../context.ts';
import { deliveryDateError } from '../../shipping/delivery-date.ts';
import { changeCheckout } from '../change-checkout.ts';
import { deliveryOptions } from '../next-step.ts';
import type { Checkout } from '../open-checkout.ts';

/** `deliverFrom`: the first day on which the parcel may arrive; empty where any will do. */
export type DeliveryValues = { method: string; deliverFrom: string; note: string };

/** What was chosen, as it was sent. */
export function readDelivery(form: URLSearchParams): DeliveryValues {
  return {
    method: form.get('method') ?? '',
    deliverFrom: (form.get('deliverFrom') ?? '').trim(),
    note: (form.get('note') ?? '').replaceAll('\r\n', '\n').trim(),
  };
}

/** The errors of a choice; empty when it can be saved. */
export function deliveryErrors(
  checkout: Checkout,
  { method, deliverFrom, note }: DeliveryValues,
  now: Date,
): FieldError[] {
  const dateError = deliveryDateError(deliverFrom, now);
  const isOffered = deliveryOptions(checkout).some((option) => option.handle === method);
  return [
    ...(isOffered ? [] : [{ field: 'method', message: 'Choose how the parcel should travel.' }]),
    ...(dateError === null ? [] : [{ field: 'deliverFrom', message: dateError }]),
    ...(note.length <= maxGiftNoteLength
      ? []
      : [{ field: 'note', message: `Shorten the note to ${maxGiftNoteLength} characters.` }]),
  ];
}

/** Keeps the way of delivery, the day and the gift note. */
export function saveDelivery(context: CommerceContext, checkout: Checkout, values: DeliveryValues) {
  const { method, deliverFrom, note } = values;
  return changeCheckout(
    context,
    checkout,
    (transaction, cart) => setColumns(transaction, cart, { delivery_handle: method, note }),
    { deliver_from: deliverFrom || null },
  );
}
