import type { CommerceContext } from '../context.ts';
import { type CartUserError, type CartWarning, refuse, refuseIfAny } from './cart-problem.ts';
import type { Attribute, CartRecord } from './cart-record.ts';
import { attributesText } from './line-input.ts';
import type { CartTable } from './tables.ts';

const MAX_NOTE = 5_000;
const MAX_ATTRIBUTES = 100_000;

/** Writes the buyer's note, 5,000 characters at most. */
export async function setNote(
  context: CommerceContext,
  cart: CartRecord,
  note: string,
  path: string[],
): Promise<CartWarning[]> {
  refuseIfAny(noteErrors(note, path), 'without a cart');
  return setColumns(context, cart, { note });
}

/** What is wrong with a note: its length at most. */
export function noteErrors(note: string, path: string[]): CartUserError[] {
  if ([...note].length <= MAX_NOTE) return [];
  const message = `The note exceeds the maximum number of ${MAX_NOTE} characters.`;
  return [{ code: 'NOTE_TOO_LONG', field: path, message }];
}

/** Replaces a cart's attributes. */
export async function setAttributes(
  context: CommerceContext,
  cart: CartRecord,
  given: Attribute[],
  path: string[],
): Promise<CartWarning[]> {
  const attributes = attributesText(given);
  if (attributes.length > MAX_ATTRIBUTES) refuse('CART_TOO_LARGE', path, 'The cart is too large to save.');
  return setColumns(context, cart, { attributes });
}

/** Deletes the buyer's data from the cart: identity, addresses, and what they wrote. The lines stay. */
export async function removePersonalData(context: CommerceContext, cart: CartRecord): Promise<CartWarning[]> {
  await context.db.deleteFrom('commerce_cart_address').where('cart_id', '=', cart.token).execute();
  await context.db.deleteFrom('commerce_cart_metafield').where('cart_id', '=', cart.token).execute();
  const identity = { email: null, phone: null, customer_id: null, preferences: null, billing_address: null };
  return setColumns(context, cart, { ...identity, note: '', attributes: '[]' });
}

/** Writes columns of the cart's own row. */
export async function setColumns(
  { db }: CommerceContext,
  { token }: CartRecord,
  columns: Partial<CartTable>,
): Promise<CartWarning[]> {
  if (Object.keys(columns).length > 0) {
    await db.updateTable('commerce_cart').set(columns).where('id', '=', token).execute();
  }
  return [];
}
