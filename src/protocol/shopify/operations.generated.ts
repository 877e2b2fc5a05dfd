// Written by src/cli/generate-operations.ts from src/clients/commerce/operations. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AttributeInput = {
  key: string;
  value: string;
};

export type CartAddressInput = {
  copyFromCustomerAddressId?: string | null | undefined;
  deliveryAddress?: CartDeliveryAddressInput | null | undefined;
};

export type CartBuyerIdentityInput = {
  companyLocationId?: string | null | undefined;
  countryCode?: CountryCode | null | undefined;
  customerAccessToken?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  preferences?: CartPreferencesInput | null | undefined;
};

export type CartDeliveryAddressInput = {
  address1?: string | null | undefined;
  address2?: string | null | undefined;
  city?: string | null | undefined;
  company?: string | null | undefined;
  countryCode?: CountryCode | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
  provinceCode?: string | null | undefined;
  zip?: string | null | undefined;
};

export type CartDeliveryCoordinatesPreferenceInput = {
  countryCode: CountryCode;
  latitude: number;
  longitude: number;
};

export type CartDeliveryInput = {
  addresses?: Array<CartSelectableAddressInput> | null | undefined;
};

export type CartDeliveryPreferenceInput = {
  coordinates?: CartDeliveryCoordinatesPreferenceInput | null | undefined;
  deliveryMethod?: Array<PreferenceDeliveryMethodType> | null | undefined;
  pickupHandle?: Array<string> | null | undefined;
};

export type CartErrorCode =
  | 'ADDRESS_FIELD_CONTAINS_EMOJIS'
  | 'ADDRESS_FIELD_CONTAINS_HTML_TAGS'
  | 'ADDRESS_FIELD_CONTAINS_URL'
  | 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN'
  | 'ADDRESS_FIELD_IS_REQUIRED'
  | 'ADDRESS_FIELD_IS_TOO_LONG'
  | 'BUNDLES_AND_ADDONS_CANNOT_BE_MIXED'
  | 'BUYER_CANNOT_PURCHASE_FOR_COMPANY_LOCATION'
  | 'CART_TOO_LARGE'
  | 'GIFT_CARD_RECIPIENT_INVALID'
  | 'INVALID'
  | 'INVALID_COMPANY_LOCATION'
  | 'INVALID_DELIVERY_ADDRESS_ID'
  | 'INVALID_DELIVERY_GROUP'
  | 'INVALID_DELIVERY_OPTION'
  | 'INVALID_INCREMENT'
  | 'INVALID_MERCHANDISE_LINE'
  | 'INVALID_METAFIELDS'
  | 'INVALID_PAYMENT'
  | 'INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED'
  | 'INVALID_PAYMENT_EMPTY_CART'
  | 'INVALID_ZIP_CODE_FOR_COUNTRY'
  | 'INVALID_ZIP_CODE_FOR_PROVINCE'
  | 'LESS_THAN'
  | 'MAXIMUM_EXCEEDED'
  | 'MERCHANDISE_LINE_TRANSFORMERS_RUN_ERROR'
  | 'MERCHANDISE_NOT_APPLICABLE'
  | 'MINIMUM_NOT_MET'
  | 'MISSING_CUSTOMER_ACCESS_TOKEN'
  | 'MISSING_DISCOUNT_CODE'
  | 'MISSING_NOTE'
  | 'NOTE_TOO_LONG'
  | 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED'
  | 'PARENT_LINE_INVALID_REFERENCE'
  | 'PARENT_LINE_NESTING_TOO_DEEP'
  | 'PARENT_LINE_NOT_FOUND'
  | 'PARENT_LINE_OPERATION_BLOCKED'
  | 'PAYMENTS_CREDIT_CARD_BASE_EXPIRED'
  | 'PAYMENTS_CREDIT_CARD_BASE_GATEWAY_NOT_SUPPORTED'
  | 'PAYMENTS_CREDIT_CARD_GENERIC'
  | 'PAYMENTS_CREDIT_CARD_MONTH_INCLUSION'
  | 'PAYMENTS_CREDIT_CARD_NUMBER_INVALID'
  | 'PAYMENTS_CREDIT_CARD_NUMBER_INVALID_FORMAT'
  | 'PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_BLANK'
  | 'PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_INVALID_FOR_CARD_TYPE'
  | 'PAYMENTS_CREDIT_CARD_YEAR_EXPIRED'
  | 'PAYMENTS_CREDIT_CARD_YEAR_INVALID_EXPIRY_YEAR'
  | 'PAYMENT_METHOD_NOT_APPLICABLE'
  | 'PAYMENT_METHOD_NOT_SUPPORTED'
  | 'PENDING_DELIVERY_GROUPS'
  | 'PROVINCE_NOT_FOUND'
  | 'SELLING_PLAN_NOT_APPLICABLE'
  | 'SERVICE_UNAVAILABLE'
  | 'TOO_MANY_DELIVERY_ADDRESSES'
  | 'UNSPECIFIED_ADDRESS_ERROR'
  | 'VALIDATION_CUSTOM'
  | 'VARIANT_REQUIRES_SELLING_PLAN'
  | 'ZIP_CODE_NOT_SUPPORTED';

