import { expect, test } from 'vitest';
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

test('names what is kept by code', () => {
  expect(mailingAddress('gid://shopify/MailingAddress/1', detroit)).toMatchObject({
    name: 'Ada Reyes',
    province: 'Michigan',
    country: 'United States',
    countryCodeV2: 'US',
    formattedArea: 'Detroit, MI, United States',
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

test('an address with nothing in it is empty, not a mistake', () => {
  const nothing = Object.fromEntries(Object.keys(detroit).map((key) => [key, null])) as Parameters<
    typeof mailingAddress
  >[1];
  const empty = mailingAddress('x', nothing);
  expect(empty.formatted({ withName: true })).toEqual([]);
  expect(empty).toMatchObject({ name: null, province: null, country: null, formattedArea: null });
});
