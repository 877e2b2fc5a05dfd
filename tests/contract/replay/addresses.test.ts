import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type CartServer, cartDatabases, startCartServer } from '../commerce/cart-server.ts';
import { fact } from './fact.ts';

const ADD = '$cartId: ID!, $addresses: [CartSelectableAddressInput!]!';
const codes = (text: string) => text.trim().split(/\s+/);

/** Countries that want a postal code. The first line is named by recordings, the rest by the vendor's published data. */
const wantZip = codes(`
  BG HR IE PH
  AD AR AT AU AX BA BE BL BM BN BR CA CH CN CY CZ DE DK EE ES FI FO FR GB GE GF GG GL GP GR HU ID IM IN IS IT JE JP KR
  LI LT LU LV MC ME MF MG MK MQ MS MT MX MY NC NL NO NZ PF PL PM PT RE RS RU SE SG SI SJ SK SM TH UA UM US VG WF YT ZA
`);
/** Countries that want a province; IT, ES, PT and ZA by recordings. */
const wantProvince = codes(`
  ES IT PT ZA
  AE AR AU BR CA CL CN CO CR EG GT HK ID IE IN JP KR KW MX MY NG NZ PA PE PH RO RU SV TH US UY VE
`);
const noCity = codes('GI GS PN SG TA VA');
const refusedCountries = codes('CU IR KP SY');

/** The vendor's CountryCode, without the one that means no country. */
const countryCodes: string[] = createRequire(import.meta.url)('@shopify/hydrogen-react/storefront.schema.json')
  .__schema.types.find((type: { name: string }) => type.name === 'CountryCode')
  .enumValues.map((value: { name: string }) => value.name)
  .filter((code: string) => code !== 'ZZ');

type Refusal = { code: string; field: string[]; message: string };

