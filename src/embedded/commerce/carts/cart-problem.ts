import type { CartErrorCode, CartWarningCode } from '#protocol/shopify/operations.generated.ts';

/** One reason why a cart was not changed; `field` is the path of the argument, its list indexes as text. */
export type CartUserError = { code: CartErrorCode; field: string[]; message: string };

/** Something that was done otherwise than asked; `target` is the global id of the line or the cart it is about. */
export type CartWarning = { code: CartWarningCode; target: string; message: string };

/** Thrown inside a change of a cart: it rolls everything back, and the caller gets the reason. */
export class CartRefused extends Error {
  readonly userErrors: CartUserError[];

  constructor(userErrors: CartUserError[]) {
    super(userErrors.map(({ message }) => message).join(' '));
    this.userErrors = userErrors;
  }
}

/** Refuses a change when there is anything against it. */
export function refuseIfAny(userErrors: CartUserError[]): void {
  if (userErrors.length > 0) throw new CartRefused(userErrors);
}

/** Refuses a change for one reason. */
export function refuse(code: CartErrorCode, field: string[], message: string): never {
  throw new CartRefused([{ code, field, message }]);
}
