/** A postal address as it is stored: codes where there are codes (`US`, `MI`), null where nothing was given. */
export type PostalAddress = {
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  /** ISO 3166-2 without the country, `MI`; null where a country has none. */
  provinceCode: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  zip: string | null;
  phone: string | null;
};
