import { expect, test } from 'vitest';
import { addressFormat } from '#protocol/addresses/address-format.ts';
import { countries } from '#protocol/addresses/countries.ts';
import { provincesOf } from '#protocol/addresses/provinces.ts';
import { mailingAddress } from './mailing-address.ts';

const detroit = {
  firstName: 'Ada',
  lastName: 'Reyes',
  company: 'Reyes & Co',
  address1: '1509 Broadway St',
  address2: 'Floor 2',
  city: 'Detroit',
  provinceCode: 'MI',
  countryCode: 'US',
  zip: '48226',
  phone: null,
};

test('names what is stored by code', () => {
  expect(mailingAddress('gid://shopify/MailingAddress/1', detroit)).toMatchObject({
    name: 'Ada Reyes',
    province: 'Michigan',
    country: 'United States',
    countryCodeV2: 'US',
    formattedArea: 'Detroit MI, United States',
  });
});

test('is written as its country writes it, with name and company as asked', () => {
  const { formatted } = mailingAddress('x', detroit);
  const place = ['1509 Broadway St', 'Floor 2', 'Detroit, MI 48226', 'United States'];
  expect(formatted({})).toEqual(['Reyes & Co', ...place]);
  expect(formatted({ withName: true, withCompany: false })).toEqual(['Ada Reyes', ...place]);
  const ottawa = { ...detroit, company: null, city: 'Ottawa', provinceCode: 'ON', countryCode: 'CA', zip: 'K1A 0B1' };
  expect(mailingAddress('x', ottawa).formatted({}).slice(2)).toEqual(['Ottawa ON K1A 0B1', 'Canada']);
});

test('no country leaves out the street, the city or the postal code', () => {
  for (const { code } of countries) {
    const zip = addressFormat(code).zipLabel === null ? null : 'Q7 7Q';
    const provinceCode = provincesOf(code)[0]?.code ?? null;
    const written = mailingAddress('x', { ...detroit, city: 'Elsewhere', countryCode: code, provinceCode, zip });
    const lines = written.formatted({}).join('\n').toLowerCase();
    for (const part of ['1509 broadway st', 'floor 2', 'elsewhere', zip?.toLowerCase() ?? '']) {
      expect(lines, code).toContain(part);
    }
  }
  const tokyo = {
    ...detroit,
    company: null,
    city: 'Minato-ku',
    provinceCode: '13',
    countryCode: 'JP',
    zip: '105-0011',
  };
  expect(mailingAddress('x', tokyo).formatted({}).slice(1)).toEqual([
    'Floor 2',
    'Minato-ku, Tokyo',
    '105-0011',
    'Japan',
  ]);
  const marina = { ...detroit, company: null, city: 'Singapore', provinceCode: null, countryCode: 'SG', zip: '018956' };
  expect(mailingAddress('x', marina).formatted({}).slice(2)).toEqual(['SINGAPORE 018956', 'Singapore']);
});

test('an address with nothing in it is empty, not a mistake', () => {
  const nothing = Object.fromEntries(Object.keys(detroit).map((key) => [key, null])) as Parameters<
    typeof mailingAddress
  >[1];
  const empty = mailingAddress('x', nothing);
  expect(empty.formatted({ withName: true })).toEqual([]);
  expect(empty).toMatchObject({ name: null, province: null, country: null, formattedArea: null });
});
