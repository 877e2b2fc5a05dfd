// Written by src/cli/generate-operations.ts from src/clients/commerce/operations. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CategoryFilter = {
  id: string;
};

export type CountryCode =
  | 'AC'
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AR'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BQ'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CW'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PS'
  | 'PT'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'SS'
  | 'ST'
  | 'SV'
  | 'SX'
  | 'SY'
  | 'SZ'
  | 'TA'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'XK'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW'
  | 'ZZ';

export type CurrencyCode =
  | 'AED'
  | 'AFN'
  | 'ALL'
  | 'AMD'
  | 'ANG'
  | 'AOA'
  | 'ARS'
  | 'AUD'
  | 'AWG'
  | 'AZN'
  | 'BAM'
  | 'BBD'
  | 'BDT'
  | 'BGN'
  | 'BHD'
  | 'BIF'
  | 'BMD'
  | 'BND'
  | 'BOB'
  | 'BRL'
  | 'BSD'
  | 'BTN'
  | 'BWP'
  | 'BYN'
  | 'BYR'
  | 'BZD'
  | 'CAD'
  | 'CDF'
  | 'CHF'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'CRC'
  | 'CVE'
  | 'CZK'
  | 'DJF'
  | 'DKK'
  | 'DOP'
  | 'DZD'
  | 'EGP'
  | 'ERN'
  | 'ETB'
  | 'EUR'
  | 'FJD'
  | 'FKP'
  | 'GBP'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GMD'
  | 'GNF'
  | 'GTQ'
  | 'GYD'
  | 'HKD'
  | 'HNL'
  | 'HRK'
  | 'HTG'
  | 'HUF'
  | 'IDR'
  | 'ILS'
  | 'INR'
  | 'IQD'
  | 'IRR'
  | 'ISK'
  | 'JEP'
  | 'JMD'
  | 'JOD'
  | 'JPY'
  | 'KES'
  | 'KGS'
  | 'KHR'
  | 'KID'
  | 'KMF'
  | 'KRW'
  | 'KWD'
  | 'KYD'
  | 'KZT'
  | 'LAK'
  | 'LBP'
  | 'LKR'
  | 'LRD'
  | 'LSL'
  | 'LTL'
  | 'LVL'
  | 'LYD'
  | 'MAD'
  | 'MDL'
  | 'MGA'
  | 'MKD'
  | 'MMK'
  | 'MNT'
  | 'MOP'
  | 'MRU'
  | 'MUR'
  | 'MVR'
  | 'MWK'
  | 'MXN'
  | 'MYR'
  | 'MZN'
  | 'NAD'
  | 'NGN'
  | 'NIO'
  | 'NOK'
  | 'NPR'
  | 'NZD'
  | 'OMR'
  | 'PAB'
  | 'PEN'
  | 'PGK'
  | 'PHP'
  | 'PKR'
  | 'PLN'
  | 'PYG'
  | 'QAR'
  | 'RON'
  | 'RSD'
  | 'RUB'
  | 'RWF'
  | 'SAR'
  | 'SBD'
  | 'SCR'
  | 'SDG'
  | 'SEK'
  | 'SGD'
  | 'SHP'
  | 'SLL'
  | 'SOS'
  | 'SRD'
  | 'SSP'
  | 'STD'
  | 'STN'
  | 'SYP'
  | 'SZL'
  | 'THB'
  | 'TJS'
  | 'TMT'
  | 'TND'
  | 'TOP'
  | 'TRY'
  | 'TTD'
  | 'TWD'
  | 'TZS'
  | 'UAH'
  | 'UGX'
  | 'USD'
  | 'UYU'
  | 'UZS'
  | 'VED'
  | 'VEF'
  | 'VES'
  | 'VND'
  | 'VUV'
  | 'WST'
  | 'XAF'
  | 'XCD'
  | 'XOF'
  | 'XPF'
  | 'XXX'
  | 'YER'
  | 'ZAR'
  | 'ZMW';

export type FilterType =
  | 'BOOLEAN'
  | 'LIST'
  | 'PRICE_RANGE';

