import { hasCartCookie } from './has-cart-cookie.ts';

/** Whether the server gave this visitor a cart; the cart's own cookie cannot be read here. */
export function hasCart(): boolean {
  return document.cookie.includes(`${hasCartCookie}=`);
}
