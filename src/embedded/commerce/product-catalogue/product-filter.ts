import { type RawBuilder, sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
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
  productMetafield?: MetafieldFilter | null;
  taxonomyMetafield?: object | null;
  variantMetafield?: MetafieldFilter | null;
};

type MetafieldFilter = { namespace: string; key: string; value: string };

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
    case 'productMetafield':
      return hasMetafield('Product', sql`product.id`, filter.productMetafield ?? null);
    case 'variantMetafield':
      return sql<boolean>`exists (select 1 from commerce_variant as variant where variant.product_id = product.id
        and ${hasMetafield('ProductVariant', sql`variant.id`, filter.variantMetafield ?? null)})`;
    case 'category':
    case 'taxonomyMetafield':
      // No product of the embedded shop has a place in the vendor's taxonomy.
      return sql<boolean>`1 = 0`;
  }
}

/** At least one variant can be bought now. */
export const forSale: Condition = sql<boolean>`listing.for_sale = 1`;

/**
 * At least one variant costs between `min` and `max` (whole currency units, both included) in the market. The range of
 * the listing decides most products without a look at their variants. Its plus signs keep the range out of the choice
 * of an index: the order of the list has one, and reading in order may stop at the end of the page.
 */
function priceBetween({ market }: CommerceContext, min: number, max: number | null): Condition {
  const below = max === null ? sql`` : sql`and price.amount <= ${minorUnits(max)}`;
  const overlaps = max === null ? sql`` : sql`and +listing.lowest <= ${minorUnits(max)}`;
  return sql<boolean>`(+listing.highest >= ${minorUnits(min)} ${overlaps} and exists (
    select 1 from commerce_price as price join commerce_variant as priced on priced.id = price.variant_id
    where priced.product_id = product.id and price.price_list_id = ${market.country.priceList}
      and price.amount >= ${minorUnits(min)} ${below}
  ))`;
}

/** The product carries the tag, in any case. */
export function taggedWith(tag: string): Condition {
  return sql<boolean>`exists (
    select 1 from commerce_product_tag as tagged
    where tagged.product_id = product.id and lower(tagged.tag) = ${tag.toLowerCase()}
  )`;
}

function hasMetafield(type: string, owner: RawBuilder<unknown>, field: MetafieldFilter | null): Condition {
  return sql<boolean>`exists (
    select 1 from commerce_metafield as field
    where field.owner_type = ${type} and field.owner_id = ${owner} and field.namespace = ${field?.namespace}
      and field.key = ${field?.key} and field.value = ${field?.value}
  )`;
}

function hasOption(name: string, value: string): Condition {
  return sql<boolean>`exists (
    select 1 from commerce_option as chosen join commerce_option_value as choice on choice.option_id = chosen.id
    where chosen.product_id = product.id
      and lower(chosen.name) = ${name.toLowerCase()} and lower(choice.name) = ${value.toLowerCase()}
  )`;
}
