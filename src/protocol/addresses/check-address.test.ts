import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressFormat } from './address-format.ts';
import { type AddressInput, checkAddress, readAddress } from './check-address.ts';
import { countries, findCountry } from './countries.ts';
import { readPostalCode } from './postal-code.ts';
import { fitsProvince, provinceOfPostalCode } from './postal-regions.ts';
import { findProvince, provincesOf, vendorProvinceCodes } from './provinces.ts';

const detroit: AddressInput = {
  firstName: 'Ada',
  lastName: 'Reyes',
  address1: '1509 Broadway St',
  city: 'Detroit',
  province: 'MI',
  country: 'US',
  zip: '48226',
};
const codes = (input: AddressInput) => checkAddress(input).map(({ field, code }) => `${field} ${code}`);

test('an address is read by codes or by names, and stored by codes', () => {
  expect(checkAddress(detroit)).toEqual([]);
  const written = { ...detroit, country: 'united states', province: ' michigan ', zip: '482261234', company: '  ' };
  expect(checkAddress(written)).toEqual([]);
  expect(readAddress(written)).toEqual({
    ...detroit,
    province: undefined,
    country: undefined,
    zip: '48226-1234',
    provinceCode: 'MI',
    countryCode: 'US',
    company: null,
    address2: null,
    phone: null,
  });
});

test('every error comes with its field, one a field', () => {
  expect(codes({})).toEqual(['lastName BLANK', 'address1 BLANK', 'city BLANK', 'country BLANK']);
  expect(codes({ ...detroit, province: null, zip: '' })).toEqual(['province BLANK', 'zip BLANK']);
  expect(codes({ ...detroit, country: 'Atlantis' })).toEqual(['country INVALID']);
  expect(codes({ ...detroit, province: 'ON' })).toEqual(['province INVALID']);
  expect(codes({ ...detroit, zip: '4822' })).toEqual(['zip INVALID']);
  expect(codes({ ...detroit, zip: '10001' })).toEqual(['zip INVALID']);
  expect(codes({ ...detroit, city: 'x'.repeat(256) })).toEqual(['city TOO_LONG']);
  expect(codes({ ...detroit, firstName: '<b>Ada</b>' })).toEqual(['firstName CONTAINS_HTML_TAGS']);
  expect(codes({ ...detroit, company: 'see https://x.example' })).toEqual(['company CONTAINS_URL']);
  expect(codes({ ...detroit, phone: 'call me' })).toEqual(['phone INVALID']);
});

test('messages name things as the country does', () => {
  const message = (input: AddressInput) => checkAddress({ ...detroit, ...input })[0]?.message;
  expect(message({ zip: '' })).toBe('Enter a ZIP code.');
  expect(message({ country: 'CA', province: 'QC', zip: 'M5V 2T6' })).toBe('This postal code is not in Quebec.');
  expect(message({ country: 'CA', province: 'MI', zip: 'M5V 2T6' })).toBe('Choose a province or territory of Canada.');
  expect(message({ country: 'AU', province: '' })).toBe('Choose a state or territory.');
  expect(message({ country: 'IE', province: 'D', zip: '' })).toBe('Enter an Eircode.');
  expect(message({ country: 'IN', province: 'KA', zip: '' })).toBe('Enter a PIN code.');
  expect(message({ country: 'CU' })).toBe('We send nothing to Cuba.');
  expect(message({ country: 'AE', province: '' })).toBe('Choose an emirate.');
});

describe('postal codes', () => {
  test.each([
    ['US', '48226', '48226'],
    ['US', '482261234', '48226-1234'],
    ['US', '4822', null],
    ['US', 'ABCDE', null],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['CA', 'H2Y-1C6', 'H2Y 1C6'],
    ['CA', 'D1A 0B1', null],
    ['CA', '48226', null],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['NL', '1012lg', '1012 LG'],
    ['JP', '1000001', '100-0001'],
    ['DE', '1011', null],
    ['IS', '101', '101'],
    ['IS', '<>', null],
    ['HR', 'HR-10000', '10000'],
    ['LV', '1010', 'LV-1010'],
    ['LV', 'lv 1010', 'LV-1010'],
    ['GG', 'gy11aa', 'GY1 1AA'],
    ['MT', 'VLT1234', 'VLT 1234'],
    ['GF', '97400', null],
    ['KE', '00100', '00100'],
  ])('%s %s is %s', (country, given, stored) => {
    expect(readPostalCode(country, given)).toBe(stored);
  });

  test('what is stored is read again as itself, for every country and any text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countries.map(({ code }) => code)), fc.string(), (country, text) => {
        const stored = readPostalCode(country, text);
        if (stored !== null) expect(readPostalCode(country, stored)).toBe(stored);
      }),
    );
  });

  test('a Canadian code lies in one province, but for K1A', () => {
    const provinces = provincesOf('CA').map(({ code }) => code);
    const code = fc.stringMatching(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/);
    fc.assert(
      fc.property(code, (zip) => {
        const homes = provinces.filter((province) => fitsProvince('CA', province, zip));
        expect(homes).toHaveLength(zip.startsWith('K1A') ? 2 : 1);
      }),
    );
  });

  test('every state has ZIP codes, and no ZIP code fits all states', () => {
    const states = provincesOf('US').map(({ code }) => code);
    for (const state of states) {
      const digits = [...'0123456789'].filter((digit) => fitsProvince('US', state, `${digit}0000`));
      expect(digits.length, state).toBeGreaterThan(0);
      expect(digits.length, state).toBeLessThan(6);
    }
  });

  test('an Australian code lies in the capital’s territory where New South Wales goes around it', () => {
    const states = ['2599', '2600', '2618', '2619', '2900', '2921', '0299', '8001', '9726', '0300'].map((zip) =>
      provinceOfPostalCode('AU', zip),
    );
    expect(states).toEqual(['NSW', 'ACT', 'ACT', 'NSW', 'ACT', 'NSW', 'ACT', 'VIC', 'QLD', null]);
    expect(provincesOf('AU').map(({ code }) => code)).toEqual(expect.arrayContaining(states.filter((code) => code)));
    expect(provinceOfPostalCode('US', '48226')).toBeNull();
  });
});

