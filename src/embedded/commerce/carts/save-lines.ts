import type { CommerceContext } from '../context.ts';
import { refuse } from './cart-problem.ts';
import type { CartLineTable } from './tables.ts';

const MAX_LINES = 500;
const MAX_ATTRIBUTE_CHARACTERS = 100_000;

/**
 * Stores what a cart's lines have become. Lines of the same merchandise with the same attributes become one, in the
 * place of the older. Refuses a cart that grows too large, naming `path`.
 */
export async function saveLines(
  { db }: CommerceContext,
  before: CartLineTable[],
  after: CartLineTable[],
  path: string[],
): Promise<void> {
  const lines = merged(after);
  const attributeCharacters = lines.reduce((sum, line) => sum + line.attributes.length, 0);
  if (lines.length > MAX_LINES || attributeCharacters > MAX_ATTRIBUTE_CHARACTERS) {
    refuse('CART_TOO_LARGE', path, 'The cart is too large to save.', 'without a cart');
  }
  const stored = new Map(before.map((line) => [line.id, line]));
  const remaining = new Set(lines.map((line) => line.id));
  for (const { id } of before.filter((line) => !remaining.has(line.id))) {
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
  for (const line of lines) {
    const name = `${line.variant_id} ${sortedText(line.attributes)}`;
    const older = found.get(name);
    found.set(name, older ? { ...older, quantity: older.quantity + line.quantity } : line);
  }
  return [...found.values()];
}

/** Attributes are the same in any order. */
function sortedText(attributes: string): string {
  const list = JSON.parse(attributes) as { key: string }[];
  return JSON.stringify(list.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
}

function isSame(a: CartLineTable, b: CartLineTable): boolean {
  return a.variant_id === b.variant_id && a.quantity === b.quantity && a.attributes === b.attributes;
}
