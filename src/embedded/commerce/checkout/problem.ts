import { z } from 'zod';
import type { CheckoutProblem } from '#server-pages/checkout/checkout-pages.ts';
import type { Checkout } from './open-checkout.ts';

const shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['declined', 'timeout', 'tries']) }),
  z.object({ kind: z.literal('changed'), notes: z.array(z.string()) }),
]);

/** The problem a checkout keeps, or null. */
export function problemOf({ row }: Checkout): CheckoutProblem | null {
  if (!row?.problem) return null;
  return shape.parse(JSON.parse(row.problem));
}
