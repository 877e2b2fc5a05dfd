import { errorsByField, type FieldError, type StepForm } from '#server-pages/checkout/checkout-pages.ts';
import type { Checkout } from '../open-checkout.ts';
import { saveCheckout } from '../save-checkout.ts';
import type { StepHandler } from '../step-page-data.ts';
import { checkoutPath } from '../steps.ts';
import type { Payments } from './pay.ts';
import { cardErrors, readCard } from './read-card.ts';
import { testCards } from './test-gateway.ts';

/** The card is handed to the gateway, which keeps it; here its brand and last four digits are known. */
export function paymentStep({ gateway, timeLimit }: Payments): StepHandler {
  return {
    async form(_context, checkout) {
      return shown(checkout, { name: '', expiry: '' }, []);
    },
    async take(context, checkout, form) {
      const { key, cart } = checkout;
      const to = checkoutPath(key, 'review');
      if (checkout.price.priced.due === 0) return { to };
      const card = readCard(form);
      const fieldErrors = cardErrors(card, context.now());
      if (fieldErrors.length === 0) {
        const stored = await gateway.storeCard(card, AbortSignal.timeout(timeLimit)).catch(() => 'silent' as const);
        if (stored !== null && stored !== 'silent') {
          const { token, brand, last4 } = stored;
          await saveCheckout(context, cart.token, { card_token: token, card_brand: brand, card_last4: last4 });
          return { to };
        }
        const message =
          stored === null
            ? 'This shop takes its test cards only.'
            : 'The card could not be checked in time. Try once more.';
        fieldErrors.push({ field: 'cardNumber', message });
      }
      return { form: shown(checkout, card, fieldErrors), hasErrors: true };
    },
  };
}

/** Of the card that was typed, its name and date come back: never its number, never its code. */
function shown(checkout: Checkout, card: { name: string; expiry: string }, fieldErrors: FieldError[]): StepForm {
  const { key, price, row } = checkout;
  const back = checkoutPath(key, 'delivery');
  const next = checkoutPath(key, 'review');
  if (price.priced.due === 0) return { kind: 'nothing-to-pay', back, next };
  return {
    kind: 'payment',
    action: checkoutPath(key, 'payment'),
    back,
    state: { values: { cardName: card.name, cardExpiry: card.expiry }, errors: errorsByField(fieldErrors) },
    testCards: testCards.map(({ number, words }) => ({ number, words })),
    storedCard:
      row?.card_token && row.card_brand && row.card_last4
        ? { brand: row.card_brand, last4: row.card_last4, next }
        : null,
  };
}