export type CartInput = {
  attributes?: Array<AttributeInput> | null | undefined;
  buyerIdentity?: CartBuyerIdentityInput | null | undefined;
  delivery?: CartDeliveryInput | null | undefined;
  discountCodes?: Array<string> | null | undefined;
  giftCardCodes?: Array<string> | null | undefined;
  lines?: Array<CartLineInput> | null | undefined;
  metafields?: Array<CartInputMetafieldInput> | null | undefined;
  note?: string | null | undefined;
};

export type CartInputMetafieldInput = {
  key: string;
  type: string;
  value: string;
};

export type CartLineInput = {
  attributes?: Array<AttributeInput> | null | undefined;
  merchandiseId: string;
  parent?: CartLineParentInput | null | undefined;
  quantity?: number | null | undefined;
  sellingPlanId?: string | null | undefined;
};

export type CartLineParentInput = {
  lineId?: string | null | undefined;
  merchandiseId?: string | null | undefined;
};

export type CartLineUpdateInput = {
  attributes?: Array<AttributeInput> | null | undefined;
  id: string;
  merchandiseId?: string | null | undefined;
  quantity?: number | null | undefined;
  sellingPlanId?: string | null | undefined;
};

export type CartPreferencesInput = {
  delivery?: CartDeliveryPreferenceInput | null | undefined;
  wallet?: Array<string> | null | undefined;
};

export type CartSelectableAddressInput = {
  address: CartAddressInput;
  oneTimeUse?: boolean | null | undefined;
  selected?: boolean | null | undefined;
  validationStrategy?: DeliveryAddressValidationStrategy | null | undefined;
};

export type CartWarningCode =
  | 'DISCOUNT_CODE_NOT_HONOURED'
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  | 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE'
  | 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'
  | 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE'
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  | 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES'
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  | 'DISCOUNT_QUANTITY_NOT_IN_RANGE'
  | 'DISCOUNT_USAGE_LIMIT_REACHED'
  | 'DUPLICATE_DELIVERY_ADDRESS'
  | 'MERCHANDISE_NOT_ENOUGH_STOCK'
  | 'MERCHANDISE_OUT_OF_STOCK'
  | 'MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION'
  | 'PAYMENTS_GIFT_CARDS_UNAVAILABLE';

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

export type CustomerAccessTokenCreateInput = {
  email: string;
  password: string;
};

export type CustomerActivateInput = {
  activationToken: string;
  password: string;
};

export type CustomerCreateInput = {
  acceptsMarketing?: boolean | null | undefined;
  email: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  password: string;
  phone?: string | null | undefined;
};

export type CustomerErrorCode =
  | 'ALREADY_ENABLED'
  | 'BAD_DOMAIN'
  | 'BLANK'
  | 'CONTAINS_HTML_TAGS'
  | 'CONTAINS_URL'
  | 'CUSTOMER_DISABLED'
  | 'INVALID'
  | 'INVALID_MULTIPASS_REQUEST'
  | 'NOT_FOUND'
  | 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE'
  | 'TAKEN'
  | 'TOKEN_INVALID'
  | 'TOO_LONG'
  | 'TOO_SHORT'
  | 'UNIDENTIFIED_CUSTOMER';

export type CustomerResetInput = {
  password: string;
  resetToken: string;
};

export type CustomerUpdateInput = {
  acceptsMarketing?: boolean | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  password?: string | null | undefined;
  phone?: string | null | undefined;
};

export type DeliveryAddressValidationStrategy =
  | 'COUNTRY_CODE_ONLY'
  | 'STRICT';

export type DiscountApplicationTargetType =
  | 'LINE_ITEM'
  | 'SHIPPING_LINE';

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

export type MailingAddressInput = {
  address1?: string | null | undefined;
  address2?: string | null | undefined;
  city?: string | null | undefined;
  company?: string | null | undefined;
  country?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
  province?: string | null | undefined;
  zip?: string | null | undefined;
};

export type MetafieldFilter = {
  key: string;
  namespace: string;
  value: string;
};

