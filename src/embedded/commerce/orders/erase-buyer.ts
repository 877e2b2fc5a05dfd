import { type Kysely, sql } from 'kysely';
import type { PostalAddress } from '../addresses/postal-address.ts';
import type { CommerceTables } from '../database/tables.ts';

/**
 * Takes a person out of their orders and carts inside a transaction: what was sold, for how much and into which
 * province stays for the books; who bought it does not. `email` is the confirmed address, whose guest orders are
 * theirs, too; null when it was never confirmed.
 */
export async function eraseBuyer(db: Kysely<CommerceTables>, buyer: { customerId: number; email: string | null }) {
  await eraseFromCarts(db, buyer);
  await db
    .updateTable('commerce_discount_use')
    .set({ email: '', customer_id: null })
    .where((where) =>
      where.or([where('customer_id', '=', buyer.customerId), where('email', '=', buyer.email ?? 'nobody')]),
    )
    .execute();
  const orders = await db
    .selectFrom('commerce_order')
    .select(['id', 'number', 'email', 'shipping_address'])
    .where((where) =>
      where.or([where('customer_id', '=', buyer.customerId), where('email', '=', buyer.email ?? 'nobody')]),
    )
    .execute();
  for (const order of orders) {
    await db
      .updateTable('commerce_order')
      .set({
        ...{ customer_id: null, email: '', phone: null, accepts_marketing: 0, note: '', attributes: '[]' },
        shipping_address: placeOnly(order.shipping_address),
        billing_address: null,
      })
      .where('id', '=', order.id)
      .execute();
    // The mail of an order holds its address, and may have gone elsewhere than to the customer's own.
    await db
      .deleteFrom('outbox_mail')
      .where('recipient', '=', order.email)
      .where('subject', 'like', `%#${order.number} %`)
      .execute();
    await db.updateTable('commerce_order_line').set({ attributes: '[]' }).where('order_id', '=', order.id).execute();
  }
}

async function eraseFromCarts(db: Kysely<CommerceTables>, buyer: { customerId: number; email: string | null }) {
  const carts = await db
    .selectFrom('commerce_cart')
    .select('id')
    .where((where) =>
      where.or([
        where('customer_id', '=', buyer.customerId),
        // A cart keeps the address as it was typed.
        where(sql`lower(email)`, '=', buyer.email ?? 'nobody'),
      ]),
    )
    .execute();
  for (const { id } of carts) {
    await db.deleteFrom('commerce_cart_address').where('cart_id', '=', id).execute();
    await db.deleteFrom('commerce_cart_metafield').where('cart_id', '=', id).execute();
    await db.deleteFrom('commerce_checkout').where('cart_id', '=', id).execute();
    await db.updateTable('commerce_cart_line').set({ attributes: '[]' }).where('cart_id', '=', id).execute();
    await db
      .updateTable('commerce_cart')
      .set({ email: null, phone: null, customer_id: null, note: '', attributes: '[]', billing_address: null })
      .where('id', '=', id)
      .execute();
  }
}

/** Country and province alone: the tax was theirs. */
function placeOnly(shippingAddress: string): string {
  const { countryCode, provinceCode } = JSON.parse(shippingAddress) as PostalAddress;
  const nothing = { firstName: null, lastName: null, company: null, address1: null, address2: null, city: null };
  return JSON.stringify({ ...nothing, provinceCode, countryCode, zip: null, phone: null } satisfies PostalAddress);
}
