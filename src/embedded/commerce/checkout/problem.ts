import { html } from 'hono/html';
import { z } from 'zod';
import type { Html } from '#services/server-pages/page-shell.ts';
import type { Checkout } from './open-checkout.ts';
import { checkoutPath } from './steps.ts';

/** What went otherwise than the buyer wanted, told on the page they are led to. */
export type Problem =
  | { kind: 'declined' }
  | { kind: 'timeout' }
  | { kind: 'tries' }
  /** Sentences, each about one thing that is no longer as the buyer had seen it. */
  | { kind: 'changed'; notes: string[] };

const shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['declined', 'timeout', 'tries']) }),
  z.object({ kind: z.literal('changed'), notes: z.array(z.string()) }),
]);

/** The problem a checkout keeps, or null. */
export function problemOf({ row }: Checkout): Problem | null {
  if (!row?.problem) return null;
  return shape.parse(JSON.parse(row.problem)) as Problem;
}

/** The problem in the buyer's words, with what to do about it. */
export function problemNotice(checkout: Checkout, problem: Problem | null): Html | '' {
  if (problem === null) return '';
  const otherCard = html`<a href="${checkoutPath(checkout.key, 'payment')}">use another card</a>`;
  switch (problem.kind) {
    case 'declined':
      return notice(
        'The card was declined',
        html`<p>Nothing was charged and nothing was ordered. Please ${otherCard}.</p>`,
      );
    case 'timeout':
      return notice(
        'The payment did not answer in time',
        html`<p>We let go of it: nothing was charged and nothing was ordered. Try once more, or ${otherCard}.</p>`,
      );
    case 'tries':
      return notice(
        'Too many cards were declined',
        html`<p>To keep stolen cards from being tried out, this checkout takes no more of them. Please write to us.</p>`,
      );
    case 'changed':
      return notice(
        'Something changed since you last looked',
        html`<ul>${problem.notes.map((note) => html`<li>${note}</li>`)}</ul><p>Nothing was charged. Look it over, and go on if you still like it.</p>`,
      );
  }
}

function notice(title: string, words: Html): Html {
  return html`<div class="notice alarm" role="alert"><h2>${title}</h2>${words}</div>`;
}
