/**
 * Lengths and sizes of what visitors enter. Form fields, their validation and the embedded services share them, so that
 * no field takes what the server then refuses.
 */

/** Characters of an email address: RFC 5321 has room for 254 between its angle brackets. */
export const maxEmailLength = 254;

/**
 * Fewest and most characters of a new password, counted as Unicode code points. 8 is the least that NIST SP 800-63B
 * allows; 72 is the most that every usual hash takes whole.
 */
export const passwordLength = { min: 8, max: 72 } as const;

/**
 * Most characters of a password that is only compared. More than a new one may have, since an account may come from
 * elsewhere; not without end, since every try is hashed.
 */
export const maxEnteredPasswordLength = 1_024;

/** The age from which somebody may have an account, in years: the shop and the bars sell alcohol. */
export const fullAgeYears = 18;

/** The earliest date of birth that is not taken for a slip of the keyboard. */
export const minBirthDate = '1900-01-01';

/** Characters of one line: a name, a line of an address, a discount code. Shopify refuses longer ones. */
export const maxLineLength = 255;

/** Characters of a telephone number as it is typed; E.164 has at most 15 digits, the rest is for spaces and brackets. */
export const maxPhoneLength = 40;

/** Characters of a web address that a visitor enters; the longest profile pages need about 200. */
export const maxUrlLength = 500;

/** Characters of a postal code of any country, with its spaces. */
export const maxPostalCodeLength = 12;

/** Characters of a first or last name that the newsletter providers take. */
export const maxNewsletterNameLength = 80;

/** Bytes of a megabyte, as file sizes are written for visitors. */
export const megabyteBytes = 1_000_000;

/** Largest file that an editor can allow in a form, in megabytes. */
export const maxUploadMb = 20;

/** Largest files that editors may put into the library of assets, in bytes, by what they are. */
export const maxAssetBytes = {
  picture: 25 * megabyteBytes,
  /** An SVG drawing is text: larger ones are pictures that were traced. */
  drawing: 2 * megabyteBytes,
  video: 100 * megabyteBytes,
  document: 25 * megabyteBytes,
} as const;
