import type { CommerceContext } from '../../context.ts';
import type { OrderRecord } from '../order-record.ts';
import type { OrderTable } from '../tables.ts';

type Change = Partial<Pick<OrderTable, 'fulfillment_status' | 'shipment_status' | 'cancel_reason' | 'canceled_at'>>;

/** Writes down what happened to a locked order, and what that changes in it. */
export async function recordEvent(
  { db, now }: CommerceContext,
  order: Pick<OrderRecord, 'key'>,
  event: { status: string; message: string | null },
  change: Change = {},
): Promise<void> {
  const time = now().toISOString();
  const { place } = await db
    .selectFrom('commerce_order_event')
    .where('order_id', '=', order.key)
    .select((eb) => eb.fn.countAll<number>().as('place'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('commerce_order_event')
    .values({ order_id: order.key, position: place, ...event, happened_at: time })
    .execute();
  await db
    .updateTable('commerce_order')
    .set({ ...change, updated_at: time })
    .where('id', '=', order.key)
    .execute();
}
