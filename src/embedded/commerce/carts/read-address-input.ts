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
  for (const [field, value] of Object.entries(input) as [AddressField, string | null | undefined][]) {
    if (value && EMOJI.test(value))
      fieldError(field, 'ADDRESS_FIELD_CONTAINS_EMOJIS', 'An address cannot contain emojis.');
  }
  if (strict) {
    for (const { field, code, message } of checkAddress(input)) {
      const wrong = strictCode(field, code, input);
      if (wrong === 'UNSPECIFIED_ADDRESS_ERROR') errors.push({ code: wrong, field: path, message });
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
    if (!input.country) fieldError('country', 'ADDRESS_FIELD_IS_REQUIRED', 'Choose a country.');
  }
  const read = readAddress(input);
  // What a lenient reading does not understand is stored as it was written.
  const zip = read.zip ?? (input.zip?.trim() || null);
  const phone = read.phone ?? (input.phone?.trim() || null);
  return { address: { ...read, zip, phone }, errors };
}

function strictCode(field: AddressField, code: string, { country, zip }: AddressInput): CartErrorCode {
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
  if (field === 'province') return 'PROVINCE_NOT_FOUND';
  if (field === 'country' && isRefusedCountry(findCountry(country ?? '') ?? '')) return 'UNSPECIFIED_ADDRESS_ERROR';
  if (field !== 'zip') return 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN';
  const isOfCountry = country && zip && readPostalCode(country, zip) !== null;
  return isOfCountry ? 'INVALID_ZIP_CODE_FOR_PROVINCE' : 'INVALID_ZIP_CODE_FOR_COUNTRY';
}
