import type { Transaction } from 'kysely';
import type { CommerceTables } from '../database/tables.ts';
import type { CatalogueSeed } from '../seed/product-catalogue-seed.ts';
import { seedIds } from '../seed/seed-ids.ts';
import { discountKey } from './discount-record.ts';
import type { DiscountSeed } from './discount-seed.ts';
import type { DiscountTable } from './tables.ts';

/** Replaces all discounts; who has used which stays. Throws when one names a product or collection that is not there. */
export async function seedDiscounts(
  transaction: Transaction<CommerceTables>,
  discounts: DiscountSeed[],
  catalogue: CatalogueSeed,
): Promise<void> {
  await transaction.deleteFrom('commerce_discount').execute();
  if (discounts.length === 0) return;
  const rows = discounts.map((discount) => discountRow(discount, catalogue));
  await transaction.insertInto('commerce_discount').values(rows).execute();
}

function discountRow(discount: DiscountSeed, catalogue: CatalogueSeed): DiscountTable {
  const { number, code, title, target, value, combinesWith } = discount;
  return {
    id: number,
    code: code === null ? null : discountKey(code),
    title,
    target,
    value: JSON.stringify(value),
    entitled: discount.entitled ? JSON.stringify(entitledIds(discount, catalogue)) : null,
    minimum_subtotal: discount.minimumSubtotal ? JSON.stringify(discount.minimumSubtotal) : null,
    minimum_quantity: discount.minimumQuantity ?? null,
    combines_with: JSON.stringify({ lines: false, order: false, shipping: false, ...combinesWith }),
    starts_at: discount.startsAt,
    ends_at: discount.endsAt ?? null,
    usage_limit: discount.usageLimit ?? null,
    once_per_customer: discount.oncePerCustomer ? 1 : 0,
    eligible_emails: discount.eligibleEmails ? JSON.stringify(discount.eligibleEmails) : null,
  };
}

function entitledIds({ title, entitled }: DiscountSeed, { products, collections }: CatalogueSeed) {
  const numberOf = (list: { handle: string; number: number }[], handle: string) => {
    const found = list.find((entry) => entry.handle === handle);
    if (!found) throw new Error(`The discount "${title}" names "${handle}", which the catalogue does not have.`);
    return found.number;
  };
  return {
    productIds: (entitled?.products ?? []).map((handle) => seedIds.product(numberOf(products, handle))),
    collectionIds: (entitled?.collections ?? []).map((handle) => seedIds.collection(numberOf(collections, handle))),
  };
}