describe.each(cartDatabases)('addresses that are checked strictly on $name', (database) => {
  let server: CartServer;
  beforeAll(async () => {
    server = await startCartServer(database);
  });
  afterAll(() => server.close());

  const addAll = async (addresses: object[]) => {
    const { id: cartId } = await server.create({});
    const { userErrors } = await server.change('cartDeliveryAddressesAdd', ADD, {
      cartId,
      addresses: addresses.map((deliveryAddress) => ({ validationStrategy: 'STRICT', address: { deliveryAddress } })),
    });
    return userErrors as Refusal[];
  };
  /** The countries whose address without this field is refused, each address in one request. */
  const asking = async (field: string) => {
    const bare = { lastName: 'Reyes', address1: '1 Broadway' };
    const errors = await addAll(countryCodes.map((countryCode) => ({ ...bare, countryCode })));
    return errors
      .filter((error) => error.code === 'ADDRESS_FIELD_IS_REQUIRED' && error.field.at(-1) === field)
      .map((error) => countryCodes[Number(error.field[1])]);
  };
  const lisbon = { lastName: 'Reis', address1: 'Rua Augusta 1', city: 'Lisboa', countryCode: 'PT', zip: '1100-048' };

  fact('recording', 'a postal code is wanted in 45 more countries, and left out in IL, RO, TR and TW', async () => {
    expect((await asking('zip')).sort()).toEqual([...wantZip].sort());
  });

  fact(
    'recording',
    'a province is wanted in 21 more countries, Italy, Spain, Portugal and South Africa too',
    async () => {
      expect((await asking('provinceCode')).sort()).toEqual([...wantProvince].sort());
      expect(await addAll([{ ...lisbon, provinceCode: 'XX' }])).toMatchObject([{ code: 'PROVINCE_NOT_FOUND' }]);
      expect(await addAll([{ ...lisbon, provinceCode: 'PT-11' }])).toEqual([]);
    },
  );

  fact('recording', 'six places are a city of their own, and ask for none', async () => {
    const asked = await asking('city');
    expect(countryCodes.filter((code) => !asked.includes(code)).sort()).toEqual([...noCity].sort());
  });

  fact('recording', 'Australia takes the province ZZ, and finds it by the postal code', async () => {
    const sydney = { lastName: 'Reyes', address1: '1 George St', city: 'Sydney', countryCode: 'AU', zip: '2000' };
    const codesOfStates = { NSW: 2000, ACT: 2600, VIC: 3000, QLD: 4000, SA: 5000, WA: 6000, TAS: 7000, NT: '0800' };
    const addresses = Object.values(codesOfStates).map((zip) => ({ ...sydney, provinceCode: 'ZZ', zip: String(zip) }));
    const { id: cartId } = await server.create({});
    const { cart } = await server.change('cartDeliveryAddressesAdd', ADD, {
      cartId,
      addresses: addresses.map((deliveryAddress) => ({ validationStrategy: 'STRICT', address: { deliveryAddress } })),
    });
    expect(cart?.delivery.addresses.map(({ address }) => address.provinceCode)).toEqual(Object.keys(codesOfStates));
    expect(await addAll([{ ...sydney, provinceCode: 'YY' }])).toMatchObject([{ code: 'PROVINCE_NOT_FOUND' }]);
  });

  fact('recording', 'what an address lacks is listed in the vendor’s order, in its words', async () => {
    const errors = await addAll([{ countryCode: 'US' }, { countryCode: 'ZZ' }]);
    const [lastName, address1, city] = [
      ['lastName', 'A last name is required in order to continue.'],
      ['address1', 'An address is required in order to continue.'],
      ['city', 'A city is required in order to continue.'],
    ];
    expect(errors.map(({ field, message }) => [field.at(-1), message])).toEqual([
      lastName,
      address1,
      ['provinceCode', 'The specified country requires a zone.'],
      ['zip', 'Country specified requires a postal code in order to continue.'],
      city,
      lastName,
      address1,
      ['countryCode', 'A country is required in order to continue.'],
      city,
    ]);
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['ADDRESS_FIELD_IS_REQUIRED']));
  });

  fact('recording', 'the code for no province lacks a province where the country wants one', async () => {
    const dubai = { lastName: 'Reyes', address1: '1 Creek Rd', city: 'Dubai', countryCode: 'AE' };
    expect(await addAll([{ ...dubai, provinceCode: 'ZZ' }])).toMatchObject([
      { code: 'ADDRESS_FIELD_IS_REQUIRED', message: 'The specified country requires a zone.' },
    ]);
    expect(await addAll([{ ...dubai, provinceCode: 'du' }])).toEqual([]);
  });

  fact('recording', 'an address in a sanctioned country is refused without naming a field', async () => {
    const address = { lastName: 'Reyes', address1: '1 Broadway', city: 'Elsewhere' };
    const errors = await addAll(refusedCountries.map((countryCode) => ({ ...address, countryCode })));
    expect(errors.map(({ code }) => code)).toEqual(refusedCountries.map(() => 'UNSPECIFIED_ADDRESS_ERROR'));
    expect(errors.map(({ field }) => field[1])).toEqual(['0', '1', '2', '3']);
    expect(errors[0]).toMatchObject({
      field: ['addresses', '0', 'address', 'deliveryAddress'],
      message: 'Country is not supported',
    });
    const bare = await addAll([{ countryCode: 'IR' }]);
    expect(bare.map(({ field }) => field.at(-1))).toEqual(['lastName', 'address1', 'city', 'deliveryAddress']);
  });

  fact('recording', 'a missing country is INVALID, however little is checked', async () => {
    const { countryCode: _none, ...nowhere } = lisbon;
    const field = ['addresses', '0', 'address', 'deliveryAddress', 'countryCode'];
    const invalid = [{ code: 'INVALID', field, message: 'invalid value' }];
    expect(await addAll([nowhere])).toEqual(invalid);
    const { id: cartId } = await server.create({});
    const { userErrors } = await server.change('cartDeliveryAddressesAdd', ADD, {
      cartId,
      addresses: [{ address: { deliveryAddress: nowhere } }],
    });
    expect(userErrors).toEqual(invalid);
  });

  fact('documentation', 'codes of provinces are taken as the vendor writes them', async () => {
    const rome = { lastName: 'Rossi', address1: 'Via Roma 1', city: 'Roma', countryCode: 'IT', zip: '00184' };
    const tokyo = { lastName: 'Sato', address1: '1-1 Shiba', city: 'Minato-ku', countryCode: 'JP', zip: '105-0011' };
    expect(
      await addAll([
        { ...rome, provinceCode: 'RM' },
        { ...tokyo, provinceCode: 'JP-13' },
      ]),
    ).toEqual([]);
  });
});
