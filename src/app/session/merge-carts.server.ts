import type { Cart } from '#clients/commerce/cart-client.ts';
import { forgetCart, readCartId, setCartCookie } from '../cart/cart-cookie.server.ts';
import type { RequestContext, Site } from '../context.ts';
import type { LoggedIn } from './auto-login.server.ts';

type MergeSite = Pick<Site, 'commerce' | 'customerCarts' | 'publicUrl' | 'log'>;

/**
 * Gives a customer who has just logged in one cart: their own of last time, with what they chose as a guest added to it.
 * The cart of another customer whose session ended in this browser stays theirs. Adds the cookies that name the cart to
 * `headers`. Never fails: a login is not lost for a cart.
 */
export async function mergeCarts(
  site: MergeSite,
  context: RequestContext,
  customer: LoggedIn,
  request: Request,
  headers: Headers,
): Promise<void> {
  try {
    const [cookieId, ownId] = await Promise.all([readCartId(request), site.customerCarts.find(customer.customerId)]);
    const owner = cookieId === null ? null : await site.customerCarts.ownerOf(cookieId);
    const guestId = owner === null || owner === customer.customerId ? cookieId : null;
    const cartId = await oneCart(site, context, guestId, ownId);
    if (cartId === null) {
      if (ownId !== null) await site.customerCarts.forget(customer.customerId);
      if (cookieId !== null) await forgetCart(headers, site);
      return;
    }
    await site.commerce.cart.setBuyer(context.market, cartId, { customerAccessToken: customer.accessToken });
    await site.customerCarts.remember(customer.customerId, cartId, context.now);
    await setCartCookie(headers, cartId, site);
  } catch (error) {
    site.log('warn', 'carts_not_merged', { error });
  }
}

/** The id of the cart that remains of the two; null when neither is there any more. */
async function oneCart(
  { commerce }: MergeSite,
  { market }: RequestContext,
  guestId: string | null,
  ownId: string | null,
): Promise<string | null> {
  const read = async (id: string | null) => (id === null ? null : (await commerce.cart.read(market, id)).cart);
  const [guest, own] = await Promise.all([read(guestId), guestId === ownId ? null : read(ownId)]);
  if (!own) return guest?.id ?? null;
  if (!guest || guest.lines.nodes.length === 0) return own.id;
  await moveLines(commerce, market, guest, own);
  return own.id;
}

/**
 * Moves every line; the service sums equal ones up to what is in stock, and lines that hang on others still do. They are
 * taken out of the guest's cart first: of two logins at the same moment only one finds them there, so nothing is counted
 * twice. If they cannot be put in, they go back.
 */
async function moveLines(
  commerce: Site['commerce'],
  market: RequestContext['market'],
  guest: Cart,
  own: Cart,
): Promise<void> {
  const guestLines = guest.lines.nodes.filter(({ quantity }) => quantity > 0).toReversed();
  const lines = guestLines.map((line) => {
    const { merchandise, quantity, attributes } = line;
    const parentId = 'parentRelationship' in line ? line.parentRelationship?.parent.id : undefined;
    const parent = guestLines.find(({ id }) => id === parentId);
    return {
      merchandiseId: merchandise.id,
      quantity,
      attributes: attributes.map(({ key, value }) => ({ key, value: value ?? '' })),
      ...(parent && { parent: { merchandiseId: parent.merchandise.id } }),
    };
  });
  const ids = guest.lines.nodes.map(({ id }) => id);
  const taken = await commerce.cart.removeLines(market, guest.id, ids);
  if (taken.errors.length > 0) return;
  const given = await commerce.cart.addLines(market, own.id, lines);
  if (given.cart === null) {
    await commerce.cart.addLines(market, guest.id, lines);
    throw new Error(given.errors.map(({ message }) => message).join('; ') || 'the lines could not be moved');
  }
  const codes = guest.discountCodes.map(({ code }) => code);
  const known = own.discountCodes.map(({ code }) => code);
  if (codes.some((code) => !known.includes(code))) {
    await commerce.cart.setDiscountCodes(market, own.id, [...new Set([...known, ...codes])]);
  }
  if (guest.note && !own.note) await commerce.cart.setNote(market, own.id, guest.note);
}
