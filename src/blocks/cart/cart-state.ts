import type { CartContents, CartFieldError, CartLineContents, CartNotice, CartReply } from './cart-contract.ts';

/** The fields of a form that changes the cart, as they are sent. */
export type CartFields = Record<string, string>;

/** What the visitor's cart looks like in this tab. */
export type CartState = {
  /** `unknown` until it was read. */
  status: 'unknown' | 'reading' | 'ready';
  /** As the service last answered, with the visitor's changes since then. */
  cart: CartContents | null;
  /** Changes are being sent, or the totals are being read again: checkout is not possible yet. */
  updating: boolean;
  notices: CartNotice[];
  fieldErrors: CartFieldError[];
  /** What was just removed, and the fields that restore it. */
  undo: { name: string; fields: CartFields } | null;
};

export const unknownCart: CartState = {
  status: 'unknown',
  cart: null,
  updating: false,
  notices: [],
  fieldErrors: [],
  undo: null,
};

/** The state that a reply of the server is. */
export function stateOf({ cart, notices, fieldErrors }: CartReply): CartState {
  return { ...unknownCart, status: 'ready', cart, notices, fieldErrors };
}

/** The fields that put a line back once it was removed. */
export function putBackFields({ variantId, quantity, isGift }: CartLineContents): CartFields {
  const variant = /(\d+)(?:\?.*)?$/.exec(variantId)?.[1] ?? '';
  return { do: 'add', variant, quantity: String(Math.max(1, quantity)), ...(isGift && { gift: 'yes' }), back: 'yes' };
}

/** What a line that comes back has in common with the one that was removed: its id is another. */
export function lineKey({ variant, gift }: Record<string, unknown>): string {
  return `${variant} ${gift === 'yes' ? 'wrapped' : 'plain'}`;
}

/** Changes with the same key replace one another while they wait: the newest intent wins. `null`: each counts. */
export function intentKey(fields: CartFields): string | null {
  switch (fields.do) {
    case 'update':
    case 'remove':
      return `quantity ${fields.line}`;
    case 'gift':
      return `gift ${fields.line}`;
    case 'note':
      return 'note';
    default:
      return null;
  }
}

/** The cart after this change, as far as the browser can know it; totals come from the service. */
export function withIntent(cart: CartContents | null, fields: CartFields): CartContents | null {
  if (!cart) return cart;
  const ofLine = (change: (line: CartContents['lines'][number]) => CartContents['lines'][number] | null) =>
    recounted({
      ...cart,
      lines: cart.lines.flatMap((line) => {
        const next = line.id === fields.line ? change(line) : line;
        return next ? [next] : [];
      }),
    });
  switch (fields.do) {
    case 'update': {
      const quantity = Number(fields.to ?? fields.quantity);
      return ofLine((line) => (quantity > 0 ? { ...line, quantity: Math.min(quantity, line.maximum) } : null));
    }
    case 'remove':
      return ofLine(() => null);
    case 'gift':
      return ofLine((line) => ({ ...line, isGift: fields.gift === 'yes' }));
    case 'drop-code':
      return { ...cart, codes: cart.codes.filter(({ code }) => code !== fields.code) };
    case 'drop-card':
      return { ...cart, cards: cart.cards.filter(({ id }) => id !== fields.card) };
    case 'add':
    case 'choose':
      return { ...cart, count: cart.count + Number(fields.quantity ?? 1) };
    default:
      return cart;
  }
}

function recounted(cart: CartContents): CartContents {
  return { ...cart, count: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0) };
}