export type LanguageCode =
  | 'AF'
  | 'AK'
  | 'AM'
  | 'AR'
  | 'AS'
  | 'AZ'
  | 'BE'
  | 'BG'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BR'
  | 'BS'
  | 'CA'
  | 'CE'
  | 'CKB'
  | 'CS'
  | 'CU'
  | 'CY'
  | 'DA'
  | 'DE'
  | 'DZ'
  | 'EE'
  | 'EL'
  | 'EN'
  | 'EO'
  | 'ES'
  | 'ET'
  | 'EU'
  | 'FA'
  | 'FF'
  | 'FI'
  | 'FIL'
  | 'FO'
  | 'FR'
  | 'FY'
  | 'GA'
  | 'GD'
  | 'GL'
  | 'GU'
  | 'GV'
  | 'HA'
  | 'HE'
  | 'HI'
  | 'HR'
  | 'HU'
  | 'HY'
  | 'IA'
  | 'ID'
  | 'IG'
  | 'II'
  | 'IS'
  | 'IT'
  | 'JA'
  | 'JV'
  | 'KA'
  | 'KI'
  | 'KK'
  | 'KL'
  | 'KM'
  | 'KN'
  | 'KO'
  | 'KS'
  | 'KU'
  | 'KW'
  | 'KY'
  | 'LA'
  | 'LB'
  | 'LG'
  | 'LN'
  | 'LO'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'MG'
  | 'MI'
  | 'MK'
  | 'ML'
  | 'MN'
  | 'MO'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MY'
  | 'NB'
  | 'ND'
  | 'NE'
  | 'NL'
  | 'NN'
  | 'NO'
  | 'OM'
  | 'OR'
  | 'OS'
  | 'PA'
  | 'PL'
  | 'PS'
  | 'PT'
  | 'PT_BR'
  | 'PT_PT'
  | 'QU'
  | 'RM'
  | 'RN'
  | 'RO'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SK'
  | 'SL'
  | 'SN'
  | 'SO'
  | 'SQ'
  | 'SR'
  | 'SU'
  | 'SV'
  | 'SW'
  | 'TA'
  | 'TE'
  | 'TG'
  | 'TH'
  | 'TI'
  | 'TK'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'UG'
  | 'UK'
  | 'UR'
  | 'UZ'
  | 'VI'
  | 'VO'
  | 'WO'
  | 'XH'
  | 'YI'
  | 'YO'
  | 'ZH'
  | 'ZH_CN'
  | 'ZH_TW'
  | 'ZU';

export type MetafieldFilter = {
  key: string;
  namespace: string;
  value: string;
};

export type PriceRangeFilter = {
  max?: number | null | undefined;
  min?: number | null | undefined;
};

export type ProductCollectionSortKeys =
  | 'BEST_SELLING'
  | 'COLLECTION_DEFAULT'
  | 'CREATED'
  | 'ID'
  | 'MANUAL'
  | 'PRICE'
  | 'RELEVANCE'
  | 'TITLE';

export type ProductFilter = {
  available?: boolean | null | undefined;
  category?: CategoryFilter | null | undefined;
  price?: PriceRangeFilter | null | undefined;
  productMetafield?: MetafieldFilter | null | undefined;
  productType?: string | null | undefined;
  productVendor?: string | null | undefined;
  tag?: string | null | undefined;
  taxonomyMetafield?: TaxonomyMetafieldFilter | null | undefined;
  variantMetafield?: MetafieldFilter | null | undefined;
  variantOption?: VariantOptionFilter | null | undefined;
};

export type ProductSortKeys =
  | 'BEST_SELLING'
  | 'CREATED_AT'
  | 'ID'
  | 'PRICE'
  | 'PRODUCT_TYPE'
  | 'RELEVANCE'
  | 'TITLE'
  | 'UPDATED_AT'
  | 'VENDOR';

export type SelectedOptionInput = {
  name: string;
  value: string;
};

export type TaxonomyMetafieldFilter = {
  key: string;
  namespace: string;
  value: string;
};

export type VariantOptionFilter = {
  name: string;
  value: string;
};

export type CollectionByHandleQueryVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
  handle: string;
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
  sortKey?: ProductCollectionSortKeys | null | undefined;
  reverse?: boolean | null | undefined;
  filters?: Array<ProductFilter> | ProductFilter | null | undefined;
}>;


export type CollectionByHandleQuery = { collection: { id: string, handle: string, title: string, description: string, descriptionHtml: string, updatedAt: string, products: { filters: Array<{ id: string, label: string, type: FilterType, values: Array<{ id: string, label: string, count: number, input: unknown }> }>, nodes: Array<{ id: string, handle: string, title: string, vendor: string, productType: string, tags: Array<string>, availableForSale: boolean, totalInventory: number | null, variantsCount: { count: number } | null, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode }, maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, compareAtPriceRange: { maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ id: string | null, altText: string | null, height: number | null, url: string, width: number | null }> }, options: Array<{ id: string, name: string, optionValues: Array<{ id: string, name: string, swatch: { color: string | null } | null }> }>, selectedOrFirstAvailableVariant: { id: string, availableForSale: boolean } | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } }, seo: { title: string | null, description: string | null }, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null } | null };

export type CollectionFieldsFragment = { id: string, handle: string, title: string, description: string, descriptionHtml: string, updatedAt: string, seo: { title: string | null, description: string | null }, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null };