export type OrderCancelReason =
  | 'CUSTOMER'
  | 'DECLINED'
  | 'FRAUD'
  | 'INVENTORY'
  | 'OTHER'
  | 'STAFF';

export type OrderFinancialStatus =
  | 'AUTHORIZED'
  | 'PAID'
  | 'PARTIALLY_PAID'
  | 'PARTIALLY_REFUNDED'
  | 'PENDING'
  | 'REFUNDED'
  | 'VOIDED';

export type OrderFulfillmentStatus =
  | 'FULFILLED'
  | 'IN_PROGRESS'
  | 'ON_HOLD'
  | 'OPEN'
  | 'PARTIALLY_FULFILLED'
  | 'PENDING_FULFILLMENT'
  | 'RESTOCKED'
  | 'SCHEDULED'
  | 'UNFULFILLED';

export type PreferenceDeliveryMethodType =
  | 'PICKUP_POINT'
  | 'PICK_UP'
  | 'SHIPPING';

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

export type CartAttributesUpdateMutationVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
  cartId: string;
  attributes: Array<AttributeInput> | AttributeInput;
}>;


export type CartAttributesUpdateMutation = { cartAttributesUpdate: { cart: { id: string, checkoutUrl: string, totalQuantity: number, note: string | null, updatedAt: string, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, email: string | null }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, amountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode }, checkoutChargeAmount: { amount: string, currencyCode: CurrencyCode } }, lines: { nodes: Array<
          | { id: string, quantity: number, parentRelationship: { parent: { id: string } } | null, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, message: string, target: string }> } | null };

export type CartFieldsFragment = { id: string, checkoutUrl: string, totalQuantity: number, note: string | null, updatedAt: string, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, email: string | null }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
  >, appliedGiftCards: Array<{ id: string, lastCharacters: string, amountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode }, checkoutChargeAmount: { amount: string, currencyCode: CurrencyCode } }, lines: { nodes: Array<
      | { id: string, quantity: number, parentRelationship: { parent: { id: string } } | null, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
          | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
      | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
          | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
    > } };

type CartLineFields_CartLine_Fragment = { id: string, quantity: number, parentRelationship: { parent: { id: string } } | null, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
  >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } };

type CartLineFields_ComponentizableCartLine_Fragment = { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
  >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } };

export type CartLineFieldsFragment =
  | CartLineFields_CartLine_Fragment
  | CartLineFields_ComponentizableCartLine_Fragment
;

export type ImageFieldsFragment = { id: string | null, altText: string | null, height: number | null, url: string, width: number | null };

export type MoneyFieldsFragment = { amount: string, currencyCode: CurrencyCode };

export type CartErrorFieldsFragment = { code: CartErrorCode | null, field: Array<string> | null, message: string };

export type CartWarningFieldsFragment = { code: CartWarningCode, message: string, target: string };

export type CartBuyerIdentityUpdateMutationVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
  cartId: string;
  buyerIdentity: CartBuyerIdentityInput;
}>;


export type CartBuyerIdentityUpdateMutation = { cartBuyerIdentityUpdate: { cart: { id: string, checkoutUrl: string, totalQuantity: number, note: string | null, updatedAt: string, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, email: string | null }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, amountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode }, checkoutChargeAmount: { amount: string, currencyCode: CurrencyCode } }, lines: { nodes: Array<
          | { id: string, quantity: number, parentRelationship: { parent: { id: string } } | null, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, message: string, target: string }> } | null };

export type CartCreateMutationVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
  input: CartInput;
}>;


export type CartCreateMutation = { cartCreate: { cart: { id: string, checkoutUrl: string, totalQuantity: number, note: string | null, updatedAt: string, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, email: string | null }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, amountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode }, checkoutChargeAmount: { amount: string, currencyCode: CurrencyCode } }, lines: { nodes: Array<
          | { id: string, quantity: number, parentRelationship: { parent: { id: string } } | null, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, message: string, target: string }> } | null };

export type CartDiscountCodesUpdateMutationVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
  cartId: string;
  discountCodes: Array<string> | string;
}>;


export type CartDiscountCodesUpdateMutation = { cartDiscountCodesUpdate: { cart: { id: string, checkoutUrl: string, totalQuantity: number, note: string | null, updatedAt: string, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, email: string | null }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, amountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode }, checkoutChargeAmount: { amount: string, currencyCode: CurrencyCode } }, lines: { nodes: Array<
          | { id: string, quantity: number, parentRelationship: { parent: { id: string } } | null, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, message: string, target: string }> } | null };

export type CartGiftCardCodesAddMutationVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
  cartId: string;
  giftCardCodes: Array<string> | string;
}>;


