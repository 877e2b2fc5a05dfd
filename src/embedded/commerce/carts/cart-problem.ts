import type { CartErrorCode, CartWarningCode } from '#protocol/shopify/operations.generated.ts';

/** One reason why a cart was not changed; `field` is the path of the argument, its list indexes as text. */
export type CartUserError = { code: CartErrorCode; field: string[]; message: string };

/** Something that was done otherwise than asked; `target` is the global id of the line or the cart it is about, without the cart's key. */
export type CartWarning = { code: CartWarningCode; target: string; message: string };

/**
 * Whether the answer to a refused change shows the cart as it was, like the vendor's. To merchandise that does not
 * exist, a delivery option that is not offered and a note that is too long, the vendor answers no cart.
 */
type Shown = 'with the cart' | 'without a cart';

/** Thrown inside a change of a cart: it rolls everything back, and the caller gets the reason. */
export class CartRefused extends Error {
  readonly userErrors: CartUserError[];
  readonly shown: Shown;

  constructor(userErrors: CartUserError[], shown: Shown) {
    super(userErrors.map(({ message }) => message).join(' '));
    this.userErrors = userErrors;
    this.shown = shown;
  }
}

/** Refuses a change when there is anything against it. */
export function refuseIfAny(userErrors: CartUserError[], shown: Shown = 'with the cart'): void {
  if (userErrors.length > 0) throw new CartRefused(userErrors, shown);
}

/** Refuses a change for one reason. */
export function refuse(code: CartErrorCode, field: string[], message: string, shown: Shown = 'with the cart'): never {
  throw new CartRefused([{ code, field, message }], shown);
}
