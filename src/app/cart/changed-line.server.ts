import type { CartContents, CartLineContents } from '#blocks/cart/cart-contract.ts';
import { lineKey, putBackFields } from '#blocks/cart/cart-state.ts';
import type { CartIntent } from './cart-intent.server.ts';

/** The line that a change is about: as it was before, or, of what 'Undo' put back, as it is now. */
export function changedLine(
  intent: CartIntent,
  before: CartContents | null,
  now: CartContents | null,
): CartLineContents | undefined {
  if ('line' in intent) return before?.lines.find(({ id }) => id === intent.line);
  if (intent.do !== 'add' || !intent.back) return undefined;
  const key = lineKey({ variant: intent.variant, gift: intent.gift ? 'yes' : '' });
  return now?.lines.find((line) => lineKey(putBackFields(line)) === key);
}