export type ProductCardFragment = { id: string, handle: string, title: string, vendor: string, productType: string, tags: Array<string>, availableForSale: boolean, totalInventory: number | null, variantsCount: { count: number } | null, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode }, maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, compareAtPriceRange: { maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ id: string | null, altText: string | null, height: number | null, url: string, width: number | null }> }, options: Array<{ id: string, name: string, optionValues: Array<{ id: string, name: string, swatch: { color: string | null } | null }> }>, selectedOrFirstAvailableVariant: { id: string, availableForSale: boolean } | null };

export type ImageFieldsFragment = { id: string | null, altText: string | null, height: number | null, url: string, width: number | null };

export type MoneyFieldsFragment = { amount: string, currencyCode: CurrencyCode };

export type PageFieldsFragment = { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null };

export type CollectionsQueryVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type CollectionsQuery = { collections: { nodes: Array<{ id: string, handle: string, title: string, description: string, descriptionHtml: string, updatedAt: string, seo: { title: string | null, description: string | null }, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type ProductByHandleQueryVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
  handle: string;
  selectedOptions?: Array<SelectedOptionInput> | SelectedOptionInput | null | undefined;
}>;


export type ProductByHandleQuery = { product: { id: string, handle: string, title: string, vendor: string, productType: string, tags: Array<string>, description: string, descriptionHtml: string, availableForSale: boolean, totalInventory: number | null, createdAt: string, updatedAt: string, encodedVariantExistence: string | null, encodedVariantAvailability: string | null, seo: { title: string | null, description: string | null }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode }, maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ id: string | null, altText: string | null, height: number | null, url: string, width: number | null }> }, options: Array<{ id: string, name: string, optionValues: Array<{ id: string, name: string, swatch: { color: string | null } | null, firstSelectableVariant: { id: string, title: string, sku: string | null, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, selectedOptions: Array<{ name: string, value: string }>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { handle: string, title: string } } | null }> }>, selectedOrFirstAvailableVariant: { id: string, title: string, sku: string | null, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, selectedOptions: Array<{ name: string, value: string }>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { handle: string, title: string } } | null, adjacentVariants: Array<{ id: string, title: string, sku: string | null, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, selectedOptions: Array<{ name: string, value: string }>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { handle: string, title: string } }>, variants: { nodes: Array<{ id: string, title: string, sku: string | null, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, selectedOptions: Array<{ name: string, value: string }>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { handle: string, title: string } }> }, collections: { nodes: Array<{ id: string, handle: string, title: string }> }, material: { value: string } | null, care: { value: string } | null, dimensions: { value: string } | null } | null, productRecommendations: Array<{ id: string, handle: string, title: string, vendor: string, productType: string, tags: Array<string>, availableForSale: boolean, totalInventory: number | null, variantsCount: { count: number } | null, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode }, maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, compareAtPriceRange: { maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ id: string | null, altText: string | null, height: number | null, url: string, width: number | null }> }, options: Array<{ id: string, name: string, optionValues: Array<{ id: string, name: string, swatch: { color: string | null } | null }> }>, selectedOrFirstAvailableVariant: { id: string, availableForSale: boolean } | null }> | null };

export type ProductVariantFieldsFragment = { id: string, title: string, sku: string | null, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, selectedOptions: Array<{ name: string, value: string }>, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { handle: string, title: string } };

export type ProductGridQueryVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
  query?: string | null | undefined;
  sortKey?: ProductSortKeys | null | undefined;
  reverse?: boolean | null | undefined;
}>;


export type ProductGridQuery = { products: { nodes: Array<{ id: string, handle: string, title: string, vendor: string, productType: string, tags: Array<string>, availableForSale: boolean, totalInventory: number | null, variantsCount: { count: number } | null, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode }, maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, compareAtPriceRange: { maxVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ id: string | null, altText: string | null, height: number | null, url: string, width: number | null }> }, options: Array<{ id: string, name: string, optionValues: Array<{ id: string, name: string, swatch: { color: string | null } | null }> }>, selectedOrFirstAvailableVariant: { id: string, availableForSale: boolean } | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type ReachabilityQueryVariables = Exact<{ [key: string]: never; }>;


export type ReachabilityQuery = { shop: { id: string } };

export type ShopQueryVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
}>;


export type ShopQuery = { shop: { id: string, name: string, description: string | null, privacyPolicy: { id: string, handle: string, title: string, body: string, url: string } | null, refundPolicy: { id: string, handle: string, title: string, body: string, url: string } | null, shippingPolicy: { id: string, handle: string, title: string, body: string, url: string } | null, termsOfService: { id: string, handle: string, title: string, body: string, url: string } | null, termsOfSale: { id: string, handle: string, title: string, body: string, url: string } | null, legalNotice: { id: string, handle: string, title: string, body: string, url: string } | null, contactInformation: { id: string, handle: string, title: string, body: string, url: string } | null } };

export type PolicyFieldsFragment = { id: string, handle: string, title: string, body: string, url: string };
