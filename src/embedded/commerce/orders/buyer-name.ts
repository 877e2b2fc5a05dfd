import { isWrapped } from '#protocol/shopify/gift-attribute.ts';
import { fullName, mailingAddress } from '../addresses/mailing-address.ts';
import type { PostalAddress } from '../addresses/postal-address.ts';
import type { SoldLine } from './order-record.ts';

type BoughtOrder = {
  row: { note: string };
  billingAddress: PostalAddress | null;
  shippingAddress: PostalAddress;
  lines: readonly Pick<SoldLine, 'attributes'>[];
};

/**
 * Whether it goes to somebody else than the buyer, as far as that can be told: it is wrapped, a note goes with it, or the bill
 * goes elsewhere.
 */
export function isGift({ row, billingAddress, lines }: Omit<BoughtOrder, 'shippingAddress'>): boolean {
  const isBilledElsewhere = Boolean(billingAddress?.address1);
  return isBilledElsewhere || row.note !== '' || lines.some(({ attributes }) => isWrapped(attributes));
}

/** What the place of the bill is called, where it is another one than that of the parcel. */
export const billedToLabel = 'Billed to';

/** The billing address, line by line; none where it is a name alone: the bill then goes where the parcel goes. */
export function billingLines(address: PostalAddress | null): string[] {
  return address?.address1 ? mailingAddress('', address).formatted({ withName: true }) : [];
}

/**
 * How the buyer of an order is greeted: by the name they gave, else by that of the address; of a gift, which goes to
 * somebody else, the address says nothing about them. Empty where nobody knows.
 */
export function greetingName({ row, billingAddress, shippingAddress, lines }: BoughtOrder): string {
  const given = billingAddress && fullName(billingAddress);
  if (given) return given;
  return isGift({ row, billingAddress, lines }) ? '' : (shippingAddress.firstName ?? shippingAddress.lastName ?? '');
}
