import type { CommerceContext } from '../../context.ts';
import type { ContextBase } from '../../graphql/execute-request.ts';
import { inTransaction } from '../../in-transaction.ts';
import { serviceContext } from '../../service-context.ts';
import { queueOrderNews } from '../order-news-mail.ts';
import { type OrderRecord, orderById } from '../order-record.ts';
import { type Cancellation, cancelOrder } from './cancel-order.ts';
import { fulfilOrder, type Tracking } from './fulfil-order.ts';
import type { Pieces } from './line-quantities.ts';
import { lockOrder } from './lock-order.ts';
import { type ConfirmedRefund, refundOrder } from './refund-order.ts';
import { restockOrder } from './restock-order.ts';
import { setStatus } from './set-status.ts';
import { reread, shipOrder } from './ship-order.ts';

/** What an operator can do with orders; each names one as `1001` or `#1001`, and throws OrderRefused where it cannot be. */
export type OrderManagement = {
  /** The shop's clock. */
  now: () => Date;
  /** Newest first, below the order number `before`. */
  list: (options?: { limit?: number; before?: number }) => Promise<OrderRecord[]>;
  show: (order: string) => Promise<OrderRecord>;
  fulfil: (order: string, pieces: Pieces, tracking: Tracking) => Promise<OrderRecord>;
  ship: (order: string, tracking: Tracking) => Promise<OrderRecord>;
  deliver: (order: string) => Promise<OrderRecord>;
  setStatus: (order: string, status: string, message: string | null) => Promise<OrderRecord>;
  cancel: (order: string, options: Cancellation) => Promise<OrderRecord>;
  refund: (order: string, request: ConfirmedRefund) => Promise<OrderRecord>;
  restock: (order: string, pieces: Pieces) => Promise<OrderRecord>;
};

const LIST_LENGTH = 50;

/** The order management of one shop. Each action is one transaction on the locked order, with the mail about it, and answers the order as it is then. */
export function createOrderManagement(base: ContextBase): OrderManagement {
  async function change(
    reference: string,
    act: (context: CommerceContext, order: OrderRecord) => Promise<void>,
  ): Promise<OrderRecord> {
    return inTransaction(await serviceContext(base, null), async (context) => {
      const order = await lockOrder(context, reference);
      await act(context, order);
      const changed = await reread(context, order);
      await queueOrderNews(context, changed, order.events.length);
      return changed;
    });
  }
  return {
    now: base.now,
    async list({ limit = LIST_LENGTH, before = Number.MAX_SAFE_INTEGER } = {}) {
      const context = await serviceContext(base, null);
      const rows = await base.db
        .selectFrom('commerce_order')
        .select('id')
        .where('number', '<', Math.min(before, 2 ** 31 - 1))
        .orderBy('number', 'desc')
        .limit(limit)
        .execute();
      const orders = await Promise.all(rows.map((row) => orderById(context, row.id)));
      return orders.filter((order) => order !== null);
    },
    show: (reference) => change(reference, async () => {}),
    fulfil: (reference, pieces, tracking) =>
      change(reference, (context, o) => fulfilOrder(context, o, pieces, tracking)),
    ship: (reference, tracking) => change(reference, (context, order) => shipOrder(context, order, tracking)),
    deliver: (reference) => change(reference, (context, order) => setStatus(context, order, 'DELIVERED', null)),
    setStatus: (reference, status, message) =>
      change(reference, (context, order) => setStatus(context, order, status, message)),
    cancel: (reference, options) => change(reference, (context, order) => cancelOrder(context, order, options)),
    refund: (reference, request) => change(reference, (context, order) => refundOrder(context, order, request)),
    restock: (reference, pieces) => change(reference, (context, order) => restockOrder(context, order, pieces)),
  };
}
