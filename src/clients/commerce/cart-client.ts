import type { Market } from '#protocol/shopify/market.ts';
import type {
  AttributeInput,
  CartBuyerIdentityInput,
  CartErrorCode,
  CartFieldsFragment,
  CartInput,
  CartLineInput,
  CartLineUpdateInput,
  CartWarningFieldsFragment,
} from '#protocol/shopify/operations.generated.ts';
import type { CommerceErrorEntry } from './commerce-error.ts';
import {
  cartAttributesUpdateMutation,
  cartBuyerIdentityUpdateMutation,
  cartCreateMutation,
  cartDiscountCodesUpdateMutation,
  cartGiftCardCodesAddMutation,
  cartGiftCardCodesRemoveMutation,
  cartLinesAddMutation,
  cartLinesRemoveMutation,
  cartLinesUpdateMutation,
  cartNoteUpdateMutation,
  cartQuery,
} from './operations/cart.ts';
import type { Operation } from './operations/operation.ts';
import type { SendOperation } from './send-operation.ts';

export type Cart = CartFieldsFragment;
export type CartWarning = CartWarningFieldsFragment;

/** What was refused: the vendor's code and field path, or `UNREACHABLE` when no usable answer came. */
export type CartError = { message: string; code: CartErrorCode | 'UNREACHABLE' | null; field: string[] | null };

/**
 * What became of a cart. Beside errors `cart` is the cart as it was before the refused change, or null: when the cart
 * has expired, the vendor answers none to this kind of change, or the service gave no answer
 * (docs/reference/requests.md#failures: a failed request is null data and a list of errors).
 */
export type CartAnswer = { cart: Cart | null; errors: CartError[]; warnings: CartWarning[] };

type Change<Input> = (market: Market, cartId: string, input: Input) => Promise<CartAnswer>;

/**
 * Carts of the shop. Ids carry their key and are secrets. Nothing throws: what fails is among the errors. Changes are
 * never sent twice (docs/reference/requests.md#retries). Amounts are in the currency of the cart's own buyer country.
 */
export type CartClient = {
  /** No errors and no cart: it has expired, or never was. */
  read: (market: Market, cartId: string) => Promise<CartAnswer>;
  create: (market: Market, input: CartInput) => Promise<CartAnswer>;
  addLines: Change<CartLineInput[]>;
  updateLines: Change<CartLineUpdateInput[]>;
  /** By ids of lines. */
  removeLines: Change<string[]>;
  setNote: Change<string>;
  /** Replaces all attributes. */
  setAttributes: Change<AttributeInput[]>;
  /** Replaces all codes. */
  setDiscountCodes: Change<string[]>;
  addGiftCards: Change<string[]>;
  /** By ids of applied cards. */
  removeGiftCards: Change<string[]>;
  setBuyer: Change<CartBuyerIdentityInput>;
};

type Payload = Partial<Omit<CartAnswer, 'errors'>> & {
  userErrors?: { message: string; code: CartErrorCode | null; field: string[] | null }[];
};

/** Makes the client over the one function that speaks to the Storefront API. */
export function createCartClient(send: SendOperation): CartClient {
  async function change<Data extends object, Variables extends object>(
    operation: Operation<Data, Variables>,
    variables: Variables,
  ): Promise<CartAnswer> {
    const { data, errors } = await send(operation, variables);
    const [payload] = Object.values(data ?? {}) as (Payload | null)[];
    return {
      cart: payload?.cart ?? null,
      errors: [...(payload?.userErrors ?? []), ...errors.map(asCartError)],
      warnings: payload?.warnings ?? [],
    };
  }

  return {
    async read(market, cartId) {
      const { data, errors } = await send(cartQuery, { ...market, cartId });
      return { cart: data?.cart ?? null, errors: errors.map(asCartError), warnings: [] };
    },
    create: (market, input) => change(cartCreateMutation, { ...market, input }),
    addLines: (market, cartId, lines) => change(cartLinesAddMutation, { ...market, cartId, lines }),
    updateLines: (market, cartId, lines) => change(cartLinesUpdateMutation, { ...market, cartId, lines }),
    removeLines: (market, cartId, lineIds) => change(cartLinesRemoveMutation, { ...market, cartId, lineIds }),
    setNote: (market, cartId, note) => change(cartNoteUpdateMutation, { ...market, cartId, note }),
    setAttributes: (market, cartId, attributes) =>
      change(cartAttributesUpdateMutation, { ...market, cartId, attributes }),
    setDiscountCodes: (market, cartId, discountCodes) =>
      change(cartDiscountCodesUpdateMutation, { ...market, cartId, discountCodes }),
    addGiftCards: (market, cartId, giftCardCodes) =>
      change(cartGiftCardCodesAddMutation, { ...market, cartId, giftCardCodes }),
    removeGiftCards: (market, cartId, appliedGiftCardIds) =>
      change(cartGiftCardCodesRemoveMutation, { ...market, cartId, appliedGiftCardIds }),
    setBuyer: (market, cartId, buyerIdentity) =>
      change(cartBuyerIdentityUpdateMutation, { ...market, cartId, buyerIdentity }),
  };
}

function asCartError({ message }: CommerceErrorEntry): CartError {
  return { message, code: 'UNREACHABLE', field: null };
}
