import { z } from 'zod';
import { formatMoney } from '#protocol/money.ts';
import { money } from '../../prices/money.ts';
import type { ShownLine } from '../cost-summary.ts';
import type { Checkout } from '../open-checkout.ts';

/**
 * What a buyer has seen and agrees to: the review carries it, and the order is placed only while it still holds. It
 * comes back from the browser, but all it can do is refuse: prices are always worked out here.
 */
export type ShownOrder = z.infer<typeof shape>;

const shape = z.object({
  currency: z.string(),
  lines: z.array(z.object({ id: z.string(), title: z.string(), quantity: z.number(), unit: z.number() })),
  codes: z.array(z.string()),
  delivery: z.object({ title: z.string(), amount: z.number() }).nullable(),
  tax: z.number(),
  total: z.number(),
  due: z.number(),
});

/** What the review shows of an order: its lines and sums, in minor units. */
export function shownOrder({ price }: Checkout, lines: ShownLine[]): ShownOrder {
  const { input, priced } = price;
  return {
    currency: priced.currencyCode,
    lines: lines.map(({ id, title, variantTitle, quantity }) => ({
      id,
      title: [title, variantTitle].filter(Boolean).join(', '),
      quantity,
      unit: input.lines.find((line) => line.id === id)?.unitAmount ?? 0,
    })),
    codes: price.codes.filter((entry) => entry.refusal === null).map((entry) => entry.code),
    delivery: priced.delivery && { title: priced.delivery.title, amount: priced.delivery.total },
    tax: priced.totalTax,
    total: priced.total,
    due: priced.due,
  };
}

/** Writes it as the value of a hidden field. */
export function encodeShown(shown: ShownOrder): string {
  return Buffer.from(JSON.stringify(shown)).toString('base64url');
}

/** Reads what a form brought back; null when that is none. */
export function decodeShown(text: string): ShownOrder | null {
  try {
    const parsed = shape.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** A sentence for each thing that is no longer as it was shown; empty when all is. */
export function changesSince(before: ShownOrder, now: ShownOrder): string[] {
  const shown = (amount: number) => formatMoney(money(amount, now.currency));
  const notes = before.lines.flatMap((line): string[] => {
    const today = now.lines.find((entry) => entry.id === line.id);
    if (!today) return [`${line.title} is no longer in your cart.`];
    if (today.quantity === 0 && line.quantity > 0)
      return [`${line.title} has sold out. It costs nothing and will not be sent.`];
    return [
      ...(today.quantity === line.quantity
        ? []
        : [`Of ${line.title} there are now ${today.quantity}, not ${line.quantity}.`]),
      ...(today.unit === line.unit
        ? []
        : [`${line.title} now costs ${shown(today.unit)} instead of ${shown(line.unit)}.`]),
    ];
  });
  for (const line of now.lines) {
    if (!before.lines.some((entry) => entry.id === line.id)) notes.push(`${line.title} was put into your cart.`);
  }
  for (const code of before.codes.filter((entry) => !now.codes.includes(entry))) {
    notes.push(`The code ${code} no longer counts.`);
  }
  for (const code of now.codes.filter((entry) => !before.codes.includes(entry)))
    notes.push(`The code ${code} now counts.`);
  if (before.delivery?.title !== now.delivery?.title)
    notes.push(`Delivery is now ${now.delivery?.title ?? 'not chosen'}.`);
  if (before.total !== now.total) notes.push(`The total is now ${shown(now.total)} instead of ${shown(before.total)}.`);
  else if (before.due !== now.due)
    notes.push(`What is left to pay is now ${shown(now.due)} instead of ${shown(before.due)}.`);
  if (notes.length === 0 && JSON.stringify(before) !== JSON.stringify(now))
    notes.push('The price is made up otherwise than before.');
  return notes;
}
