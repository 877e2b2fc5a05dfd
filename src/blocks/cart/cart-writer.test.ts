import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { exampleCart } from '../examples/example-cart.ts';
import type { CartContents, CartReply } from './cart-contract.ts';
import type { CartFields, CartState } from './cart-state.ts';
import { createCartWriter, offlineText } from './cart-writer.ts';

const [towel, tag] = exampleCart.lines.map(({ id }) => id) as [string, string];
const reply = (cart: CartContents | null, more: Partial<CartReply> = {}): CartReply => ({
  cart,
  notices: [],
  fieldErrors: [],
  said: null,
  ...more,
});

/** A shop whose answers the test controls, and what was shown meanwhile. */
function shop() {
  const calls: { fields: CartFields | 'read'; answer: (reply: CartReply | Error) => Promise<void> }[] = [];
  const shown: CartState[] = [];
  const call = (fields: CartFields | 'read') =>
    new Promise<CartReply>((resolve, reject) => {
      calls.push({
        fields,
        async answer(given) {
          if (given instanceof Error) reject(given);
          else resolve(given);
          await setImmediate();
        },
      });
    });
  const writer = createCartWriter({ read: () => call('read'), write: call }, (state) => void shown.push(state));
  writer.take(reply(exampleCart));
  const last = () => shown.at(-1) as CartState;
  const quantityOf = (id: string) => last().cart?.lines.find((line) => line.id === id)?.quantity;
  return { writer, calls, shown, last, quantityOf };
}

const update = (line: string, quantity: number): CartFields => ({ do: 'update', line, quantity: String(quantity) });
const withQuantity = (line: string, quantity: number): CartContents => ({
  ...exampleCart,
  lines: exampleCart.lines.map((known) => (known.id === line ? { ...known, quantity } : known)),
});

describe('the writer of the cart', () => {
  it('shows a change before it is answered, and says that it is updating until then', async () => {
    const { writer, calls, last, quantityOf } = shop();
    const done = writer.change(update(tag, 4));
    expect(quantityOf(tag)).toBe(4);
    expect(last()).toMatchObject({ updating: true, cart: { count: 6 } });
    await calls[0]?.answer(reply(withQuantity(tag, 4)));
    await done;
    expect(last()).toMatchObject({ updating: false, fieldErrors: [] });
    expect(quantityOf(tag)).toBe(4);
    expect(calls).toHaveLength(1);
  });

  it('sends one change at a time, in their order, and asks once for the cart at the end', async () => {
    const { writer, calls, last } = shop();
    void writer.change(update(towel, 3));
    void writer.change({ do: 'code', code: 'PLASTER' });
    expect(calls).toHaveLength(1);
    await calls[0]?.answer(reply(withQuantity(towel, 3)));
    expect(calls.map(({ fields }) => (fields === 'read' ? 'read' : fields.do))).toEqual(['update', 'code']);
    await calls[1]?.answer(reply(exampleCart));
    expect(calls.at(-1)?.fields).toBe('read');
    expect(last().updating).toBe(true);
    await calls[2]?.answer(reply(withQuantity(towel, 3)));
    expect(last().updating).toBe(false);
    expect(calls).toHaveLength(3);
  });

  it('of what waits for one line only the newest is sent', async () => {
    const { writer, calls, quantityOf } = shop();
    const replies = [2, 3, 4, 5].map((quantity) => writer.change(update(tag, quantity)));
    void writer.change(update(towel, 7));
    expect(quantityOf(tag)).toBe(5);
    await calls[0]?.answer(reply(withQuantity(tag, 2)));
    expect(quantityOf(tag), 'what was answered does not overtake what waits').toBe(5);
    await calls[1]?.answer(reply(withQuantity(tag, 5)));
    await calls[2]?.answer(reply(exampleCart));
    await calls[3]?.answer(reply(exampleCart));
    expect(calls.map(({ fields }) => (fields === 'read' ? 'read' : fields.quantity))).toEqual(['2', '5', '7', 'read']);
    // Every caller gets an answer.
    expect(await Promise.all(replies)).toHaveLength(4);
  });

  it('a removal replaces a number that waits for the same line', async () => {
    const { writer, calls, last } = shop();
    void writer.change({ do: 'note', note: 'x' });
    void writer.change(update(tag, 9));
    void writer.change({ do: 'remove', line: tag });
    expect(last().cart?.lines.map(({ id }) => id)).toEqual([towel]);
    await calls[0]?.answer(reply(exampleCart));
    expect(calls[1]?.fields).toMatchObject({ do: 'remove' });
    expect(calls).toHaveLength(2);
  });

  it('reverts a failed change, shows the error at the line, and reads the cart again', async () => {
    const { writer, calls, last, quantityOf } = shop();
    void writer.change(update(tag, 4));
    await calls[0]?.answer(new Error('offline'));
    expect(quantityOf(tag)).toBe(1);
    expect(last().fieldErrors).toEqual([{ at: tag, text: offlineText }]);
    expect(calls[1]?.fields).toBe('read');
    await calls[1]?.answer(new Error('offline'));
    expect(last()).toMatchObject({ updating: false, cart: { count: 3 } });
    // The next try clears the error of the last one.
    void writer.change(update(tag, 2));
    expect(last().fieldErrors).toEqual([]);
  });

  it('a change made while the cart is read is not lost', async () => {
    const { writer, calls, last } = shop();
    void writer.change(update(tag, 2));
    void writer.change(update(towel, 1));
    await calls[0]?.answer(reply(exampleCart));
    await calls[1]?.answer(reply(exampleCart));
    void writer.change(update(tag, 6));
    await calls[2]?.answer(reply(exampleCart));
    expect(calls[3]?.fields).toMatchObject({ quantity: '6' });
    await calls[3]?.answer(reply(withQuantity(tag, 6)));
    expect(last().updating).toBe(false);
  });

  it('an expired cart is empty, and a message says so', async () => {
    const { writer, calls, last } = shop();
    void writer.change({ do: 'remove', line: tag });
    const notice = { kind: 'expired_cart' as const, text: 'Closed.' };
    await calls[0]?.answer(reply(null, { notices: [notice] }));
    expect(last()).toMatchObject({ cart: null, notices: [notice], updating: false });
  });
});
