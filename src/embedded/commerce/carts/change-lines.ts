import { randomUUID } from 'node:crypto';
import type { CommerceContext } from '../context.ts';
import { readCartPart } from './cart-id.ts';
import { type CartUserError, type CartWarning, refuseIfAny } from './cart-problem.ts';
import type { CartRecord } from './cart-record.ts';
import { attributesText, findMerchandise, type LineInput, quantityError, sellingPlanError } from './line-input.ts';
import { type NestedLine, withParents } from './parent-input.ts';
import { inMarket, readLineRows } from './read-lines.ts';
import { saveLines } from './save-lines.ts';
import type { CartLineTable } from './tables.ts';

/** Adds lines, one piece where no quantity is given; the last of them is the newest. */
export async function addLines(
  context: CommerceContext,
  cart: CartRecord,
  inputs: LineInput[],
  path: string[],
): Promise<CartWarning[]> {
  const rows = await readLineRows(context, cart.token);
  const errors: CartUserError[] = [];
  const added: NestedLine[] = [];
  let position = rows.at(-1)?.position ?? 0;
  for (const [index, input] of inputs.entries()) {
    const here = [...path, String(index)];
    const quantity = input.quantity ?? 1;
    const variant = await findMerchandise(inMarket(context, cart.market), input.merchandiseId ?? '', here);
    if ('field' in variant) errors.push(variant);
    errors.push(...present(sellingPlanError(input, here)), ...present(quantityError(quantity, [...here, 'quantity'])));
    if ('field' in variant || quantity === 0) continue;
    position += 1;
    const row: CartLineTable = {
      id: randomUUID(),
      cart_id: cart.token,
      position,
      variant_id: variant.key,
      quantity,
      attributes: attributesText(input.attributes ?? []),
      parent_id: null,
    };
    added.push({ row, parent: input.parent ?? null, path: [...here, 'parent'] });
  }
  const nested = withParents(added, rows, errors);
  refuseIfAny(errors, 'without a cart');
  return saveLines(context, cart, { before: rows, after: [...rows, ...nested], path });
}

/** Changes what lines hold; what is left out stays. A quantity of 0 removes the line. */
export async function updateLines(
  context: CommerceContext,
  cart: CartRecord,
  inputs: (LineInput & { id: string })[],
): Promise<CartWarning[]> {
  const rows = await readLineRows(context, cart.token);
  const lines = new Map(rows.map((row) => [row.id, row]));
  const errors: CartUserError[] = [];
  const unknown: CartUserError[] = [];
  for (const [index, input] of inputs.entries()) {
    const here = ['lines', String(index)];
    const line = lines.get(readCartPart(input.id, 'CartLine') ?? '');
    if (!line) {
      errors.push(noSuchLine(input.id, [...here, 'id']));
      continue;
    }
    const variant = input.merchandiseId
      ? await findMerchandise(inMarket(context, cart.market), input.merchandiseId, here)
      : { key: line.variant_id };
    const quantity = input.quantity ?? line.quantity;
    errors.push(...present(sellingPlanError(input, here)), ...present(quantityError(quantity, [...here, 'quantity'])));
    if ('field' in variant) unknown.push(variant);
    else {
      const attributes = input.attributes ? attributesText(input.attributes) : line.attributes;
      lines.set(line.id, { ...line, variant_id: variant.key, quantity, attributes });
    }
  }
  if (unknown.length > 0) refuseIfAny([...errors, ...unknown], 'without a cart');
  refuseIfAny(errors);
  const idsOf = (some: { id: string }[]) => new Set(some.map(({ id }) => readCartPart(id, 'CartLine') ?? ''));
  const emptied = idsOf(inputs.filter(({ quantity }) => quantity === 0));
  const first = idsOf(inputs.filter(({ quantity, merchandiseId }) => typeof quantity === 'number' || merchandiseId));
  const after = [...lines.values()].filter(({ id }) => !emptied.has(id));
  return saveLines(context, cart, { before: rows, after, first, path: ['lines'] });
}

/** Removes lines by their global ids. */
export async function removeLines(context: CommerceContext, cart: CartRecord, ids: string[]): Promise<CartWarning[]> {
  const rows = await readLineRows(context, cart.token);
  const known = new Set(rows.map((row) => row.id));
  const removed = new Set(ids.map((id) => readCartPart(id, 'CartLine')));
  refuseIfAny(
    ids.flatMap((id, index) =>
      known.has(readCartPart(id, 'CartLine') ?? '') ? [] : [noSuchLine(id, ['lineIds', String(index)])],
    ),
  );
  const after = rows.filter((row) => !removed.has(row.id));
  return saveLines(context, cart, { before: rows, after, path: ['lineIds'] });
}

function noSuchLine(id: string, field: string[]): CartUserError {
  const own = readCartPart(id, 'CartLine') ?? id;
  return { code: 'INVALID_MERCHANDISE_LINE', field, message: `The merchandise line with id ${own} does not exist.` };
}

function present<T>(value: T | null): T[] {
  return value === null ? [] : [value];
}
