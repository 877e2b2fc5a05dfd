import type { AddressBook, AddressInput } from '#clients/commerce/account-client.ts';
import { type AddressFormat, addressFormat } from '#protocol/addresses/address-format.ts';
import { addressFieldNames, checkAddress } from '#protocol/addresses/check-address.ts';
import { countries, findCountry } from '#protocol/addresses/countries.ts';
import { type Place, provincesOf } from '#protocol/addresses/provinces.ts';
import { numberOfId } from '#protocol/shopify/global-id.ts';
import type { FormState } from '#ui/form/form-state.ts';

/** Countries that most guests live in come first. */
const near = ['US', 'CA'];

/** What the form of one country shows: its labels, its lists. */
export type AddressFieldsView = {
  country: string;
  format: AddressFormat;
  provinces: readonly Place[];
  countries: readonly Place[];
};

/** The form's fields for a country, by its code; the United States for none. */
export function addressFields(code: string | null | undefined): AddressFieldsView {
  const country = findCountry(code ?? '') ?? 'US';
  const first = near.flatMap((wanted) => countries.filter((place) => place.code === wanted));
  return {
    country,
    format: addressFormat(country),
    provinces: provincesOf(country),
    countries: [...first, ...countries.filter((place) => !near.includes(place.code))],
  };
}

export type ReadAddress = { ok: true; address: AddressInput } | { ok: false; state: FormState };

/** Reads the form of an address and checks it as its country wants. */
export function readAddressForm(form: FormData): ReadAddress {
  const values = Object.fromEntries(addressFieldNames.map((name) => [name, String(form.get(name) ?? '').trim()]));
  const wrong = checkAddress(values);
  if (wrong.length > 0) {
    return {
      ok: false,
      state: { values, errors: Object.fromEntries(wrong.map(({ field, message }) => [field, message])) },
    };
  }
  // An empty text takes away what was there before.
  return { ok: true, address: values };
}

/** The address of a customer's that has this number: its whole id holds a secret, which stays out of pages' addresses. */
export function findAddress(book: AddressBook, number: string | null) {
  return book.addresses.nodes.find(({ id }) => number !== null && numberOfId(id) === number) ?? null;
}
