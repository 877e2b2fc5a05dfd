import { maxGiftNoteLength } from '#protocol/shopify/gift-attribute.ts';
import type { FieldError } from '#server-pages/checkout/checkout-pages.ts';
import { setColumns } from '../../carts/change-details.ts';
import type { CommerceContext } from '../../context.ts';
import { changeCheckout } from '../change-checkout.ts';
import { deliveryOptions } from '../next-step.ts';
import type { Checkout } from '../open-checkout.ts';
export type DeliveryValues = { method: string; note: string };

/** What was chosen, as it was sent. */
export function readDelivery(form: URLSearchParams): DeliveryValues {
  return { method: form.get('method') ?? '', note: (form.get('note') ?? '').replaceAll('\r\n', '\n').trim() };
}

/** The errors of a choice; empty when it can be saved. */
export function deliveryErrors(checkout: Checkout, { method, note }: DeliveryValues): FieldError[] {
  const isOffered = deliveryOptions(checkout).some((option) => option.handle === method);
  return [
    ...(isOffered ? [] : [{ field: 'method', message: 'Choose how the parcel should travel.' }]),
    ...(note.length <= maxGiftNoteLength
      ? []
      : [{ field: 'note', message: `Shorten the note to ${maxGiftNoteLength} characters.` }]),
  ];
}

/** Keeps the way of delivery and the gift note. */
export function saveDelivery(context: CommerceContext, checkout: Checkout, { method, note }: DeliveryValues) {
  return changeCheckout(context, checkout, (transaction, cart) =>
    setColumns(transaction, cart, { delivery_handle: method, note }),
  );
}
