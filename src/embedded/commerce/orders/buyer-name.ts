import { isWrapped } from '#protocol/shopify/gift-attribute.ts';
import { fullName } from '../addresses/mailing-address.ts';
import type { PostalAddress } from '../addresses/postal-address.ts';
import type { SoldLine } from './order-record.ts';

type BoughtOrder = {
  row: { note: string };
  billingAddress: PostalAddress | null;
  shippingAddress: PostalAddress;
  lines: readonly Pick<SoldLine, 'attributes'>[];
};

/**
 * How the buyer of an order is greeted: by the name they gave, else by that of the address; of a gift, which goes to
 * somebody else, the address says nothing about them. Empty where nobody knows.
 */
export function greetingName({ row, billingAddress, shippingAddress, lines }: BoughtOrder): string {
  const given = billingAddress && fullName(billingAddress);
  if (given) return given;
  const isGift = row.note !== '' || lines.some(({ attributes }) => isWrapped(attributes));
  return isGift ? '' : (shippingAddress.firstName ?? shippingAddress.lastName ?? '');
}
