import type { CommerceContext } from '../context.ts';
import { variantById } from '../product-catalogue/variant-record.ts';
import { cartPartGlobalId } from './cart-id.ts';
import { type CartWarning, refuse } from './cart-problem.ts';
import type { CartRecord } from './cart-record.ts';
import { inMarket } from './read-lines.ts';
import { type StockClaim, shareStock } from './share-stock.ts';
import { notEnoughStock, outOfStock } from './stock-warnings.ts';
import type { CartLineTable } from './tables.ts';

const MAX_LINES = 500;
const MAX_ATTRIBUTE_CHARACTERS = 100_000;

/** What a cart's lines are to become. */
export type LineChange = {
  before: CartLineTable[];
  after: CartLineTable[];
  /** Ids of lines that say how many they want: they come before what the others have of the same stock. */
  first?: ReadonlySet<string>;
  /** Of the argument, named when the cart grows too large. */
  path: string[];
};

/**
 * Stores what a cart's lines have become, each with what the stock has for it, and says which got less. Lines of the same
 * merchandise with the same attributes become one, in the place of the older, while they hang on the same line or on
 * none. With a line go those that hang on it.
 */
export async function saveLines(
  context: CommerceContext,
  cart: CartRecord,
  { before, after, first = new Set(), path }: LineChange,
): Promise<CartWarning[]> {
  const remaining = new Set(after.map(({ id }) => id));
  const lines = merged(after.filter(({ parent_id }) => parent_id === null || remaining.has(parent_id)));
  const attributeCharacters = lines.reduce((sum, line) => sum + line.attributes.length, 0);
  if (lines.length > MAX_LINES || attributeCharacters > MAX_ATTRIBUTE_CHARACTERS) {
    refuse('CART_TOO_LARGE', path, 'The cart is too large to save.', 'without a cart');
  }
  const stored = new Map(before.map((line) => [line.id, line]));
  const { stocked, warnings } = await withStock(inMarket(context, cart.market), stored, lines, first);
  await writeLines(context, stored, stocked);
  return warnings;
}

/**
 * Lines that say how many they want are given that first, then the others what they have, then everybody what is to be
 * added. A line that gets nothing at all is not named here: it says so after every change (clamp-quantities.ts).
 */
async function withStock(
  context: CommerceContext,
  stored: Map<string, CartLineTable>,
  lines: CartLineTable[],
  first: ReadonlySet<string>,
) {
  const variants = await Promise.all(lines.map((line) => variantById(context, line.variant_id)));
  const known = lines.flatMap((line, index) => {
    const variant = variants[index];
    if (!variant) return [];
    const old = stored.get(line.id);
    const had = old?.variant_id === line.variant_id ? Math.min(old.quantity, line.quantity) : 0;
    return [{ line, variant, had }];
  });
  const [asked, others] = [
    known.filter(({ line }) => first.has(line.id)),
    known.filter(({ line }) => !first.has(line.id)),
  ];
  const given = shareStock([
    ...asked.map(({ line, variant }): StockClaim => ({ lineId: line.id, variant, quantity: line.quantity })),
    ...others.map(({ line, variant, had }): StockClaim => ({ lineId: line.id, variant, quantity: had })),
    ...others.map(
      ({ line, variant, had }): StockClaim => ({ lineId: line.id, variant, quantity: line.quantity - had }),
    ),
  ]);
  const warnings = await Promise.all(
    known.map(async ({ line, variant, had }): Promise<CartWarning | null> => {
      const gets = given.get(line.id) ?? 0;
      if (gets === 0 || gets === line.quantity) return null;
      const target = cartPartGlobalId('CartLine', line.id, line.cart_id);
      const added = first.has(line.id) || gets < had ? gets : gets - had;
      return added === 0 ? outOfStock(context, target, variant) : notEnoughStock(target, added);
    }),
  );
  return {
    stocked: lines.map((line) => ({ ...line, quantity: given.get(line.id) ?? line.quantity })),
    warnings: warnings.filter((warning) => warning !== null),
  };
}

async function writeLines({ db }: CommerceContext, stored: Map<string, CartLineTable>, lines: CartLineTable[]) {
  const remaining = new Set(lines.map((line) => line.id));
  for (const id of [...stored.keys()].filter((known) => !remaining.has(known))) {
    await db.deleteFrom('commerce_cart_line').where('id', '=', id).execute();
  }
  for (const line of lines) {
    const old = stored.get(line.id);
    if (!old) await db.insertInto('commerce_cart_line').values(line).execute();
    else if (!isSame(old, line))
      await db.updateTable('commerce_cart_line').set(line).where('id', '=', line.id).execute();
  }
}

function merged(lines: CartLineTable[]): CartLineTable[] {
  const found = new Map<string, CartLineTable>();
  /** The line that each parent has become. */
  const becomes = new Map<string, string>();
  const parentsFirst = lines.toSorted((a, b) => Number(a.parent_id !== null) - Number(b.parent_id !== null));
  for (const line of parentsFirst) {
    const parent_id = line.parent_id === null ? null : (becomes.get(line.parent_id) ?? line.parent_id);
    const name = `${parent_id} ${line.variant_id} ${sortedText(line.attributes)}`;
    const older = found.get(name);
    found.set(name, older ? { ...older, quantity: older.quantity + line.quantity } : { ...line, parent_id });
    becomes.set(line.id, older?.id ?? line.id);
  }
  return [...found.values()].toSorted((a, b) => a.position - b.position);
}

/** Attributes are the same in any order. */
function sortedText(attributes: string): string {
  const list = JSON.parse(attributes) as { key: string }[];
  return JSON.stringify(list.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
}

function isSame(a: CartLineTable, b: CartLineTable): boolean {
  const isAlike = a.variant_id === b.variant_id && a.quantity === b.quantity && a.attributes === b.attributes;
  return isAlike && a.parent_id === b.parent_id;
}