export type CartGiftCardCodesAddMutation = { cartGiftCardCodesAdd: { cart: { id: string, checkoutUrl: string, totalQuantity: number, note: string | null, updatedAt: string, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, email: string | null }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, amountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode }, checkoutChargeAmount: { amount: string, currencyCode: CurrencyCode } }, lines: { nodes: Array<
          | { id: string, quantity: number, parentRelationship: { parent: { id: string } } | null, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, message: string, target: string }> } | null };

export type CartGiftCardCodesRemoveMutationVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
  cartId: string;
  appliedGiftCardIds: Array<string> | string;
}>;


export type CartGiftCardCodesRemoveMutation = { cartGiftCardCodesRemove: { cart: { id: string, checkoutUrl: string, totalQuantity: number, note: string | null, updatedAt: string, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, email: string | null }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, amountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode }, checkoutChargeAmount: { amount: string, currencyCode: CurrencyCode } }, lines: { nodes: Array<
          | { id: string, quantity: number, parentRelationship: { parent: { id: string } } | null, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, message: string, target: string }> } | null };

export type CartLinesAddMutationVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
  cartId: string;
  lines: Array<CartLineInput> | CartLineInput;
}>;


export type CartLinesAddMutation = { cartLinesAdd: { cart: { id: string, checkoutUrl: string, totalQuantity: number, note: string | null, updatedAt: string, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, email: string | null }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, amountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode }, checkoutChargeAmount: { amount: string, currencyCode: CurrencyCode } }, lines: { nodes: Array<
          | { id: string, quantity: number, parentRelationship: { parent: { id: string } } | null, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, message: string, target: string }> } | null };

export type CartLinesRemoveMutationVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
  cartId: string;
  lineIds: Array<string> | string;
}>;


export type CartLinesRemoveMutation = { cartLinesRemove: { cart: { id: string, checkoutUrl: string, totalQuantity: number, note: string | null, updatedAt: string, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, email: string | null }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, amountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode }, checkoutChargeAmount: { amount: string, currencyCode: CurrencyCode } }, lines: { nodes: Array<
          | { id: string, quantity: number, parentRelationship: { parent: { id: string } } | null, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, message: string, target: string }> } | null };

export type CartLinesUpdateMutationVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
  cartId: string;
  lines: Array<CartLineUpdateInput> | CartLineUpdateInput;
}>;


export type CartLinesUpdateMutation = { cartLinesUpdate: { cart: { id: string, checkoutUrl: string, totalQuantity: number, note: string | null, updatedAt: string, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, email: string | null }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, amountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode }, checkoutChargeAmount: { amount: string, currencyCode: CurrencyCode } }, lines: { nodes: Array<
          | { id: string, quantity: number, parentRelationship: { parent: { id: string } } | null, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, message: string, target: string }> } | null };

export type CartNoteUpdateMutationVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
  cartId: string;
  note: string;
}>;


export type CartNoteUpdateMutation = { cartNoteUpdate: { cart: { id: string, checkoutUrl: string, totalQuantity: number, note: string | null, updatedAt: string, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, email: string | null }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
        | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      >, appliedGiftCards: Array<{ id: string, lastCharacters: string, amountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode }, checkoutChargeAmount: { amount: string, currencyCode: CurrencyCode } }, lines: { nodes: Array<
          | { id: string, quantity: number, parentRelationship: { parent: { id: string } } | null, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
          | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
              | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, message: string, target: string }> } | null };

export type CartQueryVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
  cartId: string;
}>;


export type CartQuery = { cart: { id: string, checkoutUrl: string, totalQuantity: number, note: string | null, updatedAt: string, attributes: Array<{ key: string, value: string | null }>, buyerIdentity: { countryCode: CountryCode | null, email: string | null }, discountCodes: Array<{ code: string, applicable: boolean }>, discountAllocations: Array<
      | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
      | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
    >, appliedGiftCards: Array<{ id: string, lastCharacters: string, amountUsed: { amount: string, currencyCode: CurrencyCode }, balance: { amount: string, currencyCode: CurrencyCode } }>, cost: { subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode }, checkoutChargeAmount: { amount: string, currencyCode: CurrencyCode } }, lines: { nodes: Array<
        | { id: string, quantity: number, parentRelationship: { parent: { id: string } } | null, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
        | { id: string, quantity: number, attributes: Array<{ key: string, value: string | null }>, cost: { amountPerQuantity: { amount: string, currencyCode: CurrencyCode }, compareAtAmountPerQuantity: { amount: string, currencyCode: CurrencyCode } | null, subtotalAmount: { amount: string, currencyCode: CurrencyCode }, totalAmount: { amount: string, currencyCode: CurrencyCode } }, discountAllocations: Array<
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
            | { discountedAmount: { amount: string, currencyCode: CurrencyCode } }
          >, merchandise: { id: string, title: string, availableForSale: boolean, currentlyNotInStock: boolean, quantityAvailable: number | null, quantityRule: { minimum: number, maximum: number | null, increment: number }, price: { amount: string, currencyCode: CurrencyCode }, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { id: string, handle: string, title: string } } }
      > } } | null };

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

