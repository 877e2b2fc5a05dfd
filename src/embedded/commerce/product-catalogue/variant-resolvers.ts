import { emptyConnection } from '../connections/connection.ts';
import type { Resolver, ResolverMap } from '../graphql/resolvers.ts';
import { imageById, imagesOfProduct, productImage } from '../images/image-record.ts';
import type { OptionRecord, OptionValueRecord } from './option-record.ts';
import { productById } from './product-record.ts';
import { isForSale, type VariantRecord, variantsOfProduct } from './variant-record.ts';

const image: Resolver<VariantRecord, unknown> = async (variant, _args, context) => {
  if (variant.imageKey === null) return (await imagesOfProduct(context, variant.productKey))[0] ?? null;
  const own = await imageById(context, variant.imageKey);
  return own && productImage(own);
};

const firstSelectableVariant: Resolver<OptionValueRecord, unknown> = async (value, _args, context) => {
  const variants = await variantsOfProduct(context, value.productKey);
  return variants.find((variant) => variant.selection.some((option) => option.valueKey === value.key)) ?? null;
};

/** What every variant of the embedded shop has alike: no bundles, no subscriptions, no volume prices, no pick-up. */
const alike = {
  barcode: () => null,
  components: () => emptyConnection,
  groupedBy: () => emptyConnection,
  quantityPriceBreaks: () => emptyConnection,
  quantityRule: () => ({ increment: 1, minimum: 1, maximum: null }),
  requiresComponents: () => false,
  requiresShipping: () => true,
  sellingPlanAllocations: () => emptyConnection,
  shopPayInstallmentsPricing: () => null,
  storeAvailability: () => emptyConnection,
  taxable: () => true,
  unitPrice: () => null,
  unitPriceMeasurement: () => null,
  weightUnit: () => 'GRAMS',
};

export const variantResolvers: ResolverMap = {
  ProductVariant: {
    ...alike,
    availableForSale: isForSale,
    currentlyNotInStock: (variant: VariantRecord) => variant.quantity <= 0 && variant.sellsWithoutStock,
    quantityAvailable: (variant: VariantRecord) => variant.quantity,
    weight: (variant: VariantRecord) => variant.weightGrams,
    priceV2: (variant: VariantRecord) => variant.price,
    compareAtPriceV2: (variant: VariantRecord) => variant.compareAtPrice,
    selectedOptions: (variant: VariantRecord) => variant.selection,
    product: (variant: VariantRecord, _args: unknown, context) => productById(context, variant.productKey),
    image,
  },
  ProductOption: { values: (option: OptionRecord) => option.optionValues.map((value) => value.name) },
  ProductOptionValue: { firstSelectableVariant },
};
