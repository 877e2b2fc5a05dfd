import type { CommerceContext } from '../context.ts';
import type { Market } from '../localization/market.ts';
import { type VariantRecord, variantById } from '../product-catalogue/variant-record.ts';
import { cartPartGlobalId } from './cart-id.ts';
import type { CartLineRecord } from './cart-record.ts';
import { nestLines } from './nest-lines.ts';
import { shareStock } from './share-stock.ts';
import type { CartLineTable } from './tables.ts';

/**
 * A cart's lines, newest first, each followed by those that hang on it, priced in its market; without those whose own
 * merchandise, or their parent's, has left the catalogue.
 */
export async function readLines(context: CommerceContext, token: string, market: Market): Promise<CartLineRecord[]> {
  const shop = inMarket(context, market);
  const rows = await readLineRows(context, token);
  const variants = await Promise.all(rows.map((row) => variantById(shop, row.variant_id)));
  const known = rows.flatMap((row, index) => {
    const variant = variants[index];
    return variant ? [{ row, variant }] : [];
  });
  const stocked = shareStock(known.map(({ row: { id, quantity }, variant }) => ({ lineId: id, variant, quantity })));
  const lines = known.map(({ row, variant }) => lineRecord(row, variant, stocked.get(row.id) ?? 0));
  return nestLines(lines.reverse());
}

/** A cart's lines as they are stored, oldest first. */
export function readLineRows({ db }: CommerceContext, token: string): Promise<CartLineTable[]> {
  return db.selectFrom('commerce_cart_line').selectAll().where('cart_id', '=', token).orderBy('position').execute();
}

/** The same request, shopping in a cart's own market: prices are read anew when it is another one. */
export function inMarket(context: CommerceContext, market: Market): CommerceContext {
  if (market.country.isoCode === context.market.country.isoCode) return context;
  return { ...context, market, loaders: new Map() };
}

function lineRecord(row: CartLineTable, variant: VariantRecord, quantity: number): CartLineRecord {
  return {
    __typename: 'CartLine',
    key: row.position,
    lineId: row.id,
    id: cartPartGlobalId('CartLine', row.id, row.cart_id),
    variant,
    quantity,
    wanted: row.quantity,
    attributes: JSON.parse(row.attributes),
    parentId: row.parent_id,
  };
}
