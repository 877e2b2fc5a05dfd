/**
 * The tables of the catalogue and the shop. Money is integer minor units; dates are ISO 8601 text in UTC; booleans are
 * 0 or 1, because SQLite has no type for them and PostgreSQL must read the same.
 */
export type CatalogueTables = {
  commerce_shop: ShopTable;
  commerce_policy: PolicyTable;
  commerce_price_list: PriceListTable;
  commerce_country: CountryTable;
  commerce_image: ImageTable;
  commerce_product: ProductTable;
  commerce_product_tag: { product_id: number; tag: string };
  commerce_product_image: { product_id: number; image_id: number; position: number };
  commerce_option: { id: number; product_id: number; position: number; name: string };
  commerce_option_value: OptionValueTable;
  commerce_variant: VariantTable;
  commerce_variant_value: { variant_id: number; option_value_id: number };
  commerce_price: PriceTable;
  commerce_collection: CollectionTable;
  commerce_collection_product: { collection_id: number; product_id: number; position: number };
  commerce_product_listing: ProductListingTable;
  commerce_collection_listing: CollectionListingTable;
  commerce_metafield: MetafieldTable;
  /** One row; triggers add to it with each change of the catalogue. */
  commerce_catalogue_version: { version: number };
};

export type ShopTable = {
  id: number;
  name: string;
  description: string;
  slogan: string;
  created_at: string;
};

export type PolicyTable = {
  id: number;
  /** The field of the schema's Shop it answers: privacyPolicy, refundPolicy … */
  kind: string;
  handle: string;
  title: string;
  body: string;
};

export type PriceListTable = { id: string; currency_code: string };

export type CountryTable = {
  iso_code: string;
  name: string;
  price_list_id: string;
  unit_system: string;
  is_primary: number;
  position: number;
};

export type ImageTable = { id: number; path: string; width: number; height: number; alt: string };

export type ProductTable = {
  id: number;
  handle: string;
  title: string;
  /** The title folded to lower case without marks, so that both databases sort alike. */
  title_key: string;
  description_html: string;
  product_type: string;
  vendor: string;
  seo_title: string | null;
  seo_description: string | null;
  units_sold: number;
  published_at: string;
  created_at: string;
  updated_at: string;
};

export type OptionValueTable = {
  id: number;
  option_id: number;
  position: number;
  name: string;
  /** `#rrggbb`, or null where the value is not a colour. */
  swatch_color: string | null;
};

export type VariantTable = {
  id: number;
  product_id: number;
  position: number;
  title: string;
  sku: string;
  quantity: number;
  /** 1 when it may be sold with none left. */
  sells_without_stock: number;
  weight_grams: number;
  image_id: number | null;
};

export type PriceTable = {
  price_list_id: string;
  variant_id: number;
  amount: number;
  compare_at: number | null;
};

/** A product's price range in one price list, and whether it is for sale: for lists, updated by triggers. */
export type ProductListingTable = {
  product_id: number;
  price_list_id: string;
  lowest: number;
  highest: number;
  for_sale: number;
};

/** The same in one collection, with what the collection sorts by. */
export type CollectionListingTable = ProductListingTable & {
  collection_id: number;
  position: number;
  units_sold: number;
};

export type CollectionTable = {
  id: number;
  handle: string;
  title: string;
  title_key: string;
  description_html: string;
  image_id: number | null;
  seo_title: string | null;
  seo_description: string | null;
  updated_at: string;
};

export type MetafieldTable = {
  id: number;
  /** The type name of its owner in the schema: Product, ProductVariant, Collection, Shop. */
  owner_type: string;
  owner_id: number;
  namespace: string;
  key: string;
  type: string;
  value: string;
  created_at: string;
  updated_at: string;
};
