import { type RawBuilder, sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
import { requestError } from '../graphql/errors.ts';
import { minorUnits } from '../prices/money.ts';

/** The schema's ProductFilter. */
export type ProductFilter = {
  available?: boolean | null;
  price?: { min?: number | null; max?: number | null } | null;
  productType?: string | null;
  productVendor?: string | null;
  tag?: string | null;
  variantOption?: { name: string; value: string } | null;
  category?: object | null;
  productMetafield?: object | null;
  taxonomyMetafield?: object | null;
  variantMetafield?: object | null;
};

type Condition = RawBuilder<boolean>;
type Kind = keyof ProductFilter;

/**
 * The conditions for a list of filters, on rows aliased `product`: filters of one kind widen each other (any of
 * them), filters of different kinds narrow (all of them), like the vendor's. Throws on a kind not served.
 */
export function filterConditions(context: CommerceContext, filters: ProductFilter[]): Condition[] {
  const kinds = new Map<string, Condition[]>();
  for (const filter of filters) {
    for (const [kind, value] of Object.entries(filter)) {
      if (value == null) continue;
      const group = kind === 'variantOption' ? `${kind} ${filter.variantOption?.name}` : kind;
      kinds.set(group, [...(kinds.get(group) ?? []), condition(context, kind as Kind, filter)]);
    }
  }
  return [...kinds.values()].map((conditions) => sql<boolean>`(${sql.join(conditions, sql` or `)})`);
}

function condition(context: CommerceContext, kind: Kind, filter: ProductFilter): Condition {
  switch (kind) {
    case 'available':
      return filter.available ? forSale : sql<boolean>`not ${forSale}`;
    case 'price':
      return priceBetween(context, filter.price?.min ?? 0, filter.price?.max ?? null);
    case 'productType':
      return sql<boolean>`lower(product.product_type) = ${filter.productType?.toLowerCase()}`;
    case 'productVendor':
      return sql<boolean>`lower(product.vendor) = ${filter.productVendor?.toLowerCase()}`;
    case 'tag':
      return taggedWith(filter.tag ?? '');
    case 'variantOption':
      return hasOption(filter.variantOption?.name ?? '', filter.variantOption?.value ?? '');
    default:
      throw requestError(`The embedded commerce service does not filter by ${kind}.`, 'NOT_IMPLEMENTED');
  }
}

/** At least one variant can be bought now. */
export const forSale: Condition = sql<boolean>`exists (
  select 1 from commerce_variant as stocked
  where stocked.product_id = product.id and (stocked.quantity > 0 or stocked.sells_without_stock = 1)
)`;

/** At least one variant costs between `min` and `max` (whole currency units, both included) in the market. */
export function priceBetween({ market }: CommerceContext, min: number, max: number | null): Condition {
  const below = max === null ? sql`` : sql`and price.amount <= ${minorUnits(max)}`;
  return sql<boolean>`exists (
    select 1 from commerce_price as price join commerce_variant as priced on priced.id = price.variant_id
    where priced.product_id = product.id and price.price_list_id = ${market.country.priceList}
      and price.amount >= ${minorUnits(min)} ${below}
  )`;
}

/** The product carries the tag, in any case. */
export function taggedWith(tag: string): Condition {
  return sql<boolean>`exists (
    select 1 from commerce_product_tag as tagged
    where tagged.product_id = product.id and lower(tagged.tag) = ${tag.toLowerCase()}
  )`;
}

function hasOption(name: string, value: string): Condition {
  return sql<boolean>`exists (
    select 1 from commerce_option as chosen join commerce_option_value as choice on choice.option_id = chosen.id
    where chosen.product_id = product.id
      and lower(chosen.name) = ${name.toLowerCase()} and lower(choice.name) = ${value.toLowerCase()}
  )`;
}
