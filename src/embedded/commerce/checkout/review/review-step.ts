import { dayWords } from '#protocol/shopify/order-progress.ts';
import type { ReviewData } from '#server-pages/checkout/checkout-pages.ts';
import { fullName, mailingAddress } from '../../addresses/mailing-address.ts';
import { billingLines, isGift } from '../../orders/buyer-name.ts';
import { orderStatusPath } from '../../orders/order-status-path.ts';
import { money } from '../../prices/money.ts';
import { shownLines } from '../cost-summary.ts';
import { deliveryAddress, deliveryOptions, nextStep } from '../next-step.ts';
import type { Checkout } from '../open-checkout.ts';
import type { Payments } from '../payment/pay.ts';
import { placeOrder } from '../place-order/place-order.ts';
import { saveCheckout } from '../save-checkout.ts';
import type { StepHandler } from '../step-page-data.ts';
import { checkoutPath } from '../steps.ts';
import { decodeShown, encodeShown, type ShownOrder, shownOrder } from './shown-order.ts';

/** The review, and the order. What prevents the order is shown on the review itself. */
export function reviewStep(payments: Payments): StepHandler {
  return {
    async form(context, checkout) {
      return review(checkout, shownOrder(checkout, await shownLines(context, checkout.cart.lines)));
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

function review(checkout: Checkout, shown: ShownOrder): ReviewData {
  const { cart, price, key, row } = checkout;
  const { due, currencyCode } = price.priced;
  const address = deliveryAddress(checkout);
  const method = deliveryOptions(checkout).find((option) => option.handle === cart.deliveryHandle);
  return {
    kind: 'review',
    action: checkoutPath(key, 'review'),
    back: checkoutPath(key, 'payment'),
    shown: encodeShown(shown),
    email: cart.email ?? '',
    buyerName: (cart.billingAddress && fullName(cart.billingAddress)) ?? '',
    billingLines: billingLines(cart.billingAddress),
    addressLines: address ? mailingAddress('', address).formatted({ withName: true }) : [],
    delivery: method ? { title: method.title, description: method.description } : null,
    deliverFrom: row?.deliver_from ? dayWords(row.deliver_from) : '',
    note: cart.note,
    isGift: isGift({ row: { note: cart.note }, billingAddress: cart.billingAddress, lines: cart.lines }),
    payment:
      due > 0 ? { brand: row?.card_brand ?? '', last4: row?.card_last4 ?? '', due: money(due, currencyCode) } : null,
    change: {
      information: checkoutPath(key, 'information'),
      delivery: checkoutPath(key, 'delivery'),
      payment: checkoutPath(key, 'payment'),
    },
  };
}
