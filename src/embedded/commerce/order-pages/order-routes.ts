import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type OperatorMenu, operatorPage } from '#services/operator/operator-page.ts';
import type { OrderManagement } from '../orders/management/order-management.ts';
import { OrderRefused } from '../orders/management/order-refused.ts';
import { runOrderAction } from './order-actions.ts';
import { orderList } from './order-list.ts';
import { orderView } from './order-view.ts';

const LIST_LENGTH = 50;
const MAX_FORM = 20_000;

/** Orders, newest first; one order with all that can be done to it, each a plain form. */
export function orderRoutes(management: OrderManagement, menu: OperatorMenu): Hono {
  const app = new Hono();

  app.get('/', async (c) => {
    const before = Number(c.req.query('before'));
    const orders = await management.list({ limit: LIST_LENGTH, ...(before > 0 && { before }) });
    const body = orderList(orders, orders.length === LIST_LENGTH);
    return c.html(operatorPage({ title: 'Orders', current: 'orders', menu, body }));
  });

  app.get('/:number{\\d+}', (c) => show(c, c.req.param('number'), null));

  app.post('/:number{\\d+}/:action', bodyLimit({ maxSize: MAX_FORM }), async (c) => {
    const { number, action } = c.req.param();
    const form = new URLSearchParams(await c.req.text());
    try {
      await runOrderAction(management, number, action, form);
    } catch (error) {
      if (!(error instanceof OrderRefused)) throw error;
      return show(c, number, error.message);
    }
    return c.redirect(`/operator/orders/${number}`, 303);
  });

  async function show(c: Context, number: string, problem: string | null) {
    try {
      const order = await management.show(number);
      const body = orderView(order, problem);
      const title = `Order #${order.row.number}`;
      return c.html(operatorPage({ title, current: 'orders', menu, body }), problem === null ? 200 : 422);
    } catch (error) {
      if (error instanceof OrderRefused) return c.notFound();
      throw error;
    }
  }
  return app;
}
