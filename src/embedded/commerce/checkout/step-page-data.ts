import { z } from 'zod';
import {
  type CheckoutProblem,
  errorsByField,
  type FieldError,
  type StepForm,
  type StepPageData,
} from '#server-pages/checkout/checkout-pages.ts';
import type { CommerceContext } from '../context.ts';
import { codeRefusals } from './codes/code-refusals.ts';
import { costSummary, shownLines } from './cost-summary.ts';
import { isReachable, nextStep } from './next-step.ts';
import type { Checkout } from './open-checkout.ts';
import { checkoutPath, type Step, stepNames, steps } from './steps.ts';
import { stockNotes } from './stock-notes.ts';

const problemShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['declined', 'timeout', 'tries']) }),
  z.object({ kind: z.literal('changed'), notes: z.array(z.string()) }),
]);

/** What a step is: its form, and what becomes of it when it is sent. */
export type StepHandler = {
  form: (context: CommerceContext, checkout: Checkout) => Promise<StepForm>;
  /** Where the browser goes next, or the form again with its errors. */
  take: (context: CommerceContext, checkout: Checkout, form: URLSearchParams) => Promise<StepAnswer>;
};

export type StepAnswer = { to: string } | { form: StepForm; hasErrors: boolean };

/** What the page of a step shows around its form: where one is, what has changed, and what it all costs. */
export async function stepPageData(
  context: CommerceContext,
  checkout: Checkout,
  step: Step,
  form: StepForm,
  options: { hasErrors: boolean; codeErrors?: FieldError[] },
): Promise<StepPageData> {
  const { cart, price, key } = checkout;
  const problem = options.hasErrors ? null : problemOf(checkout);
  const short = await stockNotes(context, cart.lines);
  const next = nextStep(checkout);
  return {
    title: stepNames[step],
    hasErrors: options.hasErrors,
    steps: steps.map((entry) => ({
      name: stepNames[entry],
      href: entry !== step && isReachable(entry, next) ? checkoutPath(key, entry) : null,
      isCurrent: entry === step,
    })),
    // What a change took away is shown once; what is short right now, as long as it is.
    problem: problem ?? (short.length > 0 ? { kind: 'changed', notes: short } : null),
    paymentPath: checkoutPath(key, 'payment'),
    pieces: cart.lines.reduce((sum, line) => sum + line.quantity, 0),
    form,
    summary: costSummary(await shownLines(context, cart.lines), price.priced),
    codes: {
      step,
      discountAction: checkoutPath(key, 'discount'),
      giftCardAction: checkoutPath(key, 'gift-card'),
      discounts: price.codes.map(({ code, refusal }) => ({ code, refusal: refusal && codeRefusals[refusal] })),
      giftCards: cart.giftCards.map(({ appliedId, last_characters }) => ({
        id: appliedId,
        lastCharacters: last_characters,
      })),
      errors: errorsByField(options.codeErrors ?? []),
    },
  };
}

/** The stored problem of a checkout; null when it has none. */
function problemOf({ row }: Checkout): CheckoutProblem | null {
  if (!row?.problem) return null;
  return problemShape.parse(JSON.parse(row.problem));
}
