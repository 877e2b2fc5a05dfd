import type { Checkout } from '../open-checkout.ts';
import { saveCheckout } from '../save-checkout.ts';
import type { StepHandler } from '../step-page.ts';
import { checkoutPath } from '../steps.ts';
import type { Payments } from './pay.ts';
import { nothingToPay, paymentForm } from './payment-page.ts';
import { cardErrors, readCard } from './read-card.ts';

/** The card is handed to the gateway, which keeps it; here its brand and last four digits are known. */
export function paymentStep({ gateway, timeLimit }: Payments): StepHandler {
  return {
    async form(_context, checkout) {
      if (checkout.price.priced.due === 0) return nothingToPay(checkout.key);
      return paymentForm(checkout.key, { name: '', expiry: '' }, storedCard(checkout), []);
    },
    async take(context, checkout, form) {
      const { key, cart } = checkout;
      const to = checkoutPath(key, 'review');
      if (checkout.price.priced.due === 0) return { to };
      const card = readCard(form);
      const fieldErrors = cardErrors(card, context.now());
      if (fieldErrors.length === 0) {
        const kept = await gateway.keepCard(card, AbortSignal.timeout(timeLimit)).catch(() => 'silent' as const);
        if (kept !== null && kept !== 'silent') {
          const { token, brand, last4 } = kept;
          await saveCheckout(context, cart.token, { card_token: token, card_brand: brand, card_last4: last4 });
          return { to };
        }
        const message =
          kept === null
            ? 'This shop takes its test cards only.'
            : 'The card could not be checked in time. Try once more.';
        fieldErrors.push({ field: 'cardNumber', message });
      }
      return { form: paymentForm(key, card, storedCard(checkout), fieldErrors), hasErrors: true };
    },
  };
}

function storedCard({ row }: Checkout): { brand: string; last4: string } | null {
  return row?.card_token && row.card_brand && row.card_last4 ? { brand: row.card_brand, last4: row.card_last4 } : null;
}