export type PageFieldsFragment = { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null };

export type CollectionsQueryVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type CollectionsQuery = { collections: { nodes: Array<{ id: string, handle: string, title: string, description: string, descriptionHtml: string, updatedAt: string, seo: { title: string | null, description: string | null }, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type CustomerAccountQueryVariables = Exact<{
  token: string;
}>;


export type CustomerAccountQuery = { customer: { id: string, email: string | null, firstName: string | null, lastName: string | null, phone: string | null, acceptsMarketing: boolean, createdAt: string, numberOfOrders: string, birthDate: { value: string } | null, defaultAddress: { id: string, firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, provinceCode: string | null, province: string | null, zip: string | null, countryCodeV2: CountryCode | null, country: string | null, phone: string | null, formatted: Array<string> } | null, orders: { nodes: Array<{ id: string, name: string, processedAt: string, canceledAt: string | null, fulfillmentStatus: OrderFulfillmentStatus, totalPrice: { amount: string, currencyCode: CurrencyCode }, lineItems: { nodes: Array<{ title: string, quantity: number, variant: { image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null } | null }> }, fulfilmentStatus: { value: string } | null }> } } | null };

export type AddressFieldsFragment = { id: string, firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, provinceCode: string | null, province: string | null, zip: string | null, countryCodeV2: CountryCode | null, country: string | null, phone: string | null, formatted: Array<string> };

export type OrderSummaryFragment = { id: string, name: string, processedAt: string, canceledAt: string | null, fulfillmentStatus: OrderFulfillmentStatus, totalPrice: { amount: string, currencyCode: CurrencyCode }, lineItems: { nodes: Array<{ title: string, quantity: number, variant: { image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null } | null }> }, fulfilmentStatus: { value: string } | null };

export type OrderStatusFieldsFragment = { canceledAt: string | null, fulfillmentStatus: OrderFulfillmentStatus, fulfilmentStatus: { value: string } | null };

export type CustomerAddressCreateMutationVariables = Exact<{
  token: string;
  address: MailingAddressInput;
}>;


export type CustomerAddressCreateMutation = { customerAddressCreate: { customerAddress: { id: string } | null, customerUserErrors: Array<{ code: CustomerErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type CustomerErrorFieldsFragment = { code: CustomerErrorCode | null, field: Array<string> | null, message: string };

export type CustomerAddressDeleteMutationVariables = Exact<{
  token: string;
  id: string;
}>;


export type CustomerAddressDeleteMutation = { customerAddressDelete: { deletedCustomerAddressId: string | null, customerUserErrors: Array<{ code: CustomerErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type CustomerAddressUpdateMutationVariables = Exact<{
  token: string;
  id: string;
  address: MailingAddressInput;
}>;


export type CustomerAddressUpdateMutation = { customerAddressUpdate: { customerAddress: { id: string } | null, customerUserErrors: Array<{ code: CustomerErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type CustomerAddressesQueryVariables = Exact<{
  token: string;
}>;


export type CustomerAddressesQuery = { customer: { id: string, firstName: string | null, lastName: string | null, defaultAddress: { id: string } | null, addresses: { nodes: Array<{ id: string, firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, provinceCode: string | null, province: string | null, zip: string | null, countryCodeV2: CountryCode | null, country: string | null, phone: string | null, formatted: Array<string> }> } } | null };

export type CustomerDefaultAddressUpdateMutationVariables = Exact<{
  token: string;
  id: string;
}>;


export type CustomerDefaultAddressUpdateMutation = { customerDefaultAddressUpdate: { customer: { id: string } | null, customerUserErrors: Array<{ code: CustomerErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type CustomerOrderPlacesQueryVariables = Exact<{
  token: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type CustomerOrderPlacesQuery = { customer: { id: string, numberOfOrders: string, orders: { edges: Array<{ cursor: string, node: { id: string, canceledAt: string | null, fulfillmentStatus: OrderFulfillmentStatus, fulfilmentStatus: { value: string } | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } } | null };

export type CustomerOrderQueryVariables = Exact<{
  token: string;
  first: number;
  after?: string | null | undefined;
  query?: string | null | undefined;
}>;


export type CustomerOrderQuery = { customer: { id: string, orders: { nodes: Array<{ id: string, name: string, email: string | null, processedAt: string, financialStatus: OrderFinancialStatus | null, cancelReason: OrderCancelReason | null, canceledAt: string | null, fulfillmentStatus: OrderFulfillmentStatus, subtotalPrice: { amount: string, currencyCode: CurrencyCode } | null, totalShippingPrice: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode } | null, totalPrice: { amount: string, currencyCode: CurrencyCode }, totalRefunded: { amount: string, currencyCode: CurrencyCode }, shippingDiscountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode } }>, discountApplications: { nodes: Array<
            | { __typename: 'AutomaticDiscountApplication', title: string, targetType: DiscountApplicationTargetType, value:
                | { amount: string, currencyCode: CurrencyCode }
                | { percentage: number }
               }
            | { __typename: 'DiscountCodeApplication', code: string, applicable: boolean, targetType: DiscountApplicationTargetType, value:
                | { amount: string, currencyCode: CurrencyCode }
                | { percentage: number }
               }
            | { __typename: 'ManualDiscountApplication', title: string, targetType: DiscountApplicationTargetType, value:
                | { amount: string, currencyCode: CurrencyCode }
                | { percentage: number }
               }
            | { __typename: 'ScriptDiscountApplication', title: string, targetType: DiscountApplicationTargetType, value:
                | { amount: string, currencyCode: CurrencyCode }
                | { percentage: number }
               }
          > }, shippingAddress: { id: string, firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, provinceCode: string | null, province: string | null, zip: string | null, countryCodeV2: CountryCode | null, country: string | null, phone: string | null, formatted: Array<string> } | null, billingAddress: { id: string, firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, provinceCode: string | null, province: string | null, zip: string | null, countryCodeV2: CountryCode | null, country: string | null, phone: string | null, formatted: Array<string> } | null, expectedDelivery: { value: string } | null, deliverFrom: { value: string } | null, fulfilmentEvents: { value: string } | null, payments: { value: string } | null, giftNote: { value: string } | null, successfulFulfillments: Array<{ trackingCompany: string | null, trackingInfo: Array<{ number: string | null, url: string | null }> }> | null, lineItems: { nodes: Array<{ title: string, quantity: number, currentQuantity: number, originalTotalPrice: { amount: string, currencyCode: CurrencyCode }, discountedTotalPrice: { amount: string, currencyCode: CurrencyCode }, discountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode } }>, customAttributes: Array<{ key: string, value: string | null }>, variant: { id: string, title: string, availableForSale: boolean, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { handle: string } } | null }> }, fulfilmentStatus: { value: string } | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } } | null };

export type OrderDetailFragment = { id: string, name: string, email: string | null, processedAt: string, financialStatus: OrderFinancialStatus | null, cancelReason: OrderCancelReason | null, canceledAt: string | null, fulfillmentStatus: OrderFulfillmentStatus, subtotalPrice: { amount: string, currencyCode: CurrencyCode } | null, totalShippingPrice: { amount: string, currencyCode: CurrencyCode }, totalTax: { amount: string, currencyCode: CurrencyCode } | null, totalPrice: { amount: string, currencyCode: CurrencyCode }, totalRefunded: { amount: string, currencyCode: CurrencyCode }, shippingDiscountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode } }>, discountApplications: { nodes: Array<
      | { __typename: 'AutomaticDiscountApplication', title: string, targetType: DiscountApplicationTargetType, value:
          | { amount: string, currencyCode: CurrencyCode }
          | { percentage: number }
         }
      | { __typename: 'DiscountCodeApplication', code: string, applicable: boolean, targetType: DiscountApplicationTargetType, value:
          | { amount: string, currencyCode: CurrencyCode }
          | { percentage: number }
         }
      | { __typename: 'ManualDiscountApplication', title: string, targetType: DiscountApplicationTargetType, value:
          | { amount: string, currencyCode: CurrencyCode }
          | { percentage: number }
         }
      | { __typename: 'ScriptDiscountApplication', title: string, targetType: DiscountApplicationTargetType, value:
          | { amount: string, currencyCode: CurrencyCode }
          | { percentage: number }
         }
    > }, shippingAddress: { id: string, firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, provinceCode: string | null, province: string | null, zip: string | null, countryCodeV2: CountryCode | null, country: string | null, phone: string | null, formatted: Array<string> } | null, billingAddress: { id: string, firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, provinceCode: string | null, province: string | null, zip: string | null, countryCodeV2: CountryCode | null, country: string | null, phone: string | null, formatted: Array<string> } | null, expectedDelivery: { value: string } | null, deliverFrom: { value: string } | null, fulfilmentEvents: { value: string } | null, payments: { value: string } | null, giftNote: { value: string } | null, successfulFulfillments: Array<{ trackingCompany: string | null, trackingInfo: Array<{ number: string | null, url: string | null }> }> | null, lineItems: { nodes: Array<{ title: string, quantity: number, currentQuantity: number, originalTotalPrice: { amount: string, currencyCode: CurrencyCode }, discountedTotalPrice: { amount: string, currencyCode: CurrencyCode }, discountAllocations: Array<{ allocatedAmount: { amount: string, currencyCode: CurrencyCode } }>, customAttributes: Array<{ key: string, value: string | null }>, variant: { id: string, title: string, availableForSale: boolean, image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, product: { handle: string } } | null }> }, fulfilmentStatus: { value: string } | null };

type DiscountFields_AutomaticDiscountApplication_Fragment = { __typename: 'AutomaticDiscountApplication', title: string, targetType: DiscountApplicationTargetType, value:
    | { amount: string, currencyCode: CurrencyCode }
    | { percentage: number }
   };

type DiscountFields_DiscountCodeApplication_Fragment = { __typename: 'DiscountCodeApplication', code: string, applicable: boolean, targetType: DiscountApplicationTargetType, value:
    | { amount: string, currencyCode: CurrencyCode }
    | { percentage: number }
   };

type DiscountFields_ManualDiscountApplication_Fragment = { __typename: 'ManualDiscountApplication', title: string, targetType: DiscountApplicationTargetType, value:
    | { amount: string, currencyCode: CurrencyCode }
    | { percentage: number }
   };

type DiscountFields_ScriptDiscountApplication_Fragment = { __typename: 'ScriptDiscountApplication', title: string, targetType: DiscountApplicationTargetType, value:
    | { amount: string, currencyCode: CurrencyCode }
    | { percentage: number }
   };

export type DiscountFieldsFragment =
  | DiscountFields_AutomaticDiscountApplication_Fragment
  | DiscountFields_DiscountCodeApplication_Fragment
  | DiscountFields_ManualDiscountApplication_Fragment
  | DiscountFields_ScriptDiscountApplication_Fragment
;

export type CustomerOrdersQueryVariables = Exact<{
  token: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type CustomerOrdersQuery = { customer: { id: string, numberOfOrders: string, orders: { edges: Array<{ cursor: string, node: { id: string, name: string, processedAt: string, canceledAt: string | null, fulfillmentStatus: OrderFulfillmentStatus, totalPrice: { amount: string, currencyCode: CurrencyCode }, lineItems: { nodes: Array<{ title: string, quantity: number, variant: { image: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null } | null }> }, fulfilmentStatus: { value: string } | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } } | null };

export type CustomerAccessTokenCreateMutationVariables = Exact<{
  input: CustomerAccessTokenCreateInput;
}>;


export type CustomerAccessTokenCreateMutation = { customerAccessTokenCreate: { customerAccessToken: { accessToken: string, expiresAt: string } | null, customerUserErrors: Array<{ code: CustomerErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type AccessTokenFieldsFragment = { accessToken: string, expiresAt: string };

export type CustomerAccessTokenDeleteMutationVariables = Exact<{
  token: string;
}>;


export type CustomerAccessTokenDeleteMutation = { customerAccessTokenDelete: { deletedAccessToken: string | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };

export type CustomerActivateMutationVariables = Exact<{
  id: string;
  input: CustomerActivateInput;
}>;


export type CustomerActivateMutation = { customerActivate: { customer: { id: string } | null, customerAccessToken: { accessToken: string, expiresAt: string } | null, customerUserErrors: Array<{ code: CustomerErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type CustomerCreateMutationVariables = Exact<{
  input: CustomerCreateInput;
}>;


export type CustomerCreateMutation = { customerCreate: { customer: { id: string } | null, customerUserErrors: Array<{ code: CustomerErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type CustomerIdQueryVariables = Exact<{
  token: string;
}>;


export type CustomerIdQuery = { customer: { id: string } | null };

export type CustomerRecoverMutationVariables = Exact<{
  email: string;
}>;


export type CustomerRecoverMutation = { customerRecover: { customerUserErrors: Array<{ code: CustomerErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type CustomerResetMutationVariables = Exact<{
  id: string;
  input: CustomerResetInput;
}>;


export type CustomerResetMutation = { customerReset: { customer: { id: string } | null, customerAccessToken: { accessToken: string, expiresAt: string } | null, customerUserErrors: Array<{ code: CustomerErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type CustomerUpdateMutationVariables = Exact<{
  token: string;
  customer: CustomerUpdateInput;
}>;


export type CustomerUpdateMutation = { customerUpdate: { customer: { id: string } | null, customerAccessToken: { accessToken: string, expiresAt: string } | null, customerUserErrors: Array<{ code: CustomerErrorCode | null, field: Array<string> | null, message: string }> } | null };

export type ProductChoicesQueryVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
}>;


export type ProductChoicesQuery = { productTypes: { edges: Array<{ node: string }> }, productTags: { edges: Array<{ node: string }> }, cheapest: { nodes: Array<{ priceRange: { minVariantPrice: { amount: string } } }> }, dearest: { nodes: Array<{ priceRange: { minVariantPrice: { amount: string } } }> } };

export type ProductCountsQueryVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
  filters?: Array<ProductFilter> | ProductFilter | null | undefined;
}>;


export type ProductCountsQuery = { search: { totalCount: number }, collections: { nodes: Array<{ handle: string, title: string, any: { nodes: Array<{ id: string }> }, matching: { filters: Array<{ id: string, values: Array<{ count: number, input: unknown }> }> } }> } };

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

export type VariantStockQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type VariantStockQuery = { nodes: Array<
    | { __typename: 'AppliedGiftCard' }
    | { __typename: 'Article' }
    | { __typename: 'Blog' }
    | { __typename: 'Cart' }
    | { __typename: 'CartLine' }
    | { __typename: 'Collection' }
    | { __typename: 'Comment' }
    | { __typename: 'Company' }
    | { __typename: 'CompanyContact' }
    | { __typename: 'CompanyLocation' }
    | { __typename: 'ComponentizableCartLine' }
    | { __typename: 'ExternalVideo' }
    | { __typename: 'GenericFile' }
    | { __typename: 'Location' }
    | { __typename: 'MailingAddress' }
    | { __typename: 'Market' }
    | { __typename: 'MediaImage' }
    | { __typename: 'MediaPresentation' }
    | { __typename: 'Menu' }
    | { __typename: 'MenuItem' }
    | { __typename: 'Metafield' }
    | { __typename: 'Metaobject' }
    | { __typename: 'Model3d' }
    | { __typename: 'Order' }
    | { __typename: 'Page' }
    | { __typename: 'Product' }
    | { __typename: 'ProductOption' }
    | { __typename: 'ProductOptionValue' }
    | { __typename: 'ProductVariant', availableForSale: boolean }
    | { __typename: 'Shop' }
    | { __typename: 'ShopPayInstallmentsFinancingPlan' }
    | { __typename: 'ShopPayInstallmentsFinancingPlanTerm' }
    | { __typename: 'ShopPayInstallmentsProductVariantPricing' }
    | { __typename: 'ShopPolicy' }
    | { __typename: 'TaxonomyCategory' }
    | { __typename: 'UrlRedirect' }
    | { __typename: 'Video' }
   | null> };

export type SearchQueryVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
  query: string;
  filters?: Array<ProductFilter> | ProductFilter | null | undefined;
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
}>;


export type SearchQuery = { search: { totalCount: number, nodes: Array<
      | { handle: string, title: string, productType: string, description: string, availableForSale: boolean, featuredImage: { id: string | null, altText: string | null, height: number | null, url: string, width: number | null } | null, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode }, maxVariantPrice: { amount: string, currencyCode: CurrencyCode } } }
      | Record<PropertyKey, never>
    >, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } }, predictiveSearch: { collections: Array<{ handle: string, title: string, description: string }> } | null };

export type SuggestionsQueryVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
  query: string;
  limit: number;
}>;


export type SuggestionsQuery = { predictiveSearch: { products: Array<{ handle: string, title: string }>, collections: Array<{ handle: string, title: string }>, queries: Array<{ text: string }> } | null };

export type ReachabilityQueryVariables = Exact<{ [key: string]: never; }>;


export type ReachabilityQuery = { shop: { id: string } };

export type ShopQueryVariables = Exact<{
  country?: CountryCode | null | undefined;
  language?: LanguageCode | null | undefined;
}>;


export type ShopQuery = { shop: { id: string, name: string, description: string | null, privacyPolicy: { id: string, handle: string, title: string, body: string, url: string } | null, refundPolicy: { id: string, handle: string, title: string, body: string, url: string } | null, shippingPolicy: { id: string, handle: string, title: string, body: string, url: string } | null, termsOfService: { id: string, handle: string, title: string, body: string, url: string } | null, termsOfSale: { id: string, handle: string, title: string, body: string, url: string } | null, legalNotice: { id: string, handle: string, title: string, body: string, url: string } | null, contactInformation: { id: string, handle: string, title: string, body: string, url: string } | null } };

export type PolicyFieldsFragment = { id: string, handle: string, title: string, body: string, url: string };
