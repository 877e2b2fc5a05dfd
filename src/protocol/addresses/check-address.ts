import { addressFormat } from './address-format.ts';
import { oneLine, singleLineError, singleLineErrorMessage } from './check-line.ts';
import { countryName, findCountry } from './countries.ts';
import { readPhoneNumber } from './phone-number.ts';
import type { PostalAddress } from './postal-address.ts';
import { readPostalCode } from './postal-code.ts';
import { fitsProvince, provinceOfPostalCode } from './postal-regions.ts';
import { findProvince, provinceName } from './provinces.ts';
import { isRefusedCountry, vendorDeviation } from './vendor-deviations.ts';

/** An address as a form or the vendor's MailingAddressInput gives it; country and province by code or by name. */
export type AddressInput = {
  [Field in AddressField]?: string | null | undefined;
};
export type AddressField = (typeof addressFieldNames)[number];

/** The fields of an address, in the order in which their errors are listed. */
export const addressFieldNames = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'province',
  'country',
  'zip',
  'phone',
] as const;

/** One error; `code` is one of the vendor's CustomerErrorCode, `message` can be shown beside the field. */
export type AddressError = {
  field: AddressField;
  code: 'BLANK' | 'INVALID' | 'TOO_LONG' | 'CONTAINS_HTML_TAGS' | 'CONTAINS_URL';
  message: string;
};

const spoken: Record<AddressField, string> = {
  firstName: 'The first name',
  lastName: 'The last name',
  company: 'The company',
  address1: 'The address',
  address2: 'The second line',
  city: 'The city',
  province: 'The province',
  country: 'The country',
  zip: 'The postal code',
  phone: 'The phone number',
};

/**
 * Everything wrong with an address, in the order of its fields, one entry a field; empty when it can be stored. A country
 * that nothing is delivered to is the only error of its address.
 */
export function checkAddress(input: AddressInput): AddressError[] {
  const countryCode = findCountry(text(input.country) ?? '');
  if (countryCode && isRefusedCountry(countryCode)) {
    return [invalid('country', `We send nothing to ${countryName(countryCode)}.`)];
  }
  return addressFieldNames.flatMap((field) => lineError(field, input) ?? fieldError(field, input, countryCode) ?? []);
}

/** The address as it is stored: trimmed, codes for names, the postal code as its country writes it. */
export function readAddress(input: AddressInput): PostalAddress {
  const countryCode = findCountry(text(input.country) ?? '');
  const [province, writtenZip, phone] = [text(input.province), text(input.zip), text(input.phone)];
  const zip = countryCode && writtenZip && readPostalCode(countryCode, writtenZip);
  return {
    firstName: text(input.firstName),
    lastName: text(input.lastName),
    company: text(input.company),
    address1: text(input.address1),
    address2: text(input.address2),
    city: text(input.city),
    provinceCode: countryCode && province && readProvince(countryCode, province, zip),
    countryCode,
    zip,
    phone: phone && readPhoneNumber(phone, countryCode),
  };
}

/** The code of a province; where the country takes a code that means none, the one that the postal code lies in. */
function readProvince(countryCode: string, province: string, zip: string | null): string | null {
  const found = findProvince(countryCode, province);
  if (found || province !== vendorDeviation(countryCode)?.extraProvince) return found;
  return zip && provinceOfPostalCode(countryCode, zip);
}

function lineError(field: AddressField, input: AddressInput): AddressError | null {
  const fieldError = singleLineError(text(input[field]) ?? '');
  return fieldError && { field, code: fieldError, message: singleLineErrorMessage(fieldError, spoken[field]) };
}

function fieldError(field: AddressField, input: AddressInput, countryCode: string | null): AddressError | null {
  const value = text(input[field]);
  switch (field) {
    case 'firstName':
    case 'company':
    case 'address2':
      return null;
    case 'lastName':
      return value ? null : blank(field, 'Enter a last name.');
    case 'address1':
      return value ? null : blank(field, 'Enter a street and number.');
    case 'city':
      return value || (countryCode && !addressFormat(countryCode).cityRequired) ? null : blank(field, 'Enter a city.');
    case 'country':
      if (!value) return blank(field, 'Choose a country.');
      return countryCode ? null : invalid(field, 'Choose a country from the list.');
    case 'province':
      return countryCode ? provinceError(countryCode, value) : null;
    case 'zip':
      return countryCode ? zipError(countryCode, value, text(input.province)) : null;
    case 'phone':
      if (!value || readPhoneNumber(value, countryCode)) return null;
      return invalid(field, 'Enter a phone number of 7 to 15 digits, such as +1 313 555 0142.');
  }
}

function provinceError(countryCode: string, value: string | null): AddressError | null {
  const { provinceLabel } = addressFormat(countryCode);
  if (!provinceLabel) return null;
  const label = provinceLabel.toLowerCase();
  const article = articleOf(label);
  if (!value) return blank('province', `Choose ${article} ${label}.`);
  if (findProvince(countryCode, value) || value === vendorDeviation(countryCode)?.extraProvince) return null;
  return invalid('province', `Choose ${article} ${label} of ${countryName(countryCode)}.`);
}

function zipError(countryCode: string, value: string | null, province: string | null): AddressError | null {
  const { zipLabel, zipRequired } = addressFormat(countryCode);
  if (!zipLabel) return null;
  const label = zipLabel.replace(/^P(?=o)/, 'p');
  const article = articleOf(label);
  if (!value) return zipRequired ? blank('zip', `Enter ${article} ${label}.`) : null;
  const zip = readPostalCode(countryCode, value);
  if (!zip) return invalid('zip', `Enter ${article} ${label} of ${countryName(countryCode)}.`);
  const provinceCode = province && findProvince(countryCode, province);
  if (!provinceCode || fitsProvince(countryCode, provinceCode, zip)) return null;
  return invalid('zip', `This ${label} is not in ${provinceName(countryCode, provinceCode)}.`);
}

function articleOf(label: string): 'a' | 'an' {
  return /^[aeio]/i.test(label) ? 'an' : 'a';
}

function text(value: string | null | undefined): string | null {
  return oneLine(value ?? '') || null;
}

function blank(field: AddressField, message: string): AddressError {
  return { field, code: 'BLANK', message };
}

function invalid(field: AddressField, message: string): AddressError {
  return { field, code: 'INVALID', message };
}
