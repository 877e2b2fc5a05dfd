import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { CommerceTables } from './tables.ts';

/** An id of its own for each gift card on a cart: the card's number says how many there are. */
export const appliedGiftCardsMigration: Migration = {
  async up(db: Kysely<CommerceTables>) {
    await db.schema.alterTable('commerce_cart_gift_card').addColumn('id', 'text').execute();
    const applied = await db.selectFrom('commerce_cart_gift_card').select(['cart_id', 'gift_card_id']).execute();
    for (const { cart_id, gift_card_id } of applied) {
      await db
        .updateTable('commerce_cart_gift_card')
        .set({ id: randomUUID() })
        .where('cart_id', '=', cart_id)
        .where('gift_card_id', '=', gift_card_id)
        .execute();
    }
  },
};
