import { cartContents } from '#blocks/cart/cart-contents.server.ts';
import type { CartContents, CartNotice, CartReply } from '#blocks/cart/cart-contract.ts';
import type { Cart } from '#clients/commerce/cart-client.ts';
import type { RequestContext, Site } from '../context.ts';
import { forgetCart, isBought, readCartId } from './cart-cookie.server.ts';
import { nameOf, nextSeenPrices, priceNotices, readSeenPrices, setSeenPricesCookie } from './seen-prices.server.ts';

/** A reply with the cookies that go with it. */
export type ShownCart = { reply: CartReply; headers: Headers };

export const unreachable = 'The shop did not answer. What is in your cart is safe; try again in a moment.';

const expired: CartNotice = {
  kind: 'expired_cart',
  text: 'That cart is closed: it was bought, or it lay too long. The next thing you add starts a new one.',
};

export const noCart: CartReply = { cart: null, notices: [], fieldErrors: [], said: null };

/** The visitor's cart of this moment, with what has changed since it was last seen; one that is gone is forgotten, without a word where it was bought. */
export async function showCart(request: Request, site: Site, requestInfo: RequestContext): Promise<ShownCart> {
  const headers = new Headers();
  const cartId = await readCartId(request);
  if (cartId === null) return { reply: noCart, headers };
  const { cart, errors } = await site.commerce.cart.read(requestInfo.market, cartId);
  if (cart) {
    const inMarket = await ofMarket(cart, cartId, site, requestInfo);
    return { reply: await shownReply(inMarket, { request, headers, site }), headers };
  }
  if (errors.length > 0) {
    site.log('error', 'cart_not_read', { errors: errors.map(({ message }) => message) });
    return { reply: { ...noCart, fieldErrors: [{ at: 'cart', text: unreachable }] }, headers };
  }
  await forgetCart(headers, site);
  return { reply: { ...noCart, notices: isBought(request, requestInfo.now) ? [] : [expired] }, headers };
}

/** The visitor's cart without a word of what has changed in it; nothing counts as seen, and nothing is forgotten. */
export async function peekAtCart(request: Request, { commerce }: Site, { market }: RequestContext): Promise<CartReply> {
  const cartId = await readCartId(request);
  const found = cartId === null ? null : (await commerce.cart.read(market, cartId)).cart;
  return { ...noCart, cart: found && cartContents(found) };
}

/** A cart follows the visitor into another market, where its prices are others. */
async function ofMarket(cart: Cart, cartId: string, site: Site, { market }: RequestContext): Promise<Cart> {
  if (cart.buyerIdentity.countryCode === market.country) return cart;
  const { cart: moved } = await site.commerce.cart.setBuyer(market, cartId, { countryCode: market.country });
  return moved ?? cart;
}

type Showing = { request: Request; headers: Headers; site: Pick<Site, 'publicUrl'> };

/** The reply that shows this cart, and from which on its prices count as seen. */
export async function shownReply(cart: Cart, { request, headers, site }: Showing): Promise<CartReply> {
  const contents = cartContents(cart);
  const seen = await readSeenPrices(request);
  await setSeenPricesCookie(headers, nextSeenPrices(contents, seen, true), site);
  return { ...noCart, cart: contents, notices: [...priceNotices(contents, seen), ...stockNotices(contents)] };
}

/** What can no longer be had, or not in that number. */
function stockNotices({ lines }: CartContents): CartNotice[] {
  return lines.flatMap((line) => {
    if (line.stock === 'ok') return [];
    const text =
      line.stock === 'sold_out'
        ? `${nameOf(line)} has sold out. Remove it to continue.`
        : `Only ${line.maximum} of ${nameOf(line)} ${line.maximum === 1 ? 'is' : 'are'} left.`;
    return [{ kind: 'stock_changed' as const, text }];
  });
}
