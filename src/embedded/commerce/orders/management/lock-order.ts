import type { CommerceContext } from '../../context.ts';
import { type OrderRecord, orderById } from '../order-record.ts';
import { OrderRefused } from './order-refused.ts';

/**
 * The order an operator means by `1001`, `#1001` or its long id, locked until the transaction ends. Throws OrderRefused
 * when there is none.
 */
export async function lockOrder(context: CommerceContext, reference: string): Promise<OrderRecord> {
  const { db, kind } = context;
  const digits = /^#?(\d{1,15})$/.exec(reference.trim())?.[1];
  if (!digits) throw new OrderRefused(`'${reference}' is no order number. Write it as 1001 or '#1001'.`);
  let query = db
    .selectFrom('commerce_order')
    .select('id')
    .where((eb) => eb.or([eb('number', '=', Number(digits)), eb('id', '=', Number(digits))]));
  if (kind === 'postgres') query = query.forUpdate();
  const row = await query.executeTakeFirst();
  const order = row && (await orderById(context, row.id));
  if (!order) throw new OrderRefused(`There is no order #${digits}.`);
  return order;
}
