import { type DeliveryData, errorsByField, type FieldError } from '#server-pages/checkout/checkout-pages.ts';
import { money } from '../../prices/money.ts';
import { deliveryOptions } from '../next-step.ts';
import type { Checkout } from '../open-checkout.ts';
import type { StepHandler } from '../step-page-data.ts';
import { checkoutPath } from '../steps.ts';
import { type DeliveryValues, deliveryErrors, readDelivery, saveDelivery } from './save-delivery.ts';

export const deliveryStep: StepHandler = {
  async form(_context, checkout) {
    const { cart, price } = checkout;
    // What is priced while nothing is chosen is offered first.
    const method = cart.deliveryHandle ?? price.priced.delivery?.handle ?? '';
    return shown(checkout, { method, note: cart.note }, []);
  },
  async take(context, checkout, form) {
    const values = readDelivery(form);
    const fieldErrors = deliveryErrors(checkout, values);
    if (fieldErrors.length > 0) return { form: shown(checkout, values, fieldErrors), hasErrors: true };
    const errors = await saveDelivery(context, checkout, values);
    if (errors.length > 0) {
      const messages = errors.map(({ message }) => ({ field: 'note', message }));
      return { form: shown(checkout, values, messages), hasErrors: true };
    }
    return { to: checkoutPath(checkout.key, 'payment') };
  },
};

function shown(checkout: Checkout, values: DeliveryValues, fieldErrors: FieldError[]): DeliveryData {
  const { key, price } = checkout;
  return {
    kind: 'delivery',
    action: checkoutPath(key, 'delivery'),
    back: checkoutPath(key, 'information'),
    state: { values, errors: errorsByField(fieldErrors) },
    options: deliveryOptions(checkout).map(({ handle, title, description, amount }) => ({
      handle,
      title,
      description,
      price: money(amount, price.priced.currencyCode),
    })),
  };
}
