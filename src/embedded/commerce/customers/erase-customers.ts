import type { Kysely } from 'kysely';
import type { DatabaseKind } from '#services/database/open-database.ts';
import type { CommerceTables } from '../database/tables.ts';
import { eraseBuyer } from '../orders/erase-buyer.ts';
import { eraseMails } from './erase-mails.ts';

type Base = { db: Kysely<CommerceTables>; kind: DatabaseKind; now: () => Date };

/** Carries out every erasure that is due; answers how many. Each is one transaction: all of a person goes, or nothing. */
export async function eraseCustomers({ db, kind, now }: Base): Promise<number> {
  const at = now().toISOString();
  const due = await db
    .selectFrom('commerce_customer_erasure')
    .select('customer_id')
    .where('due_at', '<=', at)
    .where('erased_at', 'is', null)
    .execute();
  for (const { customer_id } of due) {
    await db.transaction().execute(async (inside) => {
      const customer = await inside
        .selectFrom('commerce_customer')
        .select(['id', 'email', 'verified_at'])
        .where('id', '=', customer_id)
        .$if(kind === 'postgres', (query) => query.forUpdate())
        .executeTakeFirstOrThrow();
      const { numUpdatedRows } = await inside
        .updateTable('commerce_customer_erasure')
        .set({ erased_at: at })
        .where('customer_id', '=', customer_id)
        .where('erased_at', 'is', null)
        .executeTakeFirst();
      // Taken back, or done by another process, since it was read.
      if (numUpdatedRows > 0n) await eraseOne(inside, customer, at);
    });
  }
  return due.length;
}

type Person = { id: number; email: string | null; verified_at: string | null };

async function eraseOne(db: Kysely<CommerceTables>, person: Person, at: string): Promise<void> {
  const { id, email } = person;
  await eraseBuyer(db, { customerId: id, email: person.verified_at === null ? null : email });
  await db
    .updateTable('commerce_customer')
    .set({
      ...{ email: null, first_name: null, last_name: null, phone: null, password_hash: null, verified_at: null },
      ...{ accepts_marketing: 0, disabled: 1, default_address_id: null, updated_at: at },
    })
    .where('id', '=', id)
    .execute();
  for (const table of ['commerce_customer_token', 'commerce_customer_link', 'commerce_customer_address'] as const) {
    await db.deleteFrom(table).where('customer_id', '=', id).execute();
  }
  await db.deleteFrom('commerce_metafield').where('owner_type', '=', 'Customer').where('owner_id', '=', id).execute();
  if (email !== null) await eraseMails(db, email);
}
