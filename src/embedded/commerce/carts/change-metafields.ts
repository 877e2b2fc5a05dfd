import { randomInt } from 'node:crypto';
import type { CommerceContext } from '../context.ts';
import { inTransaction } from '../in-transaction.ts';
import { cartMetafields, type MetafieldRecord } from './cart-metafields.ts';
import { type CartUserError, type CartWarning, refuseIfAny } from './cart-problem.ts';
import type { CartRecord } from './cart-record.ts';
import { apply } from './change-cart.ts';
import { findCart, lockCart } from './find-cart.ts';
import { type MetafieldErrorCode, type MetafieldInput, metafieldError, readMetafieldName } from './metafield-input.ts';
import type { CartMetafieldTable } from './tables.ts';

type SetInput = MetafieldInput & { ownerId: string };
type SetError = {
  code: MetafieldErrorCode | 'INVALID_OWNER' | 'LESS_THAN_OR_EQUAL_TO';
  field: string[];
  message: string;
  /** The vendor names the entry in `field` alone. */
  elementIndex: null;
};

const MAX_AT_ONCE = 25;
const MAX_ID = 2 ** 47;

/** Sets metafields of carts, all of them or, when one is invalid, none. */
export async function setCartMetafields(
  context: CommerceContext,
  inputs: SetInput[],
): Promise<{ metafields: MetafieldRecord[]; userErrors: SetError[] }> {
  const errors = inputErrors(inputs);
  if (errors.length > 0) return { metafields: [], userErrors: errors };
  // Owners in a fixed order, so that two calls cannot wait for each other.
  const owners = [...new Set(inputs.map(({ ownerId }) => ownerId))].sort();
  const missing = await inTransaction(context, async (transaction) => {
    const carts = new Map<string, CartRecord>();
    for (const ownerId of owners) {
      const cart = await lockCart(transaction, ownerId);
      if (!cart) return ownerId;
      carts.set(ownerId, cart);
    }
    for (const [ownerId, cart] of carts) {
      const own = inputs.filter((input) => input.ownerId === ownerId);
      await apply(transaction, cart, () => saveMetafields(transaction, cart, own));
    }
    return null;
  });
  if (missing !== null) {
    const place = inputs.findIndex(({ ownerId }) => ownerId === missing);
    const field = ['metafields', String(place), 'ownerId'];
    const message = 'The specified cart does not exist.';
    return { metafields: [], userErrors: [{ code: 'INVALID_OWNER', field, message, elementIndex: null }] };
  }
  const found = await Promise.all(inputs.map((input) => storedMetafield(context, input)));
  return { metafields: found.filter((metafield) => metafield !== null), userErrors: [] };
}

/** Deletes one metafield of a cart by its key. */
export async function deleteCartMetafield(context: CommerceContext, input: { key: string; ownerId: string }) {
  const { namespace, key } = readMetafieldName(input.key);
  return inTransaction(context, async (transaction) => {
    const refused = (code: string, field: string, message: string) => ({
      deletedId: null,
      userErrors: [{ code, field: ['input', field], message }],
    });
    const cart = await lockCart(transaction, input.ownerId);
    if (!cart) return refused('INVALID_OWNER', 'ownerId', 'The specified cart does not exist.');
    const row = (await cartMetafields(transaction, cart)).find(
      (metafield) => metafield.namespace === namespace && metafield.key === key,
    );
    if (!row) return refused('METAFIELD_DOES_NOT_EXIST', 'key', 'Metafield does not exist');
    await apply(transaction, cart, async () => {
      await transaction.db.deleteFrom('commerce_cart_metafield').where('id', '=', row.number).execute();
      return [];
    });
    return { deletedId: row.id, userErrors: [] };
  });
}

/** Sets the metafields of a cart that is being created; a invalid one is INVALID_METAFIELDS. */
export async function addMetafields(
  context: CommerceContext,
  cart: CartRecord,
  inputs: MetafieldInput[],
  path: string[],
): Promise<CartWarning[]> {
  refuseIfAny(
    inputs.flatMap((input, index): CartUserError[] => {
      const fieldError = metafieldError(input);
      if (!fieldError) return [];
      return [
        { code: 'INVALID_METAFIELDS', field: [...path, String(index), fieldError.field], message: fieldError.message },
      ];
    }),
  );
  return saveMetafields(context, cart, inputs);
}

async function saveMetafields(context: CommerceContext, cart: CartRecord, inputs: MetafieldInput[]) {
  const now = context.now().toISOString();
  for (const { key, type, value } of inputs) {
    const row: CartMetafieldTable = {
      id: randomInt(1, MAX_ID),
      cart_id: cart.token,
      ...readMetafieldName(key),
      type,
      value,
      created_at: now,
      updated_at: now,
    };
    await context.db
      .insertInto('commerce_cart_metafield')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['cart_id', 'namespace', 'key']).doUpdateSet({ type, value, updated_at: now }),
      )
      .execute();
  }
  return [];
}

function inputErrors(inputs: SetInput[]): SetError[] {
  if (inputs.length > MAX_AT_ONCE) {
    const message = `At most ${MAX_AT_ONCE} metafields can be set at once.`;
    return [{ code: 'LESS_THAN_OR_EQUAL_TO', field: ['metafields'], message, elementIndex: null }];
  }
  return inputs.flatMap((input, index) => {
    const fieldError = metafieldError(input);
    if (!fieldError) return [];
    const { code, field, message } = fieldError;
    return [{ code, field: ['metafields', String(index), field], message, elementIndex: null }];
  });
}

async function storedMetafield(context: CommerceContext, input: SetInput): Promise<MetafieldRecord | null> {
  const cart = await findCart(context, input.ownerId);
  if (!cart) return null;
  const { namespace, key } = readMetafieldName(input.key);
  const metafields = await cartMetafields(context, cart);
  return metafields.find((metafield) => metafield.namespace === namespace && metafield.key === key) ?? null;
}
