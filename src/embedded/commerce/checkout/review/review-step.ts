import { orderStatusPath } from '../../orders/order-status-path.ts';
import { shownLines } from '../cost-summary.ts';
import { nextStep } from '../next-step.ts';
import type { Payments } from '../payment/pay.ts';
import { placeOrder } from '../place-order/place-order.ts';
import { saveCheckout } from '../save-checkout.ts';
import type { StepHandler } from '../step-page.ts';
import { checkoutPath } from '../steps.ts';
import { reviewForm } from './review-page.ts';
import { decodeShown, shownOrder } from './shown-order.ts';

/** The last look, and the order. Whatever hinders it is told on the review itself. */
export function reviewStep(payments: Payments): StepHandler {
  return {
    async form(context, checkout) {
      return reviewForm(checkout, shownOrder(checkout, await shownLines(context, checkout.cart.lines)));
    },
    async take(context, checkout, form) {
      const next = nextStep(checkout);
      if (next !== 'review') return { to: checkoutPath(checkout.key, next) };
      const placed = await placeOrder(context, payments, checkout, decodeShown(form.get('shown') ?? ''));
      if (placed.kind === 'ordered') return { to: orderStatusPath(placed.order) };
      await saveCheckout(context, checkout.cart.token, { problem: JSON.stringify(placed.problem) });
      return { to: checkoutPath(checkout.key, 'review') };
    },
  };
}
