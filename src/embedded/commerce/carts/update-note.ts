import type { CommerceContext } from '../context.ts';
import { type CartPayload, changeCart } from './change-cart.ts';
import { noteErrors, setNote } from './change-details.ts';
import { createCart } from './create-cart.ts';

/**
 * Writes the note of a cart. To the id of a cart that does not exist the vendor says so and answers a new cart with the
 * note, and with this mutation alone.
 */
export async function updateNote(context: CommerceContext, cartId: string, note: string): Promise<CartPayload> {
  const errors = noteErrors(note, ['note']);
  if (errors.length > 0) return { cart: null, userErrors: errors, warnings: [] };
  const changed = await changeCart(context, cartId, (inside, cart) => setNote(inside, cart, note, ['note']));
  if (changed.userErrors.length === 0) return changed;
  return { ...(await createCart(context, { note })), userErrors: changed.userErrors };
}
