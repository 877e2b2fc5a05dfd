import type { CommerceContext } from '../context.ts';
import { customerById } from '../customers/customer-record.ts';
import type { DiscountRecord } from './discount-record.ts';

/** Who wants to use a discount; both may be unknown yet. */
export type Buyer = { email: string | null; customerId: number | null };

/** Why a discount cannot be used now or by this buyer, whatever is in the cart; the vendor's CartWarningCode. */
export type EligibilityRefusal =
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  | 'DISCOUNT_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'
  | 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE';

/** Looks at a discount's dates, limits and buyers; null when nothing stands against it. */
export async function eligibilityRefusal(
  context: CommerceContext,
  discount: DiscountRecord,
  buyer: Buyer,
): Promise<EligibilityRefusal | null> {
  const now = context.now().toISOString();
  if (discount.startsAt > now || (discount.endsAt !== null && discount.endsAt <= now)) {
    return 'DISCOUNT_CURRENTLY_INACTIVE';
  }
  const customer = buyer.customerId === null ? null : await customerById(context, buyer.customerId);
  if (discount.eligibleEmails !== null) {
    if (!customer?.email) return 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING';
    const domain = customer.email.slice(customer.email.indexOf('@'));
    // Anyone may open an account with any address; a confirmed one is theirs.
    const isEligible =
      customer.verifiedAt !== null &&
      discount.eligibleEmails.some((entry) => entry === customer.email || entry === domain);
    if (!isEligible) return 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE';
  }
  if (discount.usageLimit === null && !discount.oncePerCustomer) return null;
  const uses = context.db.selectFrom('commerce_discount_use').where('discount_id', '=', discount.id);
  if (discount.usageLimit !== null) {
    const { count } = await uses.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    if (count >= discount.usageLimit) return 'DISCOUNT_USAGE_LIMIT_REACHED';
  }
  const emails = [buyer.email?.trim().toLowerCase(), customer?.email].filter((email) => typeof email === 'string');
  if (!discount.oncePerCustomer || (emails.length === 0 && buyer.customerId === null)) return null;
  const own = await uses
    .select('cart_id')
    .where((where) =>
      where.or([
        ...(emails.length > 0 ? [where('email', 'in', emails)] : []),
        ...(buyer.customerId === null ? [] : [where('customer_id', '=', buyer.customerId)]),
      ]),
    )
    .executeTakeFirst();
  return own ? 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED' : null;
}
