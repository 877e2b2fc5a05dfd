import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A telephone number as it is stored: in E.164 (`+13135550142`) where its country is known, by its own prefix or from
 * `countryCode` (ISO 3166-1 alpha-2), else its 7 to 15 digits as typed, without spaces. Null when it cannot be one.
 *
 * Its length must be right for its country; whether its range is in use is not asked, because ranges change.
 */
export function readPhoneNumber(text: string, countryCode: string | null = null): string | null {
  const defaultCountry = countryCode && isSupportedCountry(countryCode) ? countryCode : undefined;
  const typed = text.trim();
  const parsed = parsePhoneNumberFromString(typed, { ...(defaultCountry && { defaultCountry }), extract: false });
  const isInternational = typed.startsWith('+');
  // An extension has no place in E.164, and dropping it would make another number of it.
  if (parsed && !parsed.ext && (isInternational ? parsed.isPossible() : parsed.isValid())) return parsed.number;
  const digits = typed.replace(/[\s().\-/]/g, '');
  return !isInternational && /^\d{7,15}$/.test(digits) ? digits : null;
}
