import { globalId } from '../global-id.ts';
import { defineLoader, groupRows } from '../loader.ts';

export type OptionRecord = {
  __typename: 'ProductOption';
  key: number;
  id: string;
  name: string;
  optionValues: OptionValueRecord[];
};

export type OptionValueRecord = {
  __typename: 'ProductOptionValue';
  key: number;
  id: string;
  productKey: number;
  name: string;
  swatch: { color: string; image: null } | null;
};

/** A product's options with their values, both in the shop's order. */
export const optionsOfProduct = defineLoader<number, OptionRecord[]>(async ({ db }, productIds) => {
  const rows = await db
    .selectFrom('commerce_option as option')
    .innerJoin('commerce_option_value as value', 'value.option_id', 'option.id')
    .select(['option.product_id', 'option.id as option_id', 'option.name as option_name'])
    .select(['value.id as value_id', 'value.name as value_name', 'value.swatch_color'])
    .where('option.product_id', 'in', productIds)
    .orderBy('option.position')
    .orderBy('value.position')
    .execute();
  return groupRows(productIds, rows, (row) => row.product_id).map((group) =>
    [...Map.groupBy(group, (row) => row.option_id)].map(([key, values]) => ({
      __typename: 'ProductOption',
      key,
      id: globalId('ProductOption', key),
      name: values[0]?.option_name ?? '',
      optionValues: values.map((row) => ({
        __typename: 'ProductOptionValue',
        key: row.value_id,
        id: globalId('ProductOptionValue', row.value_id),
        productKey: row.product_id,
        name: row.value_name,
        swatch: row.swatch_color === null ? null : { color: row.swatch_color, image: null },
      })),
    })),
  );
});
