import { type AddressField, checkAddress, readAddress } from '#protocol/addresses/check-address.ts';
import type { PostalAddress } from '#protocol/addresses/postal-address.ts';
import type { FieldError } from '#server-pages/checkout/checkout-pages.ts';
import { fullName } from '../../addresses/mailing-address.ts';

/** The fields of the billing address; its name is the buyer's. */
export const billingFields = {
  billingCompany: 'company',
  billingAddress1: 'address1',
  billingAddress2: 'address2',
  billingCity: 'city',
  billingProvince: 'province',
  billingCountry: 'country',
  billingZip: 'zip',
} as const satisfies Record<string, AddressField>;

export type BillingValues = Record<keyof typeof billingFields, string>;

export const billingFieldNames = Object.keys(billingFields) as (keyof typeof billingFields)[];

/** What is filled in of a billing address; the country where none is known is that of the parcel. */
export function knownBilling(address: PostalAddress | null, country: string): BillingValues {
  return {
    billingCompany: address?.company ?? '',
    billingAddress1: address?.address1 ?? '',
    billingAddress2: address?.address2 ?? '',
    billingCity: address?.city ?? '',
    billingProvince: address?.provinceCode ?? '',
    billingCountry: address?.countryCode ?? country,
    billingZip: address?.zip ?? '',
  };
}

/**
 * The errors of a billing address, tied to its own fields and named after it: the list of errors has those of the delivery address
 * in the same words. The name that it lacks is asked for at the buyer's.
 */
export function billingErrors(values: BillingValues, buyerName: string): FieldError[] {
  return checkAddress(addressInput(values, buyerName)).map(({ field, message }) => {
    if (field === 'lastName') return { field: 'buyerName', message: 'Enter your name: the bill is made out to it.' };
    const named = billingFieldNames.find((name) => billingFields[name] === field) ?? 'billingAddress1';
    return { field: named, message: `Billing address: ${message.charAt(0).toLowerCase()}${message.slice(1)}` };
  });
}

/**
 * The buyer's address as it is stored: with a place, or as a name alone where the bill goes where the parcel goes; null where
 * they gave neither. A name that another storefront has split stays so.
 */
export function readBilling(
  values: BillingValues | null,
  buyerName: string,
  before: PostalAddress | null,
): PostalAddress | null {
  if (values === null && buyerName === '') return null;
  const place = readAddress(values ? addressInput(values, '') : {});
  if (before && fullName(before) === buyerName) {
    return { ...place, firstName: before.firstName, lastName: before.lastName };
  }
  return { ...place, lastName: buyerName };
}

function addressInput(values: BillingValues, lastName: string) {
  return { lastName, ...Object.fromEntries(billingFieldNames.map((name) => [billingFields[name], values[name]])) };
}
