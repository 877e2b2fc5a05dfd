import { useSyncExternalStore } from 'react';
import { announce } from '#ui/announcer.tsx';
import { type CartReading, type CartReply, cartDataPath } from './cart-contract.ts';
import { showCount } from './cart-count.ts';
import type { CartSettings } from './cart-settings.ts';
import { type CartFields, type CartState, putBackFields, unknownCart } from './cart-state.ts';
import { createCartWriter } from './cart-writer.ts';

/** Longest wait for one answer, in milliseconds. */
const timeLimitMs = 20_000;

/** How long a removal can be undone, in milliseconds (docs/reference/shop.md#cart). */
const undoTimeMs = 8_000;

const listeners = new Set<() => void>();
const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('cart');

let settings: CartSettings = {};

const writer = createCartWriter(
  {
    read: async () => {
      const reading = (await ask(cartDataPath)) as CartReading;
      settings = reading.settings;
      return reading;
    },
    write: (fields) => ask(cartDataPath, { method: 'POST', body: new URLSearchParams(fields) }),
  },
  ({ status, cart }) => {
    if (status === 'ready') showCount(cart?.count ?? 0);
    for (const listener of listeners) listener();
  },
);

/** Shows how much is in the cart without reading its lines; their changes are still to be announced. */
export async function peekAtCart(): Promise<void> {
  try {
    showCount((await ask(`${cartDataPath}?peek`)).cart?.count ?? 0);
  } catch {
    // The links lead to the cart with or without a number.
  }
}

/** What an editor decides of the cart, once it was read. */
export function cartSettings(): CartSettings {
  return settings;
}

async function ask(path: string, init: RequestInit = {}): Promise<CartReply> {
  const response = await fetch(path, {
    ...init,
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(timeLimitMs),
  });
  // Refusals are part of the reply; anything that is not a reply counts as no answer.
  if (!response.ok || !response.headers.get('Content-Type')?.includes('application/json'))
    throw new Error(`${response.status}`);
  return (await response.json()) as CartReply;
}

/** The shown cart is out of date: it was changed elsewhere. */
function lookAgain(): void {
  void (writer.state().status === 'unknown' ? peekAtCart() : writer.read());
}

others?.addEventListener('message', lookAgain);
if (typeof window !== 'undefined') {
  // A page restored from the back/forward cache: the cart may have been bought since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) lookAgain();
  });
}

/** Changes the cart as a form with these fields would, and announces the result. */
export async function changeCart(fields: CartFields): Promise<CartReply> {
  offerUndoOf(fields);
  const reply = await writer.change(fields);
  if (reply.said) announce(reply.said);
  for (const { text } of reply.fieldErrors) announce(text, 'assertive');
  others?.postMessage('changed');
  return reply;
}

let undoTimer: ReturnType<typeof setTimeout> | undefined;

function offerUndoOf(fields: CartFields): void {
  clearTimeout(undoTimer);
  const goes = fields.do === 'remove' || (fields.do === 'update' && Number(fields.to ?? fields.quantity) === 0);
  const line = goes ? writer.state().cart?.lines.find(({ id }) => id === fields.line) : undefined;
  if (!line) {
    if (writer.state().undo) writer.offerUndo(null);
    return;
  }
  writer.offerUndo({ name: line.title, fields: putBackFields(line) });
  waitForUndo();
}

/** Restarts the timer of the undo offer; pointer or focus on the offer stops the timer. */
export function waitForUndo(): void {
  clearTimeout(undoTimer);
  undoTimer = setTimeout(() => writer.offerUndo(null), undoTimeMs);
}

export function holdUndo(): void {
  clearTimeout(undoTimer);
}

export function readCart(): Promise<void> {
  return writer.read();
}

/** Takes the cart from the page's own data. */
export function takeCart(reply: CartReply): void {
  writer.take(reply);
}

function subscribeToCart(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls back with how much is in the cart whenever that is certain. Returns a function that ends it. */
export function watchCount(listener: (count: number) => void): () => void {
  return subscribeToCart(() => {
    const { status, updating, cart } = writer.state();
    if (status === 'ready' && !updating) listener(cart?.count ?? 0);
  });
}

function cartState(): CartState {
  return writer.state();
}

/** The visitor's cart in this tab; unknown on the server, and until it is read. */
export function useCart(): CartState {
  return useSyncExternalStore(subscribeToCart, cartState, () => unknownCart);
}

/** The fields of a form as they are sent, with the button that sent it. */
export function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): CartFields {
  const entries = [...new FormData(form, submitter)];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
