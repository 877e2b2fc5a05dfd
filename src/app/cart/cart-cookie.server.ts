import { parseCookie, stringifySetCookie } from 'cookie';
import { createCookie } from 'react-router';
import { hasCartCookie } from '#blocks/cart/has-cart-cookie.ts';
import type { Site } from '../context.ts';

/**
 * How long a cart is remembered after its last change, in seconds: 30 days. It may be longer than the shop stores the
 * cart: a visitor whose cart is gone is told so.
 */
export const cartCookieSeconds = 30 * 24 * 60 * 60;

/** A cart that was changed less than 9 days ago is stored by every shop, unless it was bought: the vendor's keeps it for 10. */
const storedSeconds = 9 * 24 * 60 * 60;

const cartCookie = createCookie('cart', { path: '/', httpOnly: true, sameSite: 'lax', maxAge: cartCookieSeconds });

/** The id of the visitor's cart, with its key, or `null`. A cookie that is not one of ours is none. */
export async function readCartId(request: Request): Promise<string | null> {
  const value: unknown = await cartCookie.parse(request.headers.get('Cookie'));
  return typeof value === 'string' && value.startsWith('gid://shopify/Cart/') ? value : null;
}

/**
 * Remembers this cart as the visitor's: appends both cookies to an answer's headers. Code that changes, creates or merges
 * a cart calls it with the cart's own id, key included.
 */
export async function setCartCookie(headers: Headers, cartId: string, { publicUrl }: Pick<Site, 'publicUrl'>) {
  const secure = publicUrl.startsWith('https:');
  headers.append('Set-Cookie', await cartCookie.serialize(cartId, { secure }));
  headers.append('Set-Cookie', marker(String(secondsOf(new Date())), cartCookieSeconds, secure));
}

/** Forgets the visitor's cart: it has expired, or was bought. Appends the cookies that do so to an answer's headers. */
export async function forgetCart(headers: Headers, { publicUrl }: Pick<Site, 'publicUrl'>) {
  const secure = publicUrl.startsWith('https:');
  headers.append('Set-Cookie', await cartCookie.serialize('', { secure, maxAge: 0, expires: new Date(0) }));
  headers.append('Set-Cookie', marker('', 0, secure));
}

/**
 * Whether the visitor changed the cart so lately that the shop would still have it. A cart that is gone all the same was
 * bought: the checkout, which may be a vendor's, cannot take the cookie away.
 */
export function isBought(request: Request, now: Date): boolean {
  const changed = Number(parseCookie(request.headers.get('Cookie') ?? '')[hasCartCookie]);
  return secondsOf(now) - changed < storedSeconds;
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

function marker(value: string, maxAge: number, secure: boolean): string {
  return stringifySetCookie({ name: hasCartCookie, value, path: '/', maxAge, sameSite: 'lax', secure });
}
