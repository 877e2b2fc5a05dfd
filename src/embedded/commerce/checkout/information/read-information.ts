import { z } from 'zod';
import { type AddressInput, addressFieldNames, checkAddress, readAddress } from '#protocol/addresses/check-address.ts';
import type { PostalAddress } from '#protocol/addresses/postal-address.ts';
import type { FieldError } from '#server-pages/checkout/checkout-pages.ts';
import { DELIVERY_COUNTRIES } from '../../shipping/delivery-options.ts';
import { type BillingValues, billingErrors, billingFieldNames } from './read-billing.ts';

/** The fields of the first step, as they were typed. */
const informationFields = ['email', 'buyerName', ...addressFieldNames, ...billingFieldNames] as const;
export type InformationValues = Record<(typeof informationFields)[number], string> & {
  marketing: boolean;
  /** The bill goes elsewhere than the parcel: only then the fields of the billing address count. */
  otherBilling: boolean;
};

export type Information = {
  email: string;
  buyerName: string;
  acceptsMarketing: boolean;
  address: PostalAddress;
  /** Null where the bill goes where the parcel goes. */
  billing: BillingValues | null;
};

/** Every value of the form, trimmed; what is missing is empty. */
export function readValues(form: URLSearchParams): InformationValues {
  const values = Object.fromEntries(informationFields.map((name) => [name, (form.get(name) ?? '').trim()]));
  const ticked = { marketing: form.has('marketing'), otherBilling: form.has('otherBilling') };
  return { ...(values as Omit<InformationValues, keyof typeof ticked>), ...ticked };
}

/** The buyer's email and address, or what is wrong with them, in the order of the fields. */
export function readInformation(
  values: InformationValues,
): { information: Information } | { fieldErrors: FieldError[] } {
  const { marketing, email, buyerName, otherBilling } = values;
  const input: AddressInput = Object.fromEntries(addressFieldNames.map((name) => [name, values[name]]));
  const inBilling = otherBilling ? billingErrors(values, buyerName) : [];
  const fieldErrors: FieldError[] = [
    ...emailErrors(email),
    ...nameErrors(buyerName),
    ...inBilling.filter(({ field }) => field === 'buyerName'),
    ...checkAddress(input),
    ...countryErrors(values.country),
    ...inBilling.filter(({ field }) => field !== 'buyerName'),
  ];
  if (fieldErrors.length > 0) return { fieldErrors };
  return {
    information: {
      ...{ email: email.toLowerCase(), buyerName, acceptsMarketing: marketing },
      address: readAddress(input),
      billing: otherBilling ? values : null,
    },
  };
}

function emailErrors(email: string): FieldError[] {
  if (email === '') return [{ field: 'email', message: 'Enter the email address for your order.' }];
  if (z.email().safeParse(email).success && email.length <= 255) return [];
  return [{ field: 'email', message: 'Enter an email address such as name@example.com.' }];
}

function nameErrors(name: string): FieldError[] {
  if (name.length <= 255) return [];
  return [{ field: 'buyerName', message: 'Shorten your name to 255 characters.' }];
}

/** A country parcels do not go to; one that is missing or unknown is the address's own error. */
function countryErrors(country: string): FieldError[] {
  if (!/^[A-Z]{2}$/.test(country) || DELIVERY_COUNTRIES.includes(country)) return [];
  return [{ field: 'country', message: 'We send parcels to the United States and Canada only.' }];
}
