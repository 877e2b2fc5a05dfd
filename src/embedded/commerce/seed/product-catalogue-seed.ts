import type { DiscountSeed } from '../discounts/discount-seed.ts';
import type { GiftCardSeed } from '../gift-cards/gift-card-seed.ts';

/** What fills an empty commerce service. Discounts left out stay as they are; gift cards are only ever added. */
export type CommerceSeed = {
  catalogue: CatalogueSeed;
  assetPath: AssetPath;
  discounts?: DiscountSeed[];
  giftCards?: GiftCardSeed[];
};

/** A whole shop as data. Prices are minor units (cents), one per price list, never converted. */
export type CatalogueSeed = {
  shop: { name: string; description: string; slogan: string };
  policies: PolicySeed[];
  priceLists: { id: string; currencyCode: string }[];
  countries: CountrySeed[];
  products: ProductSeed[];
  collections: CollectionSeed[];
  pages?: PageSeed[];
  blogs?: BlogSeed[];
  menus?: MenuSeed[];
};

export type PolicyKind =
  | 'privacyPolicy'
  | 'refundPolicy'
  | 'shippingPolicy'
  | 'termsOfService'
  | 'termsOfSale'
  | 'legalNotice'
  | 'contactInformation';

export type PolicySeed = { kind: PolicyKind; handle: string; title: string; bodyHtml: string };

/** `isPrimary` marks the one country whose prices are shown where none is asked for. */
export type CountrySeed = {
  isoCode: string;
  name: string;
  priceList: string;
  unitSystem: 'IMPERIAL_SYSTEM' | 'METRIC_SYSTEM';
  isPrimary?: boolean;
};

/** `artwork` names a picture for the `assetPath` function given to `seed`. */
export type ImageSeed = { artwork: string; alt: string };

export type ProductSeed = {
  /** Stable number from which its ids, and those of its variants and options, are made: never reuse one. */
  number: number;
  handle: string;
  title: string;
  descriptionHtml: string;
  productType: string;
  vendor: string;
  tags: string[];
  images: ImageSeed[];
  /** At most three; a product without options has one variant. */
  options?: OptionSeed[];
  variants: VariantSeed[];
  seo?: { title?: string; description?: string };
  /** Orders the BEST_SELLING sort. */
  unitsSold: number;
  createdAt: string;
  metafields?: MetafieldSeed[];
};

export type OptionSeed = { name: string; values: { name: string; swatch?: string }[] };

export type VariantSeed = {
  /** One value name for each option of the product, in their order. */
  values?: string[];
  sku: string;
  quantity: number;
  sellsWithoutStock?: boolean;
  weightGrams: number;
  /** Index into the product's images. */
  image?: number;
  prices: Record<string, { amount: number; compareAt?: number }>;
};

export type CollectionSeed = {
  number: number;
  handle: string;
  title: string;
  descriptionHtml: string;
  image?: ImageSeed;
  seo?: { title?: string; description?: string };
  /** Product handles, in the shop's own order. */
  products: string[];
  updatedAt: string;
};

/** A page of the shop's own, beside its policies. */
export type PageSeed = {
  handle: string;
  title: string;
  bodyHtml: string;
  seo?: { title?: string; description?: string };
  createdAt: string;
};

/** A blog of the shop's own; its articles are found by their handles within it. */
export type BlogSeed = {
  handle: string;
  title: string;
  seo?: { title?: string; description?: string };
  articles: ArticleSeed[];
};

export type ArticleSeed = {
  handle: string;
  title: string;
  author: string;
  contentHtml: string;
  excerptHtml?: string;
  image?: ImageSeed;
  tags: string[];
  seo?: { title?: string; description?: string };
  publishedAt: string;
};

export type MenuSeed = { handle: string; title: string; items: MenuItemSeed[] };

/** An entry leads to what is named by its handle, or to a `path` of the site. At most three levels. */
export type MenuItemSeed = {
  title: string;
  to:
    | { collection: string }
    | { product: string }
    | { page: string }
    | { blog: string }
    | { policy: string }
    | { path: string };
  items?: MenuItemSeed[];
};

export type MetafieldSeed = { namespace: string; key: string; type: string; value: string };

/** Where an artwork is served: a path below the public URL in the image grammar, and its size in pixels. */
export type AssetPath = (artwork: string) => { path: string; width: number; height: number };
