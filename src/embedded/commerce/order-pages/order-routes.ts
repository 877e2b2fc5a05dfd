import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { OperatorMenu } from '#server-pages/operator/operator-pages.ts';
import type { LoadServerPages } from '#server-pages/server-pages.ts';
import type { OrderManagement } from '../orders/management/order-management.ts';
import { OrderRefused } from '../orders/management/order-refused.ts';
import { confirmAction } from './confirm-action.ts';
import { runOrderAction } from './order-actions.ts';
import { orderData, type RefusedTry } from './order-data.ts';
import { orderListData } from './order-list-data.ts';
import { packingSlipData } from './packing-slip-data.ts';

const LIST_LENGTH = 50;
const MAX_FORM = 20_000;

/** Orders, newest first; one order with all that can be done to it, each a plain form, and its packing slip. What pays money back asks first. */
export function orderRoutes(management: OrderManagement, menu: OperatorMenu, pages: LoadServerPages): Hono {
  const app = new Hono();

  app.get('/', async (c) => {
    const before = Number(c.req.query('before'));
    const orders = await management.list({ limit: LIST_LENGTH, ...(before > 0 && { before }) });
    const { operator } = await pages();
    return c.html(operator.orders(menu, orderListData(orders, orders.length === LIST_LENGTH)));
  });

  app.get('/:number{\\d+}', (c) => show(c, c.req.param('number'), null));

  app.get('/:number{\\d+}/packing-slip', (c) =>
    found(c, async () => {
      const order = await management.show(c.req.param('number'));
      return c.html((await pages()).operator.packingSlip(menu, packingSlipData(order, management.now())));
    }),
  );

  app.post('/:number{\\d+}/:action', bodyLimit({ maxSize: MAX_FORM }), async (c) => {
    const { number, action } = c.req.param();
    const form = new URLSearchParams(await c.req.text());
    try {
      const confirmation = await confirmAction(management, number, action, form);
      if (confirmation) return c.html((await pages()).operator.confirmation(menu, confirmation));
      await runOrderAction(management, number, action, form);
    } catch (error) {
      if (!(error instanceof OrderRefused)) throw error;
      return show(c, number, { problem: error.message, typed: { action, values: Object.fromEntries(form) } });
    }
    return c.redirect(`/operator/orders/${number}`, 303);
  });

  async function show(c: Context, number: string, refused: RefusedTry | null) {
    return found(c, async () => {
      const order = await management.show(number);
      const { operator } = await pages();
      return c.html(operator.order(menu, orderData(order, refused, management.now())), refused === null ? 200 : 422);
    });
  }

  /** The answer about an order, or 404 where there is none. */
  async function found(c: Context, answer: () => Promise<Response>): Promise<Response> {
    try {
      return await answer();
    } catch (error) {
      if (error instanceof OrderRefused) return c.notFound();
      throw error;
    }
  }
  return app;
}
