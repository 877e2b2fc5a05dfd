import { type DeliveryData, errorsByField, type FieldError } from '#server-pages/checkout/checkout-pages.ts';
import { money } from '../../prices/money.ts';
import { deliveryDays } from '../../shipping/delivery-date.ts';
import { deliveryOptions } from '../next-step.ts';
import type { Checkout } from '../open-checkout.ts';
import type { StepHandler } from '../step-page-data.ts';
import { checkoutPath } from '../steps.ts';
import { type DeliveryValues, deliveryErrors, readDelivery, saveDelivery } from './save-delivery.ts';

export const deliveryStep: StepHandler = {
  async form(context, checkout) {
    const { cart, price, row } = checkout;
    // What is priced while nothing is chosen is offered first.
    const method = cart.deliveryHandle ?? price.priced.delivery?.handle ?? '';
    return shown(checkout, { method, deliverFrom: row?.deliver_from ?? '', note: cart.note }, [], context.now());
  },
  async take(context, checkout, form) {
    const values = readDelivery(form);
    const fieldErrors = deliveryErrors(checkout, values, context.now());
    if (fieldErrors.length > 0) return { form: shown(checkout, values, fieldErrors, context.now()), hasErrors: true };
    const errors = await saveDelivery(context, checkout, values);
    if (errors.length > 0) {
      const messages = errors.map(({ message }) => ({ field: 'note', message }));
      return { form: shown(checkout, values, messages, context.now()), hasErrors: true };
    }
    return { to: checkoutPath(checkout.key, 'payment') };
  },
};

function shown(checkout: Checkout, values: DeliveryValues, fieldErrors: FieldError[], now: Date): DeliveryData {
  const { key, price } = checkout;
  return {
    kind: 'delivery',
    action: checkoutPath(key, 'delivery'),
    back: checkoutPath(key, 'information'),
    state: { values, errors: errorsByField(fieldErrors) },
    days: deliveryDays(now),
    options: deliveryOptions(checkout).map(({ handle, title, description, amount }) => ({
      handle,
      title,
      description,
      price: money(amount, price.priced.currencyCode),
    })),
  };
}
