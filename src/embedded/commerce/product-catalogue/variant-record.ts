import type { Money } from '#protocol/money.ts';
import type { CommerceContext } from '../context.ts';
import { globalId } from '../global-id.ts';
import { defineLoader, groupRows, matchRows } from '../loader.ts';
import { money } from '../prices/money.ts';

export type VariantRecord = {
  __typename: 'ProductVariant';
  key: number;
  id: string;
  productKey: number;
  title: string;
  sku: string;
  quantity: number;
  sellsWithoutStock: boolean;
  weightGrams: number;
  imageKey: number | null;
  /** Minor units in the market's currency. */
  amount: number;
  compareAt: number | null;
  price: Money;
  compareAtPrice: Money | null;
  /** One value for each option of the product, in their order; `place` is the value's index in its option. */
  selection: { name: string; value: string; valueKey: number; place: number }[];
};

/** A product's variants in the shop's order, priced in the market's own list. */
export const variantsOfProduct = defineLoader<number, VariantRecord[]>(async (context, productIds) => {
  const records = await readVariantRecords(context, 'variant.product_id', productIds);
  return groupRows(productIds, records, (record) => record.productKey);
});

/** A variant by its number, or null: read by itself, because its product may have two thousand. */
export const variantById = defineLoader<number, VariantRecord | null>(async (context, ids) => {
  const records = await readVariantRecords(context, 'variant.id', ids);
  return matchRows(ids, records, (record) => record.key);
});

/** The vendor calls the only variant of a product 'Default Title'; that name is not shown. */
export function variantTitle(title: string): string {
  return title === 'Default Title' ? '' : title;
}

/** Whether a buyer can have one now. */
export function isForSale(variant: VariantRecord): boolean {
  return variant.quantity > 0 || variant.sellsWithoutStock;
}

type Chosen = 'variant.product_id' | 'variant.id';

async function readVariantRecords(context: CommerceContext, by: Chosen, ids: readonly number[]) {
  const [variants, selections] = await Promise.all([readVariants(context, by, ids), readSelections(context, by, ids)]);
  const { currencyCode } = context.market.country;
  const selectionOf = Map.groupBy(selections, (row) => row.variant_id);
  return variants.map(
    (row): VariantRecord => ({
      __typename: 'ProductVariant',
      key: row.id,
      id: globalId('ProductVariant', row.id),
      productKey: row.product_id,
      title: row.title,
      sku: row.sku,
      quantity: row.quantity,
      sellsWithoutStock: row.sells_without_stock === 1,
      weightGrams: row.weight_grams,
      imageKey: row.image_id,
      amount: row.amount,
      compareAt: row.compare_at,
      price: money(row.amount, currencyCode),
      compareAtPrice: row.compare_at === null ? null : money(row.compare_at, currencyCode),
      selection: (selectionOf.get(row.id) ?? []).map(({ name, value, value_id, place }) => ({
        name,
        value,
        valueKey: value_id,
        place,
      })),
    }),
  );
}

function readVariants({ db, market }: CommerceContext, by: Chosen, ids: readonly number[]) {
  return db
    .selectFrom('commerce_variant as variant')
    .innerJoin('commerce_price as price', 'price.variant_id', 'variant.id')
    .selectAll('variant')
    .select(['price.amount', 'price.compare_at'])
    .where('price.price_list_id', '=', market.country.priceList)
    .where(by, 'in', ids)
    .orderBy('variant.position')
    .execute();
}

function readSelections({ db }: CommerceContext, by: Chosen, ids: readonly number[]) {
  return db
    .selectFrom('commerce_variant as variant')
    .innerJoin('commerce_variant_value as selected', 'selected.variant_id', 'variant.id')
    .innerJoin('commerce_option_value as value', 'value.id', 'selected.option_value_id')
    .innerJoin('commerce_option as option', 'option.id', 'value.option_id')
    .select(['selected.variant_id', 'option.name', 'value.name as value', 'value.id as value_id'])
    .select('value.position as place')
    .where(by, 'in', ids)
    .orderBy('option.position')
    .execute();
}
