import type { Market } from '#protocol/shopify/market.ts';
import type { ProductFilter } from '#protocol/shopify/operations.generated.ts';
import type { DatasourceEntry } from '#protocol/storyblok/cdn.ts';
import type { Story, StoryVersion } from '#protocol/storyblok/story.ts';
import type { NamedProduct } from '../products/named-product.ts';
import type { ProductCardData } from '../products/product-card-data.ts';

type StoriesQuery = {
  version: StoryVersion;
  contentType: string;
  perPage?: number;
  sortBy?: string;
  filter?: Record<string, unknown>;
  byUuids?: readonly string[];
  resolveRelations?: readonly string[];
};

/** The reads of content that sections need; the content client has them. */
export type ContentReader = {
  /** One page of a list. */
  stories: (query: StoriesQuery) => Promise<{ stories: Story[] }>;
  /** All pages of a list. */
  allStories: (query: StoriesQuery) => Promise<Story[]>;
  datasource: (slug: string) => Promise<DatasourceEntry[]>;
};

/** A list of products: the first of those that pass all filters, in an order other than the list's own where one is named. */
export type ProductListQuery = {
  first: number;
  filters?: ProductFilter[];
  sortKey?: 'PRICE' | 'TITLE';
  reverse?: boolean;
};

/** The reads of the shop that sections need; the commerce client has them. */
export type CommerceReader = {
  products: (market: Market, options: ProductListQuery) => Promise<{ nodes: ProductCardData[] }>;
  /** How many products pass the filters, in the whole shop and in each collection, in the shop's order. */
  productCounts: (
    market: Market,
    filters: ProductFilter[],
  ) => Promise<{
    total: number;
    collections: readonly { handle: string; title: string; count: number; isEmpty: boolean }[];
  }>;
  /** What all products can be filtered by: types, tags, and the lowest and highest of their lowest prices. */
  productChoices: (
    market: Market,
  ) => Promise<{ types: readonly string[]; tags: readonly string[]; lowest: number; highest: number }>;
  product: (market: Market, handle: string) => Promise<{ product: NamedProduct } | null>;
  collection: (
    market: Market,
    handle: string,
    options: ProductListQuery,
  ) => Promise<{ title: string; products: { nodes: ProductCardData[]; filters: readonly ProductFacet[] } } | null>;
};

/** A filter that a list of products offers, as the protocol says it. */
type ProductFacet = { id: string; values: readonly { count: number; input: unknown }[] };

/** The colours of a brand's dark background and of the text on it, `#rrggbb`. */
export type Deep = { background: string; text: string };

/** A style of MapLibre's: its address, and the origins of everything that it draws with. */
export type StreetMapStyle = { url: string; origins: string[] };

/**
 * How many tickets of an event are left on each of some days; fewer than none where its capacity was lowered. The page is made
 * anew when one of them changes of which there are at most `few` left, or when they become so few.
 */
export type PlacesLeft = (asked: {
  story: string;
  days: readonly string[];
  capacity: number;
  few: number;
}) => Promise<ReadonlyMap<string, number>>;

/** What a section's `resolve.server.ts` is given. */
export type ResolveContext = {
  content: ContentReader;
  commerce: CommerceReader;
  version: StoryVersion;
  market: Market;
  now: Date;
  /** What the page's address asks for, for lists whose service filters and sorts them. */
  query?: URLSearchParams;
  /** Address of the site, without a trailing slash. */
  publicUrl?: string;
  /** The uuid of the hotel that the page belongs to, for sections that show what is that hotel's. */
  hotel?: string | null;
  /** The story of the job whose page it is, for its form. */
  job?: Story | null;
  /** Those of the page's theme, by day and for visitors who prefer a dark colour scheme. */
  deep?: Deep;
  deepAtNight?: Deep;
  placesLeft?: PlacesLeft;
  streetMap?: () => Promise<StreetMapStyle | null>;
  log?: (level: 'warn', event: string, details: Record<string, unknown>) => void;
};

/** Stories read at once; the content service gives no more. */
export const mostStories = 100;