describe('lists', () => {
  test('every country is one of the vendor’s, with a name of its own', () => {
    const { __schema } = createRequire(import.meta.url)('@shopify/hydrogen-react/storefront.schema.json');
    const vendor = __schema.types.find((type: { name: string }) => type.name === 'CountryCode').enumValues;
    const known = new Set(vendor.map((value: { name: string }) => value.name));
    expect(countries.filter(({ code }) => !known.has(code))).toEqual([]);
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
    expect(countries.length).toBeGreaterThan(230);
  });

  test('each country and province is found by its code and by its name', () => {
    for (const { code, name } of countries) {
      expect([findCountry(code), findCountry(name.toUpperCase())]).toEqual([code, code]);
      for (const province of provincesOf(code)) {
        expect(findProvince(code, province.name), `${code} ${province.name}`).toBe(province.code);
        expect(findProvince(code, province.code.toLowerCase())).toBe(province.code);
        expect(findProvince(code, `${code}-${province.code}`)).toBe(province.code);
      }
    }
  });

  test('Italy and the Philippines are divided into provinces, and the vendor’s own codes are understood', () => {
    expect(provincesOf('IT')).toContainEqual({ code: 'RM', name: 'Roma' });
    expect(provincesOf('PH')).toContainEqual({ code: 'CEB', name: 'Cebu' });
    expect(provincesOf('HK').map(({ code }) => code)).toEqual(['HK', 'KL', 'NT']);
    expect(findProvince('IT', 'AO')).toBe('23');
    expect(findProvince('GT', 'GUA')).toBe('GU');
    expect(findProvince('MX', 'Q ROO')).toBe('ROO');
    expect(findProvince('MY', 'KUL')).toBe('14');
    expect(findProvince('JP', 'JP-13')).toBe('13');
  });

  test('every code of the vendor’s is one of a province', () => {
    for (const [country, codes] of Object.entries(vendorProvinceCodes)) {
      for (const [written, code] of Object.entries(codes)) {
        expect(findProvince(country, written), `${country} ${written}`).toBe(code);
        expect(provincesOf(country).map((place) => place.code)).toContain(code);
      }
    }
  });

  test('countries that nothing is sent to are understood, and not offered', () => {
    for (const code of ['CU', 'IR', 'KP', 'SY', 'AN', 'BV', 'HM']) {
      expect(findCountry(code)).toBe(code);
      expect(countries.map((country) => country.code)).not.toContain(code);
    }
    expect(findCountry('Tristan da Cunha')).toBe('TA');
    expect(findCountry('Curaçao')).toBe('CW');
  });

  test('a label stands where there is a list, and only there', () => {
    for (const { code } of countries) {
      expect(addressFormat(code).provinceLabel !== null, code).toBe(provincesOf(code).length > 0);
    }
    expect(addressFormat('US')).toMatchObject({ provinceLabel: 'State', zipLabel: 'ZIP code', zipRequired: true });
    expect(addressFormat('CA')).toMatchObject({ provinceLabel: 'Province or territory', zipLabel: 'Postal code' });
    expect(addressFormat('HK')).toMatchObject({ provinceLabel: 'Region', zipLabel: null, zipRequired: false });
    expect(addressFormat('SG')).toMatchObject({ provinceLabel: null, zipRequired: true, cityRequired: false });
    expect(addressFormat('GB')).toMatchObject({ provinceLabel: null, zipLabel: 'Postcode', cityLabel: 'Town or city' });
  });
});
