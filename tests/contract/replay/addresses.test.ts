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

type Refusal = { code: string; field: string[] };

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
    const silent = [...noCity, ...refusedCountries];
    expect(countryCodes.filter((code) => !asked.includes(code)).sort()).toEqual(silent.sort());
  });

  fact('recording', 'Australia takes the province ZZ', async () => {
    const sydney = { lastName: 'Reyes', address1: '1 George St', city: 'Sydney', countryCode: 'AU', zip: '2000' };
    expect(await addAll([{ ...sydney, provinceCode: 'ZZ' }])).toEqual([]);
    expect(await addAll([{ ...sydney, provinceCode: 'YY' }])).toMatchObject([{ code: 'PROVINCE_NOT_FOUND' }]);
  });

  fact('recording', 'an address in a sanctioned country is refused without naming a field', async () => {
    const address = { lastName: 'Reyes', address1: '1 Broadway', city: 'Elsewhere' };
    const errors = await addAll(refusedCountries.map((countryCode) => ({ ...address, countryCode })));
    expect(errors.map(({ code }) => code)).toEqual(refusedCountries.map(() => 'UNSPECIFIED_ADDRESS_ERROR'));
    expect(errors.map(({ field }) => field[1])).toEqual(['0', '1', '2', '3']);
  });

  fact('recording', 'a missing country is INVALID', async () => {
    const { countryCode: _none, ...nowhere } = lisbon;
    expect(await addAll([nowhere])).toMatchObject([
      { code: 'INVALID', field: ['addresses', '0', 'address', 'deliveryAddress', 'countryCode'] },
    ]);
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
