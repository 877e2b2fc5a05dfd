import { parseSetCookie } from 'cookie';
import { describe, expect, it } from 'vitest';
import { forgetCart, isBought, readCartId, setCartCookie } from './cart-cookie.server.ts';

const cartId = 'gid://shopify/Cart/c1-abc?key=0123456789abcdef';

/** The request a browser would send after this answer. */
function nextRequest(headers: Headers): Request {
  const pairs = headers.getSetCookie().flatMap((cookie) => {
    const [pair = ''] = cookie.split(';');
    return /Max-Age=0/i.test(cookie) ? [] : [pair];
  });
  return new Request('http://site.example/cart', { headers: { Cookie: pairs.join('; ') } });
}

describe('the cart cookie', () => {
  it('keeps the id with its key, out of reach of scripts, for the whole site', async () => {
    const headers = new Headers();
    await setCartCookie(headers, cartId, { publicUrl: 'https://site.example' });
    const [cart = '', marker = ''] = headers.getSetCookie();
    for (const attribute of ['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure', 'Max-Age=2592000']) {
      expect(cart).toContain(attribute);
    }
    expect(await readCartId(nextRequest(headers))).toBe(cartId);
    expect(parseSetCookie(marker)).toEqual({
      ...{ name: 'has_cart', value: expect.stringMatching(/^\d{10,}$/) },
      ...{ path: '/', maxAge: 2_592_000, sameSite: 'lax', secure: true },
    });
  });

  it('tells a cart that was bought from one that lay too long', async () => {
    const headers = new Headers();
    await setCartCookie(headers, cartId, { publicUrl: 'https://site.example' });
    const request = nextRequest(headers);
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    expect([0, 8, 10].map((days) => isBought(request, inDays(days)))).toEqual([true, true, false]);
    expect(isBought(new Request('http://site.example/'), new Date())).toBe(false);
  });

  it('is not Secure where the site is not on https', async () => {
    const headers = new Headers();
    await setCartCookie(headers, cartId, { publicUrl: 'http://localhost:3000' });
    expect(headers.getSetCookie().join()).not.toContain('Secure');
  });

  it('is gone once it is forgotten', async () => {
    const headers = new Headers();
    await forgetCart(headers, { publicUrl: 'https://site.example' });
    expect(headers.getSetCookie()).toHaveLength(2);
    expect(await readCartId(nextRequest(headers))).toBeNull();
  });

  it.each(['', 'cart=nonsense', `cart=${btoa('"1"')}`, 'cart=%'])(
    'without one (%s) there is no cart',
    async (cookie) => {
      expect(await readCartId(new Request('http://site.example/', { headers: { Cookie: cookie } }))).toBeNull();
    },
  );
});
