import { formatAddress } from 'localized-address-format';
import { countryName } from '#protocol/addresses/countries.ts';
import { provinceName } from '#protocol/addresses/provinces.ts';
import type { PostalAddress } from './postal-address.ts';

const writtenAsCode = new Set(['AU', 'BR', 'CA', 'US']);

/** The schema's MailingAddress. `id` is the whole global id, with the query that says where it comes from. */
export function mailingAddress(id: string, address: PostalAddress) {
  const { countryCode, provinceCode } = address;
  const country = countryCode && countryName(countryCode);
  const province = countryCode && provinceCode && provinceName(countryCode, provinceCode);
  return {
    __typename: 'MailingAddress' as const,
    id,
    firstName: address.firstName,
    lastName: address.lastName,
    name: fullName(address),
    company: address.company,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    province,
    provinceCode,
    country,
    countryCode,
    countryCodeV2: countryCode,
    zip: address.zip,
    phone: address.phone,
    latitude: null,
    longitude: null,
    formattedArea: [[address.city, provinceCode].filter(Boolean).join(' '), country].filter(Boolean).join(', ') || null,
    formatted: ({ withName = false, withCompany = true }: { withName?: boolean; withCompany?: boolean }) =>
      formattedLines(address, withName, withCompany),
  };
}

/** The address as its own country writes it, in Latin script, the country last. */
function formattedLines(address: PostalAddress, withName: boolean, withCompany: boolean): string[] {
  const { countryCode, city, zip } = address;
  const street = [address.address1, address.address2];
  const write = (addressLines: (string | null)[]) =>
    formatAddress(
      {
        postalCountry: countryCode ?? 'ZZ',
        name: (withName && fullName(address)) || '',
        organization: (withCompany && address.company) || '',
        // As one text: after a list, some formats would begin a line with a comma.
        addressLines: [addressLines.filter(Boolean).join('\n')],
        locality: city ?? '',
        administrativeArea: writtenProvince(address) ?? '',
        postalCode: zip ?? '',
      },
      'latin',
    ).flatMap((line) => line.split('\n'));
  const lines = write(street);
  // The formats of Japan, the Emirates and some others name no city, a few no postal code: a parcel needs both.
  const unwritten = [city, zip].filter(
    (part) => part && !lines.some((line) => sameCase(line).includes(sameCase(part))),
  );
  const whole = unwritten.length > 0 ? write([...street, ...unwritten]) : lines;
  return countryCode ? [...whole, countryName(countryCode) ?? countryCode] : whole;
}

function sameCase(text: string): string {
  return text.toLocaleLowerCase('en');
}

/** Codes where an envelope bears the code, names elsewhere: nobody writes `13` for Tokyo. */
function writtenProvince({ countryCode, provinceCode }: PostalAddress): string | null {
  if (!countryCode || !provinceCode) return null;
  return writtenAsCode.has(countryCode) ? provinceCode : provinceName(countryCode, provinceCode);
}

/** First and last name; null where neither was given. */
export function fullName({ firstName, lastName }: Pick<PostalAddress, 'firstName' | 'lastName'>): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}
