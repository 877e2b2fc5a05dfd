import type { PostalAddress } from '#protocol/addresses/postal-address.ts';
import type { CommerceContext } from '../context.ts';
import { postalAddress } from '../customers/customer-addresses.ts';
import { parseGlobalId } from '../global-id.ts';
import type { CartUserError } from './cart-problem.ts';
import type { CartRecord } from './cart-record.ts';
import { readAddressInput } from './read-address-input.ts';

/** The schema's CartAddressInput: an address written out, or one of the customer's own. */
export type AddressChoice = {
  deliveryAddress?: DeliveryAddressInput | null;
  copyFromCustomerAddressId?: string | null;
};

type DeliveryAddressInput = {
  [Field in 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'zip' | 'phone']?: string | null;
} & { countryCode?: string | null; provinceCode?: string | null };

/** The address an input means; what is wrong with it is added to `errors`, and null comes back. */
export async function resolveAddress(
  context: CommerceContext,
  cart: CartRecord,
  choice: AddressChoice | null | undefined,
  strict: boolean,
  path: string[],
  errors: CartUserError[],
): Promise<PostalAddress | null> {
  if (choice?.copyFromCustomerAddressId) {
    const address = await customerAddress(context, cart, choice.copyFromCustomerAddressId);
    if (address) return address;
    const field = [...path, 'address', 'copyFromCustomerAddressId'];
    errors.push({ code: 'INVALID_DELIVERY_ADDRESS_ID', field, message: 'The customer address was not found.' });
    return null;
  }
  if (!choice?.deliveryAddress) {
    errors.push({ code: 'UNSPECIFIED_ADDRESS_ERROR', field: [...path, 'address'], message: 'An address is required.' });
    return null;
  }
  const { countryCode: country, provinceCode: province, ...lines } = choice.deliveryAddress;
  const read = readAddressInput({ ...lines, country, province }, strict, [...path, 'address', 'deliveryAddress']);
  errors.push(...read.errors);
  return read.errors.length > 0 ? null : read.address;
}

/** One of the addresses of the customer the cart belongs to. */
async function customerAddress(
  { db }: CommerceContext,
  { customerId }: CartRecord,
  globalId: string,
): Promise<PostalAddress | null> {
  const id = parseGlobalId(globalId);
  if (id?.type !== 'MailingAddress' || customerId === null) return null;
  const row = await db
    .selectFrom('commerce_customer_address')
    .selectAll()
    .where('id', '=', id.id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row ? postalAddress(row) : null;
}
