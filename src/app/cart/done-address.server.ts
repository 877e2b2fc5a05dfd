import { type CartContents, type CartReply, cartPath, itemCount } from '#blocks/cart/cart-contract.ts';
import { cartLabels } from '#blocks/cart/cart-labels.ts';
import type { CartFields } from '#blocks/cart/cart-state.ts';
import type { CartIntent } from './cart-intent.server.ts';

const sayings: Record<string, (count: number) => string> = {
  added: (count) => `${cartLabels.added} Cart has ${itemCount(count)}.`,
  changed: (count) => `Changed. Cart has ${itemCount(count)}.`,
  removed: (count) => (count === 0 ? 'Removed. Your cart is empty.' : `Removed. Cart has ${itemCount(count)}.`),
  code: () => 'The code is on.',
  'code-off': () => 'The code is off.',
  note: () => 'The note is kept.',
  wrap: () => 'So it shall go.',
};

/**
 * Where a form that went well leads without scripts: the cart's page, which says what was done, so that loading it
 * again does nothing twice. After a removal the address carries what puts the thing back. The checkout button leads on to the checkout.
 */
export function doneAddress(intent: CartIntent, before: CartContents | null, { cart }: CartReply): string {
  if (intent.do === 'note' && intent.next === 'checkout' && cart) return cart.checkoutUrl;
  const query = new URLSearchParams({ did: didOf(intent), items: String(cart?.count ?? 0) });
  const line = 'line' in intent ? before?.lines.find(({ id }) => id === intent.line) : undefined;
  if (query.get('did') === 'removed' && line) {
    query.set('variant', /(\d+)(?:\?.*)?$/.exec(line.variantId)?.[1] ?? '');
    query.set('quantity', String(Math.max(1, line.quantity)));
    if (line.isGift) query.set('gift', 'yes');
  }
  return `${cartPath}?${query}`;
}

function didOf(intent: CartIntent): string {
  switch (intent.do) {
    case 'add':
    case 'choose':
      return 'added';
    case 'update':
      return intent.quantity === 0 ? 'removed' : 'changed';
    case 'remove':
      return 'removed';
    case 'gift':
      return 'wrap';
    case 'code':
      return 'code';
    case 'drop-code':
    case 'drop-card':
      return 'code-off';
    case 'note':
      return 'note';
  }
}

/** What the address of the cart's page says was done; an address that nobody of us made says nothing. */
export function readDone(query: URLSearchParams): { said: string | null; putBack: CartFields | null } {
  const did = query.get('did') ?? '';
  const saying = Object.hasOwn(sayings, did) ? sayings[did] : undefined;
  const [count, variant, quantity] = [
    query.get('items') ?? '',
    query.get('variant') ?? '',
    query.get('quantity') ?? '',
  ];
  if (!saying || !/^\d{1,4}$/.test(count)) return { said: null, putBack: null };
  const isRemoval = did === 'removed' && /^\d{1,20}$/.test(variant) && /^[1-9]\d?$/.test(quantity);
  return {
    said: saying(Number(count)),
    putBack: isRemoval ? { do: 'add', variant, quantity, ...(query.get('gift') === 'yes' && { gift: 'yes' }) } : null,
  };
}
