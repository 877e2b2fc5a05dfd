import { numberOfType } from '../global-id.ts';
import { readCartPart } from './cart-id.ts';
import type { CartUserError } from './cart-problem.ts';
import type { CartLineTable } from './tables.ts';

/** The schema's CartLineParentInput: a line of the cart, or one that is added with the same request. */
export type ParentInput = { lineId?: string | null; merchandiseId?: string | null };

/** A line to be added, and what it is to hang on. */
export type NestedLine = { row: CartLineTable; parent: ParentInput | null; path: string[] };

/**
 * Hangs each added line on the parent its input names; a line hangs on no line of its own merchandise, and on none that
 * hangs on another. What is wrong is added to `errors`.
 */
export function withParents(added: NestedLine[], existing: CartLineTable[], errors: CartUserError[]): CartLineTable[] {
  return added.map(({ row, parent, path }) => {
    if (!parent) return row;
    const found = findParent(row, parent, path);
    if ('code' in found) errors.push(found);
    return 'code' in found ? row : { ...row, parent_id: found.id };
  });

  function findParent(row: CartLineTable, { lineId, merchandiseId }: ParentInput, path: string[]) {
    if (lineId && !merchandiseId) return findLine(row, lineId, [...path, 'lineId']);
    if (merchandiseId && !lineId) return findAdded(row, merchandiseId, [...path, 'merchandiseId']);
    return problem('INVALID', path, 'Either lineId or merchandiseId names the parent line.');
  }

  function findLine(row: CartLineTable, lineId: string, path: string[]) {
    const line = existing.find(({ id }) => id === readCartPart(lineId, 'CartLine'));
    if (!line) return problem('PARENT_LINE_NOT_FOUND', path, 'Parent line not found.');
    return line.parent_id !== null || line.variant_id === row.variant_id ? tooDeep(path) : line;
  }

  function findAdded(row: CartLineTable, merchandiseId: string, path: string[]) {
    const variant = numberOfType(merchandiseId, 'ProductVariant');
    if (variant === row.variant_id) return tooDeep(path);
    const same = added.filter((entry) => entry.row.variant_id === variant);
    const parent = same.find((entry) => entry.parent === null);
    if (parent) return parent.row;
    if (same.length > 0) return tooDeep(path);
    return existing.some(({ variant_id }) => variant_id === variant)
      ? problem('PARENT_LINE_INVALID_REFERENCE', path, 'Cannot reference existing parent lines by variant_id.')
      : problem('PARENT_LINE_NOT_FOUND', path, 'Parent line not found.');
  }
}

function tooDeep(field: string[]): CartUserError {
  return problem('PARENT_LINE_NESTING_TOO_DEEP', field, 'Parent line nesting is too deep or circular.');
}

function problem(code: CartUserError['code'], field: string[], message: string): CartUserError {
  return { code, field, message };
}
