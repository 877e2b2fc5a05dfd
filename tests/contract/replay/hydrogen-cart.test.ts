import { CartForm, createCartHandler, useOptimisticCart } from '@shopify/hydrogen';
import { useFetcher, useLoaderData } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, vi } from 'vitest';
import { type CartServer, cartDatabases, startCartServer } from '../commerce/cart-server.ts';
import { fact } from './fact.ts';
import { openPage } from './hydrogen-page.ts';
import { HydrogenVisitor } from './hydrogen-visitor.ts';

describe.each(cartDatabases)('the cart of a Hydrogen shop on $name', (database) => {
  let server: CartServer;
  let visitor: HydrogenVisitor;
  let siren: string;
  let mug: string;
  beforeAll(async () => {
    server = await startCartServer(database);
    siren = await server.variant('ASH-KEY-SIR');
    mug = await server.variant('ASH-MUG-KARLS');
  });
  beforeEach(() => {
    visitor = new HydrogenVisitor(server);
  });
  afterAll(() => server.close());

  const add = (merchandiseId: string, quantity = 1) =>
    visitor.change((cart) => cart.addLines([{ merchandiseId, quantity }]));
  const linesOf = async () => (await visitor.read())?.lines.nodes ?? [];

  fact('suite', 'a visitor without a cookie has no cart, and the first product makes one', async () => {
    expect(await visitor.read()).toBeNull();
    const { cart, userErrors, warnings } = await add(siren);
    expect([userErrors, warnings]).toEqual([[], []]);
    expect(cart).toMatchObject({
      totalQuantity: 1,
      lines: {
        nodes: [
          {
            quantity: 1,
            cost: { amountPerQuantity: { amount: '32.0', currencyCode: 'USD' }, totalAmount: { amount: '32.0' } },
            merchandise: {
              selectedOptions: [{ name: expect.any(String), value: 'The Siren' }],
              product: { handle: 'key-tag' },
            },
          },
        ],
      },
      cost: { subtotalAmount: { amount: '32.0', currencyCode: 'USD' } },
    });
  });

  fact('suite', 'the same product twice is one line of two; another product is a line of its own', async () => {
    await add(siren);
    const first = await add(siren);
    expect(first.cart?.lines.nodes).toMatchObject([{ quantity: 2, cost: { totalAmount: { amount: '64.0' } } }]);
    const second = await add(mug);
    expect(second.cart).toMatchObject({
      totalQuantity: 3,
      cost: { subtotalAmount: { amount: '83.9' }, totalAmount: { amount: '83.9' } },
    });
    expect(second.cart?.id).toBe(first.cart?.id);
    expect(second.cart?.lines.nodes).toHaveLength(2);
  });

  fact('suite', 'one more, one fewer, and a quantity of 0 takes the line away', async () => {
    await add(siren, 2);
    const [line] = await linesOf();
    const set = async (quantity: number) =>
      (await visitor.change((cart) => cart.updateLines([{ id: line?.id ?? '', quantity }]))).cart;
    expect(await set(3)).toMatchObject({ totalQuantity: 3, cost: { subtotalAmount: { amount: '96.0' } } });
    expect(await set(2)).toMatchObject({ totalQuantity: 2, cost: { subtotalAmount: { amount: '64.0' } } });
    expect(await set(0)).toMatchObject({
      totalQuantity: 0,
      lines: { nodes: [] },
      cost: { subtotalAmount: { amount: '0.0' }, totalAmount: { amount: '0.0' } },
    });
  });

  fact(
    'suite',
    'a line is removed and the others stay; the last one leaves an empty cart, which fills again',
    async () => {
      await add(siren, 2);
      await add(mug);
      const of = (lines: Awaited<ReturnType<typeof linesOf>>, handle: string) =>
        lines.find(({ merchandise }) => merchandise.product.handle === handle)?.id ?? '';
      const lines = await linesOf();
      const remove = (id: string) => visitor.change((cart) => cart.removeLines([id]));
      expect((await remove(of(lines, 'key-tag'))).cart).toMatchObject({
        totalQuantity: 1,
        lines: { nodes: [{ merchandise: { product: { handle: 'karls-mug' } } }] },
      });
      const { cart: empty, userErrors } = await remove(of(lines, 'karls-mug'));
      expect([userErrors, empty?.totalQuantity, empty?.lines.nodes]).toEqual([[], 0, []]);
      const { cart: again } = await add(mug);
      expect([again?.id, again?.totalQuantity]).toEqual([empty?.id, 1]);
    },
  );

  fact('suite', 'a line that is gone is a user error, and the cart stays in the page', async () => {
    const { cart: before } = await add(siren, 2);
    const gone = 'gid://shopify/CartLine/00000000-0000-4000-8000-000000000000?cart=x';
    const { cart, userErrors } = await visitor.change((handler) => handler.updateLines([{ id: gone, quantity: 1 }]));
    expect(userErrors).toMatchObject([{ code: 'INVALID_MERCHANDISE_LINE' }]);
    expect(cart).toMatchObject({ id: before?.id, totalQuantity: 2 });
  });

  fact('suite', 'more than there is becomes what there is, with a warning for its line', async () => {
    const { cart, userErrors, warnings } = await add(await server.variant('ASH-PINS-5'), 5);
    expect(userErrors).toEqual([]);
    expect(cart?.totalQuantity).toBe(3);
    expect(warnings).toMatchObject([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: cart?.lines.nodes[0]?.id }]);
  });

  fact('suite', 'a note is written, read on the next page and cleared', async () => {
    await add(siren);
    const write = async (note: string) => (await visitor.change((cart) => cart.updateNote(note))).cart?.note;
    expect([await write('Ring twice.'), (await visitor.read())?.note, await write('')]).toEqual([
      'Ring twice.',
      'Ring twice.',
      '',
    ]);
  });

  fact('suite', 'the checkout opens at the address that the cart names', async () => {
    const { cart } = await add(siren, 2);
    const { pathname, search } = new URL(cart?.checkoutUrl ?? '');
    const response = await fetch(server.origin + pathname + search);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('$64.00')]);
  });

  fact('suite', 'two visitors have two carts', async () => {
    await add(siren);
    const other = new HydrogenVisitor(server);
    const { cart } = await other.change((handler) => handler.addLines([{ merchandiseId: mug, quantity: 4 }]));
    expect(cart?.id).not.toBe((await visitor.read())?.id);
    expect([(await visitor.read())?.totalQuantity, cart?.totalQuantity]).toEqual([1, 4]);
  });

  fact('suite', 'the library reads the cart with its own fragment, too', async () => {
    const { cart } = await add(siren);
    const handler = createCartHandler({
      storefront: visitor.storefront,
      getCartId: () => cart?.id,
      setCartId: () => new Headers(),
    });
    const [line] = (await handler.get())?.lines.edges ?? [];
    expect(line?.node).toMatchObject({
      quantity: 1,
      merchandise: { id: siren, availableForSale: true, requiresShipping: true, image: { url: expect.any(String) } },
    });
  });

  fact('suite', 'a quantity is shown at once, and then as the shop took it', async () => {
    const { cart: before } = await visitor.change((cart) => cart.addLines([{ merchandiseId: siren, quantity: 2 }]));
    const id = before?.lines.nodes[0]?.id ?? '';
    const { shown, submit, answer, close } = await openCart(visitor);
    const becomes = (expected: object) =>
      vi.waitFor(() => expect({ isOptimistic: false, ...shown() }).toMatchObject(expected), { timeout: 20_000 });
    await becomes({ lines: { nodes: [{ id, quantity: 2 }] } });

    submit(CartForm.ACTIONS.LinesUpdate, { lines: [{ id, quantity: 100 }] });
    await becomes({ isOptimistic: true, lines: { nodes: [{ id, quantity: 100 }] } });
    answer();
    await becomes({ isOptimistic: false, totalQuantity: 40, lines: { nodes: [{ id, quantity: 40 }] } });

    submit(CartForm.ACTIONS.LinesAdd, {
      lines: [{ merchandiseId: mug, quantity: 1, selectedVariant: { id: mug, title: 'Default Title' } }],
    });
    await becomes({ isOptimistic: true, lines: { nodes: [{ isOptimistic: true, merchandise: { id: mug } }, { id }] } });
    answer();
    await becomes({ isOptimistic: false, totalQuantity: 41, lines: { nodes: [{ merchandise: { id: mug } }, { id }] } });

    submit(CartForm.ACTIONS.LinesRemove, { lineIds: [id] });
    await becomes({ isOptimistic: true, lines: { nodes: [{ merchandise: { id: mug } }] } });
    answer();
    await becomes({ isOptimistic: false, totalQuantity: 1, cost: { totalAmount: { amount: '19.9' } } });
    close();
  });
});

/** The page of a cart. What is submitted waits on the server for `answer`, so that a test sees the page before it. */
async function openCart(visitor: HydrogenVisitor) {
  type Read = NonNullable<Awaited<ReturnType<HydrogenVisitor['read']>>>;
  const noted: { cart?: ReturnType<typeof useOptimisticCart<Read>>; submit?: (form: FormData) => void } = {};
  let answer = () => {};
  function CartPage() {
    const fetcher = useFetcher({ key: 'cart' });
    noted.cart = useOptimisticCart<Read>(useLoaderData());
    noted.submit = (form) => void fetcher.submit(form, { method: 'post', action: '/cart' });
    return null;
  }
  async function action({ request }: { request: Request }) {
    const form = await request.formData();
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await visitor.post(form);
    return null;
  }
  const { close } = await openPage([
    { path: '/', loader: () => visitor.read(), Component: CartPage },
    { path: '/cart', action },
  ]);
  return {
    shown: () => noted.cart,
    submit(action: string, inputs: object) {
      const form = new FormData();
      form.set(CartForm.INPUT_NAME, JSON.stringify({ action, inputs }));
      noted.submit?.(form);
    },
    answer: () => answer(),
    close,
  };
}
