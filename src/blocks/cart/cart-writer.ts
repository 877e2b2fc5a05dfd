import type { CartContents, CartReply } from './cart-contract.ts';
import { type CartFields, type CartState, intentKey, stateOf, unknownCart, withIntent } from './cart-state.ts';

/** How a writer reaches the server; both throw when no answer came. */
export type CartTransport = {
  read: () => Promise<CartReply>;
  write: (fields: CartFields) => Promise<CartReply>;
};

type Waiting = { key: string | null; fields: CartFields; settle: (reply: CartReply) => void };

export const offlineText = 'No answer came. Nothing was changed; try again.';

/**
 * The one writer of the cart in this tab (docs/reference/shop.md#cart): changes go out one after another, of those that
 * wait for the same line the newest wins, and after a burst the cart is read once more, so that the page shows
 * what the service says. A failed change is reverted, with its error beside it.
 */
export function createCartWriter(transport: CartTransport, changed: (state: CartState) => void) {
  let shown: CartState = unknownCart;
  /** As the service last answered. */
  let known: CartContents | null = null;
  let waiting: Waiting[] = [];
  let sending: Waiting | null = null;
  let running: Promise<void> | null = null;

  function show(change: Partial<CartState>): void {
    const under = [...(sending ? [sending] : []), ...waiting];
    const cart = under.reduce<CartContents | null>((sum, { fields }) => withIntent(sum, fields), known);
    shown = { ...shown, status: 'ready', ...change, cart, updating: running !== null };
    changed(shown);
  }

  async function send(change: Waiting): Promise<boolean> {
    sending = change;
    let reply: CartReply;
    try {
      reply = await transport.write(change.fields);
    } catch {
      reply = {
        cart: null,
        notices: [],
        fieldErrors: [{ at: change.fields.line ?? 'cart', text: offlineText }],
        said: null,
      };
    }
    sending = null;
    const failed = reply.fieldErrors.length > 0;
    const expired = reply.notices.some(({ kind }) => kind === 'expired_cart');
    if (reply.cart || expired) known = reply.cart;
    const fieldErrors = [...shown.fieldErrors.filter(({ at }) => at !== change.fields.line), ...reply.fieldErrors];
    show({ fieldErrors, notices: mergeNotices(shown.notices, reply.notices) });
    change.settle(reply);
    return failed;
  }

  async function run(): Promise<void> {
    let count = 0;
    let failed = false;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      count += 1;
      failed = (await send(next)) || failed;
    }
    // The answer to one change is the current cart; after several changes or a failure the cart must be read again.
    if (count > 1 || failed) await refetch();
    running = null;
    // Changes that came while the cart was read.
    if (waiting.length > 0) start();
    else show({});
  }

  function start(): void {
    running ??= run();
    show({});
  }

  async function refetch(): Promise<void> {
    try {
      const reply = await transport.read();
      known = reply.cart;
      show({
        notices: mergeNotices(shown.notices, reply.notices),
        fieldErrors: mergeErrors(shown.fieldErrors, reply.fieldErrors),
      });
    } catch {
      show({});
    }
  }

  return {
    state: () => shown,
    /** Takes a cart that the server sent by itself, such as the page's own cart. */
    take(reply: CartReply): void {
      if (running) return;
      known = reply.cart;
      shown = stateOf(reply);
      changed(shown);
    },
    /** Reads the cart, unless changes are being sent: their answers include it. */
    async read(): Promise<void> {
      if (running) return;
      if (shown.status === 'unknown') {
        shown = { ...shown, status: 'reading' };
        changed(shown);
      }
      await refetch();
    },
    /** Queues a change; resolves with the server's reply to it, or to the change that replaced it. */
    change(fields: CartFields): Promise<CartReply> {
      const key = intentKey(fields);
      return new Promise((settle) => {
        const same = key === null ? undefined : waiting.find((change) => change.key === key);
        const both = (reply: CartReply) => {
          same?.settle(reply);
          settle(reply);
        };
        waiting = [...waiting.filter((change) => change !== same), { key, fields, settle: both }];
        shown = {
          ...shown,
          fieldErrors: shown.fieldErrors.filter(({ at }) => at !== (fields.line ?? 'cart') && at !== 'code'),
        };
        start();
      });
    },
    /** Sets or clears the offer to undo a removal. */
    offerUndo(undo: CartState['undo']): void {
      show({ undo });
    },
  };
}

function mergeNotices(before: CartState['notices'], after: CartState['notices']): CartState['notices'] {
  // The server reports a price once; it reports stock every time.
  const remaining = before.filter(
    ({ kind, text }) => kind !== 'stock_changed' && !after.some((notice) => notice.text === text),
  );
  return [...remaining, ...after];
}

function mergeErrors(before: CartState['fieldErrors'], after: CartState['fieldErrors']): CartState['fieldErrors'] {
  return [...before, ...after.filter(({ text }) => !before.some((fieldError) => fieldError.text === text))];
}
