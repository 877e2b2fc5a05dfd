import type { PostalAddress } from '#protocol/addresses/postal-address.ts';
import { fullName } from '../../addresses/mailing-address.ts';
import type { CommerceContext } from '../../context.ts';
import { postalAddress } from '../../customers/customer-addresses.ts';
import { customerById } from '../../customers/customer-record.ts';
import { DELIVERY_COUNTRIES } from '../../shipping/delivery-options.ts';
import { deliveryAddress } from '../next-step.ts';
import type { Checkout } from '../open-checkout.ts';
import { knownBilling } from './read-billing.ts';
import type { InformationValues } from './read-information.ts';

/** What can be filled in already: from the cart, else from the customer who is logged in. */
export async function knownInformation(context: CommerceContext, checkout: Checkout): Promise<InformationValues> {
  const { cart, row } = checkout;
  const customer = cart.customerId === null ? null : await customerById(context, cart.customerId);
  const address =
    deliveryAddress(checkout) ?? (customer && (await defaultAddress(context, customer.defaultAddressKey)));
  const country = [address?.countryCode, cart.countryCode].find((code) => code && DELIVERY_COUNTRIES.includes(code));
  // A billing address with a name alone is the parcel's own.
  const billing = cart.billingAddress?.address1 ? cart.billingAddress : null;
  return {
    ...knownBilling(billing, country ?? 'US'),
    otherBilling: billing !== null,
    email: cart.email ?? customer?.email ?? '',
    buyerName: (cart.billingAddress && fullName(cart.billingAddress)) ?? (customer && fullName(customer)) ?? '',
    firstName: address?.firstName ?? customer?.firstName ?? '',
    lastName: address?.lastName ?? customer?.lastName ?? '',
    company: address?.company ?? '',
    address1: address?.address1 ?? '',
    address2: address?.address2 ?? '',
    city: address?.city ?? '',
    country: country ?? 'US',
    province: address?.provinceCode ?? '',
    zip: address?.zip ?? '',
    phone: address?.phone ?? cart.phone ?? customer?.phone ?? '',
    marketing: row ? row.accepts_marketing === 1 : (customer?.acceptsMarketing ?? false),
  };
}

async function defaultAddress({ db }: CommerceContext, id: number | null): Promise<PostalAddress | null> {
  if (id === null) return null;
  const row = await db.selectFrom('commerce_customer_address').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? postalAddress(row) : null;
}
