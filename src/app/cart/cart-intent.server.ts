import { z } from 'zod';
import type { CartFieldError } from '#blocks/cart/cart-contract.ts';
import { maxLineQuantity } from '#blocks/cart/cart-contract.ts';
import { maxLineLength } from '#protocol/input-limits.ts';
import { maxGiftNoteLength } from '#protocol/shopify/gift-attribute.ts';

const quantity = z.coerce.number().int().min(0).max(maxLineQuantity);
const lineId = z.string().startsWith('gid://shopify/CartLine/').max(300);
const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'yes');
/** The number at the end of a variant's id, as it stands in addresses. */
const variantNumber = z.string().regex(/^\d{1,20}$/);

/** What a form asks of the cart; its field `do` says which. Every form and the page's script send these fields. */
const intentShape = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('add'),
    variant: variantNumber,
    quantity: quantity.min(1).default(1),
    gift: ticked,
    /** Sent by 'Undo': the thing had been in the cart. */
    back: z.literal('yes').optional(),
  }),
  z.object({
    do: z.literal('choose'),
    product: z.string().min(1).max(maxLineLength),
    quantity: quantity.min(1).default(1),
    gift: ticked,
  }),
  z.object({ do: z.literal('update'), line: lineId, quantity }),
  z.object({ do: z.literal('remove'), line: lineId }),
  z.object({ do: z.literal('gift'), line: lineId, gift: ticked }),
  z.object({ do: z.literal('code'), code: z.string().trim().min(1).max(maxLineLength) }),
  z.object({ do: z.literal('drop-code'), code: z.string().min(1).max(maxLineLength) }),
  z.object({ do: z.literal('drop-card'), card: z.string().startsWith('gid://shopify/').max(300) }),
  z.object({
    do: z.literal('note'),
    note: z.string().max(maxGiftNoteLength),
    /** Sent by the checkout button: where to go once the note is saved. */
    next: z.literal('checkout').optional(),
  }),
]);

export type CartIntent = z.infer<typeof intentShape> & {
  /** Options of a product by name, for `choose`. */
  options?: { name: string; value: string }[];
};

/** Fields of a form that name a choice: `option:Size` is `L`. */
export const optionPrefix = 'option:';

/** Reads what a form asks; or what is wrong with it, at the part of the page where it was asked. */
export function readCartIntent(form: FormData): { intent: CartIntent } | { fieldError: CartFieldError } {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >;
  // The buttons beside a number say what it is to become.
  if (fields.to !== undefined) fields.quantity = fields.to;
  // A text area's line ends count double in a form.
  if (fields.note !== undefined) fields.note = fields.note.replaceAll('\r\n', '\n').trim();
  const read = intentShape.safeParse(fields);
  if (!read.success) return { fieldError: errorOf(fields, read.error.issues[0]?.path.join('.') ?? '') };
  const options = Object.entries(fields)
    .filter(([name]) => name.startsWith(optionPrefix))
    .map(([name, value]) => ({ name: name.slice(optionPrefix.length), value }));
  return { intent: { ...read.data, options } };
}

function errorOf(fields: Record<string, string>, field: string): CartFieldError {
  if (field === 'code') return { at: 'code', text: 'Write the code in first.' };
  if (field === 'note') {
    return { at: 'note', text: `The note is longer than ${maxGiftNoteLength} characters: it would not fit the card.` };
  }
  if (field === 'quantity') {
    return { at: fields.line ?? 'cart', text: `How many must be a whole number up to ${maxLineQuantity}.` };
  }
  return { at: 'cart', text: `That could not be read: ${field || 'do'} is missing or is not one we know.` };
}
