import { collectionsOfProduct } from '../collections/collection-record.ts';
import { emptyConnection } from '../connections/connection.ts';
import { listConnection } from '../connections/list-connection.ts';
import type { PageArguments } from '../connections/page-arguments.ts';
import type { CommerceContext } from '../context.ts';
import type { Resolver, ResolverMap } from '../graphql/resolvers.ts';
import { imagesOfProduct } from '../images/image-record.ts';
import { mediaRecord } from '../images/media-record.ts';
import { money } from '../prices/money.ts';
import { encodeVariants } from './encoded-variants.ts';
import { optionsOfProduct } from './option-record.ts';
import { plainText } from './plain-text.ts';
import { type ProductRecord, tagsOfProduct } from './product-record.ts';
import { findAdjacent, findVariant, findVariantOrFirst, type SelectionArguments } from './select-variant.ts';
import { isForSale, type VariantRecord, variantsOfProduct } from './variant-record.ts';

type ProductResolver<Args = unknown> = Resolver<ProductRecord, Args>;

/** Makes a resolver of what follows from a product's variants alone. */
function fromVariants<Args>(
  compute: (variants: VariantRecord[], args: Args, context: CommerceContext) => unknown,
): ProductResolver<Args> {
  return async (product, args, context) => compute(await variantsOfProduct(context, product.key), args, context);
}

const media: ProductResolver<PageArguments> = async (product, args, context) =>
  listConnection((await imagesOfProduct(context, product.key)).map(mediaRecord), args);

export const productResolvers: ResolverMap = {
  Product: {
    description: (product: ProductRecord, args: { truncateAt?: number | null }) =>
      plainText(product.descriptionHtml, args.truncateAt),
    onlineStoreUrl: (product: ProductRecord, _args: unknown, { publicUrl }) =>
      `${publicUrl}/souvenirs/product/${product.handle}`,
    tags: (product: ProductRecord, _args: unknown, context) => tagsOfProduct(context, product.key),
    options: async (product: ProductRecord, args: { first?: number | null }, context) =>
      (await optionsOfProduct(context, product.key)).slice(0, args.first ?? undefined),
    images: async (product: ProductRecord, args: PageArguments, context) =>
      listConnection(await imagesOfProduct(context, product.key), args),
    media,
    featuredImage: async (product: ProductRecord, _args: unknown, context) =>
      (await imagesOfProduct(context, product.key))[0] ?? null,
    collections: async (product: ProductRecord, args: PageArguments, context) => {
      const collections = await collectionsOfProduct(context, product.key);
      return { ...listConnection(collections, args), totalCount: String(collections.length) };
    },
    sellingPlanGroups: () => emptyConnection,
    variants: fromVariants<PageArguments & { sortKey: VariantSortKey }>((variants, args) =>
      listConnection(sortVariants(variants, args.sortKey), args),
    ),
    variantsCount: fromVariants((variants) => ({ count: variants.length, precision: 'EXACT' })),
    variantBySelectedOptions: fromVariants<SelectionArguments>(findVariant),
    selectedOrFirstAvailableVariant: fromVariants<SelectionArguments>(findVariantOrFirst),
    adjacentVariants: fromVariants<SelectionArguments>(findAdjacent),
    encodedVariantExistence: fromVariants((variants) => encodeVariants(variants.map(places))),
    encodedVariantAvailability: fromVariants((variants) => encodeVariants(variants.filter(isForSale).map(places))),
    availableForSale: fromVariants((variants) => variants.some(isForSale)),
    totalInventory: fromVariants((variants) => variants.reduce((total, variant) => total + variant.quantity, 0)),
    priceRange: fromVariants((variants, _args, { market }) =>
      range(
        variants.map((variant) => variant.amount),
        market.country.currencyCode,
      ),
    ),
    compareAtPriceRange: fromVariants((variants, _args, { market }) =>
      range(
        variants.map((variant) => variant.compareAt ?? 0),
        market.country.currencyCode,
      ),
    ),
  },
};

function places(variant: VariantRecord): number[] {
  return variant.selection.map((option) => option.place);
}

function range(amounts: number[], currencyCode: string) {
  const known = amounts.length > 0 ? amounts : [0];
  return {
    minVariantPrice: money(Math.min(...known), currencyCode),
    maxVariantPrice: money(Math.max(...known), currencyCode),
  };
}

type VariantSortKey = 'ID' | 'POSITION' | 'RELEVANCE' | 'SKU' | 'TITLE';

/** Sorts variants that are already in the shop's order. */
function sortVariants(variants: VariantRecord[], key: VariantSortKey): VariantRecord[] {
  switch (key) {
    case 'ID':
      return variants.toSorted((a, b) => a.key - b.key);
    case 'SKU':
      return variants.toSorted((a, b) => a.sku.localeCompare(b.sku, 'en'));
    case 'TITLE':
      return variants.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
    case 'POSITION':
    case 'RELEVANCE':
      return variants;
  }
}
