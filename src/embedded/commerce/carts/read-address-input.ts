import { type AddressField, type AddressInput, checkAddress, readAddress } from '#protocol/addresses/check-address.ts';
import { singleLineError, singleLineErrorMessage } from '#protocol/addresses/check-line.ts';
import { findCountry } from '#protocol/addresses/countries.ts';
import type { PostalAddress } from '#protocol/addresses/postal-address.ts';
import { readPostalCode } from '#protocol/addresses/postal-code.ts';
import { isRefusedCountry } from '#protocol/addresses/vendor-deviations.ts';
import type { CartErrorCode } from '#protocol/shopify/operations.generated.ts';
import type { CartUserError } from './cart-problem.ts';

/** An address as it may be stored, or what is wrong with it. */
export type ReadAddress = { address: PostalAddress; errors: CartUserError[] };

const EMOJI = /\p{Extended_Pictographic}/u;
const NAMES: { [Field in AddressField]?: string } = { country: 'countryCode', province: 'provinceCode' };
/** The vendor's code for no country and no province: what is required and has it is missing. */
const NOWHERE = 'ZZ';
/** The vendor's words for what an address lacks. They stand in the order in which it lists them. */
const required: { [Field in AddressField]?: string } = {
  lastName: 'A last name is required in order to continue.',
  address1: 'An address is required in order to continue.',
  country: 'A country is required in order to continue.',
  province: 'The specified country requires a zone.',
  zip: 'Country specified requires a postal code in order to continue.',
  city: 'A city is required in order to continue.',
};
const order = Object.keys(required);

/**
 * Reads an address as the schema's inputs give it. `strict` checks all of it by its country's rules; otherwise only
 * the country must be there, and no line may be one that could not be printed. `names` are the input's names of
 * country and province.
 */
export function readAddressInput(
  input: AddressInput,
  strict: boolean,
  path: string[],
  names: { [Field in AddressField]?: string } = NAMES,
): ReadAddress {
  const errors: CartUserError[] = [];
  const fieldError = (field: AddressField, code: CartErrorCode, message: string) => {
    errors.push({ code, field: [...path, names[field] ?? field], message });
  };
  const lacks = (field: AddressField, message = '') => {
    fieldError(field, 'ADDRESS_FIELD_IS_REQUIRED', required[field] ?? message);
  };
  for (const [field, value] of Object.entries(input) as [AddressField, string | null | undefined][]) {
    if (value && EMOJI.test(value))
      fieldError(field, 'ADDRESS_FIELD_CONTAINS_EMOJIS', 'An address cannot contain emojis.');
  }
  if (strict) {
    const found = checkAddress(input).toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
    for (const { field, code, message } of found) {
      const wrong = strictCode(field, code, input);
      if (wrong === 'UNSPECIFIED_ADDRESS_ERROR') {
        for (const line of ['lastName', 'address1', 'city'] as const) {
          if (!input[line]?.trim()) lacks(line);
        }
        errors.push({ code: wrong, field: path, message: 'Country is not supported' });
      } else if (wrong === 'INVALID') noCountry(fieldError);
      else if (wrong === 'ADDRESS_FIELD_IS_REQUIRED') lacks(field, message);
      else fieldError(field, wrong, message);
    }
  } else {
    for (const [field, value] of Object.entries(input) as [AddressField, string | null | undefined][]) {
      const wrong = singleLineError(value ?? '');
      if (wrong)
        fieldError(
          field,
          `ADDRESS_FIELD_${wrong === 'TOO_LONG' ? 'IS_TOO_LONG' : wrong}`,
          singleLineErrorMessage(wrong, field),
        );
    }
    if (!input.country) noCountry(fieldError);
  }
  const read = readAddress(input);
  // What a lenient reading does not understand is stored as it was written.
  const zip = read.zip ?? (input.zip?.trim() || null);
  const phone = read.phone ?? (input.phone?.trim() || null);
  return { address: { ...read, zip, phone }, errors };
}

function noCountry(fieldError: (field: AddressField, code: CartErrorCode, message: string) => void) {
  fieldError('country', 'INVALID', 'invalid value');
}

function strictCode(field: AddressField, code: string, input: AddressInput): CartErrorCode {
  const { country, zip } = input;
  switch (code) {
    case 'BLANK':
      return field === 'country' ? 'INVALID' : 'ADDRESS_FIELD_IS_REQUIRED';
    case 'TOO_LONG':
      return 'ADDRESS_FIELD_IS_TOO_LONG';
    case 'CONTAINS_HTML_TAGS':
      return 'ADDRESS_FIELD_CONTAINS_HTML_TAGS';
    case 'CONTAINS_URL':
      return 'ADDRESS_FIELD_CONTAINS_URL';
  }
  if ((field === 'province' || field === 'country') && input[field] === NOWHERE) return 'ADDRESS_FIELD_IS_REQUIRED';
  if (field === 'province') return 'PROVINCE_NOT_FOUND';
  if (field === 'country' && isRefusedCountry(findCountry(country ?? '') ?? '')) return 'UNSPECIFIED_ADDRESS_ERROR';
  if (field !== 'zip') return 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN';
  const isOfCountry = country && zip && readPostalCode(country, zip) !== null;
  return isOfCountry ? 'INVALID_ZIP_CODE_FOR_PROVINCE' : 'INVALID_ZIP_CODE_FOR_COUNTRY';
}
