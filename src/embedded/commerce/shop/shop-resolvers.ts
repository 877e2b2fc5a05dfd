import type { CommerceContext } from '../context.ts';
import type { Resolver, ResolverMap } from '../graphql/resolvers.ts';
import { readPolicies, readShop, type ShopRecord } from './shop-record.ts';

const POLICIES = [
  'contactInformation',
  'legalNotice',
  'privacyPolicy',
  'refundPolicy',
  'shippingPolicy',
  'termsOfSale',
  'termsOfService',
] as const;

/** The vendor's template for an amount, as its clients expect to read it. */
const MONEY_FORMAT = '$' + '{{amount}}';

const policyOf =
  (kind: string): Resolver<ShopRecord, unknown> =>
  async (_shop, _args, context) =>
    (await readPolicies(context)).find((policy) => policy.kind === kind) ?? null;

/** A test gateway: the embedded shop takes no real cards, so it names none. */
function paymentSettings(_source: unknown, _args: unknown, { market, publicUrl }: CommerceContext) {
  return {
    acceptedCardBrands: [],
    cardVaultUrl: `${publicUrl}/checkout`,
    countryCode: market.countries[0]?.isoCode ?? market.country.isoCode,
    currencyCode: market.countries[0]?.currencyCode ?? market.country.currencyCode,
    enabledPresentmentCurrencies: [...new Set(market.countries.map((country) => country.currencyCode))],
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: [],
  };
}

export const shopResolvers: ResolverMap = {
  QueryRoot: {
    shop: (_root: unknown, _args: unknown, context) => readShop(context),
    paymentSettings,
    publicApiVersions,
  },
  Shop: {
    ...Object.fromEntries(POLICIES.map((kind) => [kind, policyOf(kind)])),
    subscriptionPolicy: () => null,
    paymentSettings,
    moneyFormat: () => MONEY_FORMAT,
    primaryDomain: (_shop: ShopRecord, _args: unknown, { publicUrl }) => ({
      host: new URL(publicUrl).host,
      sslEnabled: publicUrl.startsWith('https:'),
      url: publicUrl,
    }),
    shipsToCountries: (_shop: ShopRecord, _args: unknown, { market }) => market.countries.map((c) => c.isoCode),
    brand: (shop: ShopRecord) => ({
      colors: { primary: [], secondary: [] },
      coverImage: null,
      logo: null,
      squareLogo: null,
      shortDescription: shop.description,
      slogan: shop.slogan,
    }),
    customerAccountTranslations: () => null,
    customerAccountUrl: () => null,
    shopPayInstallmentsPricing: () => null,
    socialLoginProviders: () => [],
  },
};

/**
 * The versions of the API that may stand in its address (docs/reference/commerce-protocol.md#operations), as the vendor
 * names them.
 */
function publicApiVersions() {
  const quarters = [2023, 2024, 2025, 2026].flatMap((year) => ['01', '04', '07', '10'].map((month) => [year, month]));
  const versions = quarters.map(([year, month]) => ({
    handle: `${year}-${month}`,
    displayName: `${year}-${month}`,
    supported: true,
  }));
  return [...versions, { handle: 'unstable', displayName: 'unstable', supported: false }];
}
