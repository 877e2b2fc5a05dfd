import type { CommerceContext } from '../context.ts';
import type { DiscountTarget, DiscountToApply, DiscountValue } from '../pricing/price-input.ts';
import type { DiscountSeed } from './discount-seed.ts';
import type { DiscountTable } from './tables.ts';

export type DiscountRecord = {
  id: number;
  /** In upper case; null for an automatic discount. */
  code: string | null;
  title: string;
  target: DiscountTarget;
  value: DiscountSeed['value'];
  entitled: DiscountToApply['entitled'];
  minimumSubtotal: Record<string, number> | null;
  minimumQuantity: number | null;
  combinesWith: DiscountToApply['combinesWith'];
  startsAt: string;
  endsAt: string | null;
  usageLimit: number | null;
  oncePerCustomer: boolean;
  eligibleEmails: string[] | null;
};

/** A code as it is looked up: codes do not distinguish case. */
export function discountKey(code: string): string {
  return code.trim().toUpperCase();
}

/** The automatic discounts, then those of the codes, in the codes' order; codes nobody knows are left out. */
export async function findDiscounts({ db }: CommerceContext, codes: string[]): Promise<DiscountRecord[]> {
  const keys = codes.map(discountKey);
  const rows = await db
    .selectFrom('commerce_discount')
    .selectAll()
    .where((where) => where.or([where('code', 'is', null), ...(keys.length > 0 ? [where('code', 'in', keys)] : [])]))
    .orderBy('id')
    .execute();
  const place = (row: DiscountTable) => (row.code === null ? -1 : keys.indexOf(row.code));
  return rows.toSorted((a, b) => place(a) - place(b)).map(discountRecord);
}

/**
 * A discount as the pricing takes it, in one currency; null when it is worth nothing there. `code` is as the customer
 * typed it.
 */
export function discountToApply(
  { id, title, target, value, entitled, minimumQuantity, combinesWith, minimumSubtotal }: DiscountRecord,
  code: string | null,
  currencyCode: string,
): DiscountToApply | null {
  const inCurrency = valueIn(value, currencyCode);
  const minimum = minimumSubtotal === null ? null : (minimumSubtotal[currencyCode] ?? Number.NaN);
  if (!inCurrency || Number.isNaN(minimum)) return null;
  return {
    id,
    code,
    title,
    value: inCurrency,
    target,
    entitled,
    minimumSubtotal: minimum,
    minimumQuantity,
    combinesWith,
  };
}

function valueIn(value: DiscountSeed['value'], currencyCode: string): DiscountValue | null {
  if (value.kind !== 'fixed') return value;
  const amount = value.amounts[currencyCode];
  return amount === undefined ? null : { kind: 'fixed', amount, eachItem: value.eachItem ?? false };
}

function discountRecord(row: DiscountTable): DiscountRecord {
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    target: row.target as DiscountTarget,
    value: JSON.parse(row.value),
    entitled: row.entitled === null ? null : JSON.parse(row.entitled),
    minimumSubtotal: row.minimum_subtotal === null ? null : JSON.parse(row.minimum_subtotal),
    minimumQuantity: row.minimum_quantity,
    combinesWith: JSON.parse(row.combines_with),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    usageLimit: row.usage_limit,
    oncePerCustomer: row.once_per_customer === 1,
    eligibleEmails: row.eligible_emails === null ? null : JSON.parse(row.eligible_emails),
  };
}
