import { type CartContents, type CartReply, cartHas, cartPath, saidId } from '#blocks/cart/cart-contract.ts';
import { cartLabels } from '#blocks/cart/cart-labels.ts';
import { type CartFields, putBackFields } from '#blocks/cart/cart-state.ts';
import type { CartIntent } from './cart-intent.server.ts';
import { changedLine } from './changed-line.server.ts';

const sayings: Record<string, (has: string, name: string | null) => string> = {
  added: (has) => `${cartLabels.added} ${has}`,
  back: (has, name) => (name ? `${name} is back. ${has}` : has),
  changed: (has) => `Changed. ${has}`,
  removed: (has, name) => `${name ? `Removed ${name}` : 'Removed'}. ${has}`,
  code: () => 'The code is on.',
  'code-off': () => 'The code is off.',
  note: () => 'The note is kept.',
  wrap: () => 'So it shall go.',
};

/**
 * Where a form that went well leads without scripts: the cart's page, which says what was done, so that loading it
 * again does nothing twice. After a removal the address carries what puts the thing back, and the page begins at those words.
 * The checkout button leads on to the checkout.
 */
export function doneAddress(intent: CartIntent, before: CartContents | null, { cart }: CartReply): string {
  if (intent.do === 'note' && intent.next === 'checkout' && cart) return cart.checkoutUrl;
  const did = didOf(intent);
  const query = new URLSearchParams({ did, items: String(cart?.count ?? 0) });
  const line = changedLine(intent, before, cart);
  if (!line || (did !== 'removed' && did !== 'back')) return `${cartPath}?${query}`;
  query.set('product', /\/([^/?]+)(?:\?.*)?$/.exec(line.path)?.[1] ?? '');
  if (did === 'removed') {
    const { variant = '', quantity = '', gift } = putBackFields(line);
    query.set('variant', variant);
    query.set('quantity', quantity);
    if (gift) query.set('gift', gift);
  }
  return `${cartPath}?${query}#${saidId}`;
}

function didOf(intent: CartIntent): string {
  switch (intent.do) {
    case 'add':
      return intent.back ? 'back' : 'added';
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

/** Finds what a product is called by its handle. */
type NameOf = (handle: string) => Promise<string | null>;

/** What the address of the cart's page says was done; an address that nobody of us made says nothing. */
export async function readDone(
  query: URLSearchParams,
  nameOf: NameOf,
): Promise<{ said: string | null; putBack: CartFields | null }> {
  const did = query.get('did') ?? '';
  const saying = Object.hasOwn(sayings, did) ? sayings[did] : undefined;
  const [count, handle, variant, quantity] = ['items', 'product', 'variant', 'quantity'].map(
    (name) => query.get(name) ?? '',
  );
  if (!saying || !/^\d{1,4}$/.test(count ?? '')) return { said: null, putBack: null };
  const isRemoval = did === 'removed' && /^\d{1,20}$/.test(variant ?? '') && /^[1-9]\d?$/.test(quantity ?? '');
  return {
    said: saying(cartHas(Number(count)), handle ? await nameOf(handle) : null),
    putBack:
      isRemoval && variant && quantity
        ? { do: 'add', variant, quantity, ...(query.get('gift') === 'yes' && { gift: 'yes' }), back: 'yes' }
        : null,
  };
}
