import { html } from 'hono/html';
import type { Html } from '#services/server-pages/page-shell.ts';
import type { CommerceContext } from '../context.ts';
import { shownMoney } from '../prices/shown-money.ts';
import { checkoutPage, stepList } from './checkout-page.ts';
import { codeForms } from './codes/code-forms.ts';
import { costSummary, shownLines } from './cost-summary.ts';
import type { FieldError } from './form-field.ts';
import { nextStep } from './next-step.ts';
import type { Checkout } from './open-checkout.ts';
import { problemNotice, problemOf } from './problem.ts';
import { type Step, stepNames } from './steps.ts';
import { stockNotes } from './stock-notes.ts';

/** What a step is: its form, and what becomes of it when it is sent. */
export type StepHandler = {
  form: (context: CommerceContext, checkout: Checkout) => Promise<Html>;
  /** Where the browser goes next, or the form again with its errors. */
  take: (context: CommerceContext, checkout: Checkout, form: URLSearchParams) => Promise<StepAnswer>;
};

export type StepAnswer = { to: string } | { form: Html; hasErrors: boolean };

/** The page of a step around its form: where one is, what has changed, and what it all costs. */
export async function stepPage(
  context: CommerceContext,
  checkout: Checkout,
  step: Step,
  form: Html,
  options: { hasErrors: boolean; codeErrors?: FieldError[] },
): Promise<Html> {
  const { cart, price, key } = checkout;
  const problem = options.hasErrors ? null : problemOf(checkout);
  const short = await stockNotes(context, cart.lines);
  // What a change took away is told once; what is short right now, as long as it is.
  const told = problem ?? (short.length > 0 ? { kind: 'changed' as const, notes: short } : null);
  return checkoutPage({
    title: `${options.hasErrors ? 'Error: ' : ''}${stepNames[step]}`,
    body: html`${stepList(key, step, nextStep(checkout))}
<h1>${stepNames[step]}</h1>
<p class="glance quiet"><a href="#cost-summary">${shownMoney(price.priced.total, price.priced.currencyCode, { suffix: true })}, ${pieceCount(cart.lines)}</a></p>
${problemNotice(checkout, told)}
${form}`,
    aside: costSummary(
      await shownLines(context, cart.lines),
      price.priced,
      codeForms(checkout, step, options.codeErrors ?? []),
    ),
  });
}

function pieceCount(lines: { quantity: number }[]): string {
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  return count === 1 ? 'one piece' : `${count} pieces`;
}
